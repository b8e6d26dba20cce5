import * as z from '@closyyy/contract/schema'
import { expect, test } from 'vitest'
import { PlacedOrder } from './checkout-schemas.ts'

// CHECKOUT-8
test('accepts a response with nothing but an order id', () => {
  expect(z.safeParse(PlacedOrder, { id: 7 }).data).toEqual({ id: 7 })
  expect(z.safeParse(PlacedOrder, {}).success).toBe(false)
})
