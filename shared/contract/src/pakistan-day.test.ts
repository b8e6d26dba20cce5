import { expect, test } from 'vitest'
import { pakistanDay } from './pakistan-day.ts'

test.each([
  ['2026-11-28T18:59:59Z', '2026-11-28'],
  ['2026-11-28T19:00:00Z', '2026-11-29'],
])('returns the day in Pakistan at %s: %s', (moment, day) => {
  expect(pakistanDay(Date.parse(moment))).toBe(day)
})
