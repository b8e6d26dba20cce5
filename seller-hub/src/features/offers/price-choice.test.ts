import { expect, test } from 'vitest'
import { isTooHighCounter, typedPrice } from './price-choice.ts'

// OFFER-3
test('a counter stays below the price of the product', () => {
  expect(isTooHighCounter(2_000, 2_000)).toBe(true)
  expect(isTooHighCounter(1_999.99, 2_000)).toBe(false)
})

test('an empty field is no price', () => {
  expect(typedPrice(' ')).toBeNaN()
  expect(typedPrice('1200.5')).toBe(1200.5)
})
