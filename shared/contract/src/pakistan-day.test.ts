import { expect, test } from 'vitest'
import { endOfPakistanDay, pakistanDay, startOfPakistanDay } from './pakistan-day.ts'

test.each([
  ['2026-11-28T18:59:59Z', '2026-11-28'],
  ['2026-11-28T19:00:00Z', '2026-11-29'],
])('returns the day in Pakistan at %s: %s', (moment, day) => {
  expect(pakistanDay(Date.parse(moment))).toBe(day)
})

test('returns when a day of Pakistan starts, and ends as the next one starts', () => {
  expect(startOfPakistanDay('2026-11-30')).toEqual(new Date('2026-11-29T19:00:00Z'))
  expect(endOfPakistanDay('2026-11-30')).toEqual(startOfPakistanDay('2026-12-01'))
})
