import { pakistanDay } from '@closyyy/contract/pakistan-day'
import { expect, test } from 'vitest'
import { AppError } from '../../http/app-error.ts'
import { renderMessage } from '../../messages/response-message.ts'
import { readRemittanceFile } from './remittance-file.ts'

const read = (csv: string) =>
  readRemittanceFile(csv).map(({ line, reference, amount_paisa, paid_on }) => [line, reference, amount_paisa, paid_on])

function errorOf(csv: string): string {
  try {
    readRemittanceFile(csv)
  } catch (error) {
    const [message] = (error as AppError).fields?.csv ?? []
    return error instanceof AppError && message ? renderMessage(message, 'en') : String(error)
  }
  return 'none'
}

// REMITTANCE-1
test('reads the files of spreadsheets: any column order, separators, quotes, line ends and notations', () => {
  expect(
    read(
      '\uFEFFDate,Note,"Reference",AMOUNT\r\n2026-10-31,"a, b","CLX ""7""","Rs. 1,250.5"\r\n\r\n01/11/2026,,X2,7\r\n',
    ),
  ).toEqual([
    [2, 'CLX "7"', 125_050, '2026-10-31'],
    [4, 'X2', 700, '2026-11-01'],
  ])
  expect(read('reference;amount;date\nA;0;2026-02-28')).toEqual([[2, 'A', 0, '2026-02-28']])
  expect(read('reference\tamount\tdate\nA\t1,00,000.05\t2026-02-28')).toEqual([[2, 'A', 10_000_005, '2026-02-28']])
})

// REMITTANCE-1
test('reads quoted cells between tabs, and takes no other column for the amount', () => {
  expect(read('reference\tamount\tdate\n"R1"\t"100"\t"2026-01-01"')).toEqual([[2, 'R1', 10_000, '2026-01-01']])
  expect(errorOf('reference\tdate\tamount\tnote\nR1\t2026-01-01\t\t"100"')).toMatch(/^Line 2 cannot be read\./)
  expect(read('reference, amount, date\n "R1" , "100" , "2026-01-01" ')).toEqual([[2, 'R1', 10_000, '2026-01-01']])
})

test.each([
  ['a negative amount', 'A,-5,2026-10-31'],
  ['an amount in words', 'A,five,2026-10-31'],
  ['three decimals', 'A,1.234,2026-10-31'],
  ['a year before 2000', 'A,5,1999-12-31'],
  ['the year 0', 'A,5,0000-02-02'],
  ['the year 0 in the other notation', 'A,5,29/02/0000'],
  ['a decimal comma that splits the amount', 'A,22,50,2026-10-31'],
  ['a formula', 'A,=1+1,2026-10-31'],
  ['a day that does not exist', 'A,5,2026-02-30'],
  ['no reference', ',5,2026-10-31'],
  ['a long reference', `${'A'.repeat(101)},5,2026-10-31`],
  ['too few cells', 'A,5'],
  ['text after a quote', '"A"b,5,2026-10-31'],
])('rejects %s with its line', (_, line) => {
  expect(errorOf(`reference,amount,date\nB,1,2026-10-31\n${line}`)).toMatch(/^Line 3 cannot be read\./)
})

// REMITTANCE-5
test.each([
  '22,50',
  '950,00',
  '1,2345',
  '1234,567',
  '0,500',
  '1,00,00',
  '123,45,678',
  '12,34,56',
  '2.250,00',
  ',500',
  '5,',
])('rejects the amount %s, whose commas separate no thousands', amount => {
  expect(errorOf(`reference;amount;date\nA;${amount};2026-10-31`)).toMatch(/^Line 2 cannot be read\./)
})

// REMITTANCE-5
test.each([
  ['2,250', 225_000],
  ['1,234,567', 123_456_700],
  ['12,34,567.5', 1_234_567_50],
  ['1,23,45,678', 1_234_567_800],
  ['PKR 99,999', 9_999_900],
])('reads %s by its thousands', (amount, paisa) => {
  expect(read(`reference;amount;date\nA;${amount};2026-10-31`)).toEqual([[2, 'A', paisa, '2026-10-31']])
})

// REMITTANCE-5
test('rejects a row with more cells than columns unless they are empty', () => {
  expect(errorOf('date,reference,amount\n2026-10-31,A,22,50')).toMatch(/^Line 2 cannot be read\./)
  expect(read('date,reference,amount\n2026-10-31,A,22,,')).toEqual([[2, 'A', 2_200, '2026-10-31']])
})

// REMITTANCE-5
test.each(['100000000001', '99999999999999999', '99,999,999,999,999,999'])('rejects the large amount %s', amount => {
  expect(errorOf(`reference;amount;date\nA;100,000,000,000;2026-10-31\nB;${amount};2026-10-31`)).toBe(
    'The amount in line 3 is too large. Please correct it.',
  )
})

// REMITTANCE-4
test('rejects a row of a later day than today in Pakistan', () => {
  const day = (later: number) => pakistanDay(Date.now() + later * 24 * 3_600_000)
  expect(errorOf(`reference,amount,date\nA,5,${day(0)}`)).toBe('none')
  expect(errorOf(`reference,amount,date\nA,5,${day(1)}`)).toBe(
    'The date in line 2 is in the future. Please correct it.',
  )
})

test('rejects a file without its columns, without rows or with too many', () => {
  expect(errorOf('order,amount,date\nA,1,2026-10-31')).toMatch(/^The first line of the file must name/)
  expect(errorOf('reference,amount,date\n\n')).toBe('The file has no rows.')
  expect(errorOf(`reference,amount,date\n${'A,1,2026-10-31\n'.repeat(2_001)}`)).toBe(
    'Please split the file: it can have up to 2,000 rows.',
  )
})

// REMITTANCE-5
test.each(['reference,amount,date,amount', 'Amount,reference,AMOUNT,date', 'date,reference,date,amount'])(
  'rejects the header %s, which names a column twice',
  header => {
    expect(errorOf(`${header}\nA,1,2026-10-31,2`)).toBe(
      'The first line of the file must name the columns reference, amount and date, each once.',
    )
  },
)
