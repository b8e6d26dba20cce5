import { expect, test } from 'vitest'
import type { OffersText } from './offers-text.ts'
import { relativeTime } from './relative-time.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
const t: OffersText = (id, values) => `${id} ${values?.count ?? ''}`.trim()

// UI-4
test.each([
  [0.99, 'time.just-now'],
  [1, 'time.hours 1'],
  [48.9, 'time.hours 48'],
  [49, 'time.days 2'],
  [24 * 7, 'time.days 7'],
])('%d hours ago is %s', (hours, message) => {
  expect(relativeTime(t, hoursAgo(hours), now)).toBe(message)
})

test('shows the date after a week', () => {
  expect(relativeTime(t, hoursAgo(24 * 8), now)).toBe('2 March 2026')
})
