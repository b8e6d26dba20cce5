import { expect, test } from 'vitest'
import { maxSpecialPrice, minSpecialPrice, suggestedSpecialPrice } from './special-prices.ts'

// OFFER-14
test.each([
  [2_500, 1_250, 2_375, 2_250],
  [999, 500, 949, 899],
  [1_000.5, 501, 950, 900],
  [1, 1, 0, 0],
])('a product of Rs.%d has a special price from Rs.%d to Rs.%d, Rs.%d by default', (price, min, max, suggested) => {
  expect([minSpecialPrice(price), maxSpecialPrice(price), suggestedSpecialPrice(price)]).toEqual([min, max, suggested])
})
