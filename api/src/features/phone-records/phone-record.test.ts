import { expect, test } from 'vitest'
import { HALF_LIFE_DAYS, MAX_AGE_DAYS, type OrderEnd, recordOf, standingOf } from './phone-record.ts'

const end = (kind: OrderEnd['kind'], ageDays: number): OrderEnd => ({ kind, ageDays })

// PHONE-RECORD-1
test('counts each parcel half as much after each half-life', () => {
  const ends = [end('delivered', 0), end('delivered', HALF_LIFE_DAYS), end('refused', 2 * HALF_LIFE_DAYS)]
  expect(recordOf(ends)).toEqual({ delivered: 1.5, refused: 0.25 })
})

test('ignores parcels of long ago, and is empty without parcels', () => {
  expect(recordOf([end('refused', MAX_AGE_DAYS + 1)])).toEqual({ delivered: 0, refused: 0 })
  expect(recordOf([])).toEqual({ delivered: 0, refused: 0 })
})

// CHECKOUT-10
test.each([
  [0, 0, 'clear'],
  [0, 0.2, 'clear'],
  [0.2, 0, 'clear'],
  [0.25, 0, 'trusted'],
  [4, 1, 'trusted'],
  [3, 1, 'doubtful'],
  [3, 3, 'doubtful'],
  [1, 3, 'refused'],
  // Three parcels of the last week.
  [0, 2.93, 'refused'],
  [12, 3, 'trusted'],
])('%d delivered and %d refused parcels are a %s record', (delivered, refused, standing) => {
  expect(standingOf({ delivered, refused })).toBe(standing)
})
