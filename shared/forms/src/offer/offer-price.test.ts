import { expect, test } from 'vitest'
import { initialOffer, offerError, presetPrice } from './offer-price.ts'

test.each([
  [1000, '10', 900],
  [1000, '20', 800],
  [999.99, '10', 899.99],
  [333.33, '20', 266.66],
] as const)('calculates the preset price of %d rupees with %s percent off: %d', (price, off, expected) => {
  expect(presetPrice(price, off)).toBe(expected)
})

// OFFER-2, PRODUCT-6
test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['abc', 'missing'],
  ['1000', 'not-lower'],
  ['1000.004', 'missing'],
  ['0x258', 'missing'],
  ['1.5k', 'missing'],
  ['2000', 'not-lower'],
  ['499.99', 'too-low'],
  ['0', 'too-low'],
  ['-5', 'missing'],
  ['500', undefined],
  ['999.99', undefined],
  ['Rs. 900', undefined],
  ['۹۰۰', undefined],
])('checks an offer of “%s” for 1,000 rupees: %s', (typed, error) => {
  expect(offerError(typed, 1000)).toBe(error)
})

// UI-6
test('keeps the typed values, and calculates the price of a preset again', () => {
  const typed = { preset: 'custom', offer_price: '1500', message: 'Please.' }
  expect(initialOffer(2000, typed)).toEqual(typed)
  expect(initialOffer(2000, { ...typed, preset: '20' })).toEqual({ ...typed, preset: '20', offer_price: '1600' })
  expect(initialOffer(2000)).toEqual({ preset: '10', offer_price: '1800', message: '' })
})
