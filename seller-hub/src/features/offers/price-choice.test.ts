import { expect, test } from 'vitest'
import { isTooHighCounter, leastOffer, offerFault, presetPrice, typedPrice } from './price-choice.ts'

test('presets leave 90 and 80 percent, to the paisa', () => {
  expect(presetPrice(2_000, '10')).toBe(1_800)
  expect(presetPrice(333.33, '20')).toBe(266.66)
})

test('half is rounded up to the paisa, as the server does', () => {
  expect(leastOffer(2_000)).toBe(1_000)
  expect(leastOffer(999.99)).toBe(500)
})

test.each([
  [2_000, 'not-lower'],
  [999.99, 'too-low'],
  [1_000, undefined],
  [1_999.99, undefined],
])('an offer of %d for 2,000 rupees is %s', (price, fault) => {
  expect(offerFault(price, 2_000)).toBe(fault)
})

test('a counter stays below the price of the product', () => {
  expect(isTooHighCounter(2_000, 2_000)).toBe(true)
  expect(isTooHighCounter(1_999.99, 2_000)).toBe(false)
})

test('an empty field is no price', () => {
  expect(typedPrice(' ')).toBeNaN()
  expect(typedPrice('1200.5')).toBe(1200.5)
})
