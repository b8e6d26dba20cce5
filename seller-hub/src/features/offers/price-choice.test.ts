import { expect, test } from 'vitest'
import { isTooHighCounter, typedPrice } from './price-choice.ts'

// OFFER-3
test('keeps a counter-offer below the product price', () => {
  expect(isTooHighCounter(2_000, 2_000)).toBe(true)
  expect(isTooHighCounter(1_999.99, 2_000)).toBe(false)
})

test('reads an empty field as no price', () => {
  expect(typedPrice(' ')).toBeNaN()
  expect(typedPrice('1200.5')).toBe(1200.5)
})
