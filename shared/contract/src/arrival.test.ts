import { expect, test } from 'vitest'
import { expectedArrival } from './arrival.ts'

const seller = { id: 1, username: 'sana', profile_picture: null }
const placed = { status: 'pending', created_at: '2026-01-20T09:30:00Z', shipped_at: null, seller } as const
const now = Date.parse('2026-01-20T10:00:00Z')
const daysOf = (order: Parameters<typeof expectedArrival>[0], at = now) => {
  const arrival = expectedArrival(order, at)
  return arrival && [arrival.from, arrival.to].map(day => day.toISOString().slice(0, 10))
}

// ORDER-3
test('expects an order three to six days after it was placed', () => {
  expect(daysOf(placed)).toEqual(['2026-01-23', '2026-01-26'])
})

test('expects an order in the days that were measured of its seller, as its products say, until it is shipped', () => {
  const measured = { ...placed, seller: { ...seller, delivery_days: { from: 2, to: 3 } } }
  expect(daysOf(measured)).toEqual(['2026-01-22', '2026-01-23'])
  const shipped_at = '2026-01-21T09:30:00Z'
  expect(daysOf({ ...measured, status: 'shipped', shipped_at })).toEqual(['2026-01-22', '2026-01-25'])
})

test('expects a parcel one to four days after it was shipped', () => {
  const shipped = { ...placed, status: 'shipped', shipped_at: '2026-01-22T09:30:00Z' } as const
  expect(daysOf(shipped)).toEqual(['2026-01-23', '2026-01-26'])
  expect(daysOf({ ...shipped, shipped_at: '2026-01-24T09:30:00Z' })).toEqual(['2026-01-25', '2026-01-28'])
})

test.each(['delivered', 'completed', 'cancelled'] as const)('returns no estimate for a %s order', status => {
  expect(daysOf({ ...placed, status })).toBeUndefined()
})

test('returns no estimate after its last day', () => {
  expect(daysOf(placed, Date.parse('2026-01-27T00:00:00Z'))).toBeUndefined()
})
