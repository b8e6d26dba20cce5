import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const cell = (value: string) => csvOf([[value]]).slice(1, -2)

test('starts with a byte order mark and ends lines with CRLF', () => {
  expect(
    csvOf([
      ['آرڈر', 'Fee'],
      ['CLX1', 140.5],
    ]),
  ).toBe('\uFEFF"آرڈر","Fee"\r\n"CLX1",140.50\r\n')
})

test('escapes quotes, commas and line breaks', () => {
  expect(cell('A "silk" kurta, teal\nnew')).toBe('"A ""silk"" kurta, teal\nnew"')
})

test.each(['=1+1', '+92300', '-2', '@SUM(A1)', '\t=1', '  =HYPERLINK("x")', '＝1', '\r=1', '|cmd', '%0A'])(
  'prevents %j from running as a formula',
  text => {
    expect(cell(text)).toBe(`"'${text.replaceAll('"', '""')}"`)
  },
)

test('leaves harmless texts and amounts unchanged', () => {
  expect(cell('2 × Kurta = nice')).toBe('"2 × Kurta = nice"')
  expect(csvOf([[1250, 0.1]])).toBe('\uFEFF1250.00,0.10\r\n')
})
