import { expect, test } from 'vitest'
import { postalAddressKey } from './postal-address-key.ts'

const keyOf = (address_line_1: string, address_line_2: string | null = null) =>
  postalAddressKey({ address_line_1, address_line_2, city: 'Lahore' })

// HELD-1, CHECKOUT-10
test.each<[string, string, string?]>([
  ['House 7, Street 2', 'house-7 STREET 2'],
  ['House 7, Street 2', 'House 7', 'Street 2'],
  ['House 7, Street 2', 'Ｈｏｕｓｅ　７ Ｓｔｒｅｅｔ　２'],
  ['House 7, Street 2', 'House ۷, Street ٢'],
  ['مکان ۷، گلی ۲', 'مکان ۷ گلی ۲'],
  ['مکان ۷، گلی ۲', 'مکان 7 گلی 2'],
  ['مکان ۷، گلی ۲', 'ﻣﮑﺎﻥ ٧، ﮔﻠﯽ ٢'],
])('%s is the address %s %s', (address, line1, line2) => {
  expect(keyOf(line1, line2)).toBe(keyOf(address))
  expect(keyOf(`${line1}1`, line2)).not.toBe(keyOf(address))
})
