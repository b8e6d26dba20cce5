import { expect, test } from 'vitest'
import { orderFees } from './order-fees.ts'

// LEDGER-1, LEDGER-3
test.each([
  [299_900, { deliveryFee: 25_000, platformFee: 29_990, sellerProfit: 269_910 }],
  [300_000, { deliveryFee: 25_000, platformFee: 30_000, sellerProfit: 245_000 }],
  [300_100, { deliveryFee: 25_000, platformFee: 30_010, sellerProfit: 245_090 }],
  [1_005, { deliveryFee: 25_000, platformFee: 101, sellerProfit: 904 }],
])('computes the fees of a subtotal of %i paisa exactly', (subtotal, fees) => {
  expect(orderFees(subtotal)).toEqual(fees)
})
