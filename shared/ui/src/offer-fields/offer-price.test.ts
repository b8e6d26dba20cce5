import { expect, test } from 'vitest'
import { lowestOffer, offerFault, presetPrice } from './offer-price.ts'

test.each([
  [1000, '10', 900],
  [1000, '20', 800],
  [999.99, '10', 899.99],
  [333.33, '20', 266.66],
] as const)('%d rupees with %s percent off are %d', (price, off, expected) => {
  expect(presetPrice(price, off)).toBe(expected)
})

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['abc', 'missing'],
  ['1000', 'not-lower'],
  ['1000.004', 'not-lower'],
  ['2000', 'not-lower'],
  ['499.99', 'too-low'],
  ['0', 'too-low'],
  ['-5', 'too-low'],
  ['500', undefined],
  ['999.99', undefined],
])('an offer of “%s” for 1,000 rupees is %s', (typed, fault) => {
  expect(offerFault(typed, 1000)).toBe(fault)
})

// OFFER-2
test('half of an odd price is rounded up, as less would be refused', () => {
  expect(lowestOffer(999.99)).toBe(500)
  expect(offerFault('499.99', 999.99)).toBe('too-low')
})
