// as: api/src/features/orders/orders-service.test.ts
// expect: Unexpected conditional expect() call.
import { expect, it } from 'vitest'

it('responds', () => {
  if (Math.random() > 0.5) expect(1).toBe(1)
})
