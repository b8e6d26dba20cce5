import { expect, test } from 'vitest'
import { phoneAsTyped } from './phone-as-typed.ts'

// CHECKOUT-13
test.each([
  ['0', '0'],
  ['0300', '0300'],
  ['03001', '0300 1'],
  ['0300 12', '0300 12'],
  ['03001234567', '0300 1234567'],
  ['0300-1234567', '0300 1234567'],
  ['+92', '+92'],
  ['+923', '+92 3'],
  ['+923001234567', '+92 300 1234567'],
  ['0300 ', '0300'],
  ['042 3571 2345', '042 3571 2345'],
  ['923001234567', '923001234567'],
  ['', ''],
])('groups %s as %s', (typed, shown) => {
  expect(phoneAsTyped(typed)).toBe(shown)
  expect(phoneAsTyped(shown)).toBe(shown)
})
