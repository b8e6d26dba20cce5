import { expect, test } from 'vitest'
import { withLatinDigits } from './latin-digits.ts'

test.each([
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['مکان ۱۲، Street 4', 'مکان 12، Street 4'],
])('writes %s with Latin digits', (text, latin) => {
  expect(withLatinDigits(text)).toBe(latin)
})
