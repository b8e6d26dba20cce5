import { expect, test } from 'vitest'
import { HALF_LIFE_DAYS, MAX_AGE_DAYS, type OrderEnd, recordOf } from './phone-record.ts'

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
