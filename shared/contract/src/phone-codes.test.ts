import { expect, test } from 'vitest'
import { codeDigits, phoneOf } from './phone-codes.ts'

// PHONE-1, PHONE-9
test.each(['0300 1234567', '+92 300 1234567', '۰۳۰۰ ۱۲۳۴۵۶۷', '٠٣٠٠-١٢٣٤٥٦٧', '+۹۲۳۰۰۱۲۳۴۵۶۷'])(
  'reads the phone %s',
  text => {
    expect(phoneOf(text)).toBe('923001234567')
  },
)

// PHONE-9
test.each([
  [' 123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['١٢٣ ٤٥٦', '123456'],
  ['Your code is 123456', '123456'],
  ['Order 97: your code is 123-456. It works for 10 minutes.', '123456'],
  ['1234567', '1234567'],
  ['123', '123'],
  ['no digits', ''],
])('finds the digits of the code in “%s”', (text, digits) => {
  expect(codeDigits(text)).toBe(digits)
})
