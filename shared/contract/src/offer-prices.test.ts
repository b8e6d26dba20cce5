import { expect, test } from 'vitest'
import { findOfferError, minOffer } from './offer-prices.ts'

// OFFER-2
test.each([
  [1_000, 1_000, 'not-lower'],
  [1_000, 999.99, undefined],
  [1_000, 500, undefined],
  [1_000, 499.99, 'too-low'],
  [999.99, 500, undefined],
  [999.99, 499.99, 'too-low'],
  [0.29, 0.15, undefined],
  [0.29, 0.14, 'too-low'],
])('checks for a price of Rs.%d an offer of Rs.%d: %s', (price, offered, error) => {
  expect(findOfferError(offered, price)).toBe(error)
})

// OFFER-2
test.each([
  [1_000, 500],
  [999.99, 500],
  [333.33, 166.67],
])('rounds half of Rs.%d up to Rs.%d, which the server accepts', (price, min) => {
  expect(minOffer(price)).toBe(min)
  expect(findOfferError(min, price)).toBeUndefined()
})
