import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localDays, localTime, shopDay, shopDays, shopTime } from './local-time.ts'

const speak = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })

beforeEach(() => {
  speak('en')
  vi.setSystemTime(new Date(2026, 5, 1))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A time at this hour in the time zone of the tests. */
const at = (hour: number) => new Date(2026, 0, 20, hour, 30).toISOString()

test('formats a time with its day and part of the day', () => {
  expect(localTime(at(16), 'time')).toMatch(/^20 January.* 4:30 pm$/)
})

test('names the year of another one, but not with a weekday', () => {
  const lastYear = new Date(2025, 10, 24, 16, 30).toISOString()
  expect(localTime(lastYear, 'time')).toMatch(/^24 November 2025.* 4:30 pm$/)
  expect(localTime(lastYear, 'short')).toMatch(/^24 Nov 2025$/)
  expect(localTime(lastYear, 'weekday')).toMatch(/^Monday.* 4:30 pm$/)
  expect(localTime(at(16), 'short')).toBe('20 Jan')
  speak('ur')
  expect(localTime(lastYear, 'time')).toBe('24 نومبر، 2025، سہ پہر 4:30 بجے')
  expect(localTime(lastYear, 'short')).toContain('2025')
})

test.each([
  [9, 'صبح 9:30 بجے'],
  [13, 'دوپہر 1:30 بجے'],
  [17, 'سہ پہر 5:30 بجے'],
  [19, 'شام 7:30 بجے'],
  [22, 'رات 10:30 بجے'],
])('names the part of the day in an Urdu time at %d:30', (hour, told) => {
  speak('ur')
  expect(localTime(at(hour), 'time')).toBe(`20 جنوری، ${told}`)
  expect(localTime(at(hour), 'weekday')).toBe(`منگل، ${told}`)
})

test('an Urdu time with its seconds has its day before it', () => {
  speak('ur')
  expect(localTime(at(17), 'exact')).toBe('20 جنوری، 2026، سہ پہر 5:30:00 بجے')
})

test('omits repeated parts in a range of days', () => {
  const days = (from: string, to: string) => localDays(new Date(from), new Date(to))
  expect(days('2026-01-20T12:00', '2026-01-23T12:00')).toBe('20–23 January')
  expect(days('2026-01-30T12:00', '2026-02-02T12:00')).toMatch(/^30 January\s–\s2 February$/)
})

test('formats times and days where the shop is', () => {
  const lateInUtc = '2025-12-31T20:30:00Z'
  expect(shopTime(lateInUtc, 'en')).toMatch(/^1 January.* 1:30 am$/)
  expect(shopDay(lateInUtc, 'en')).toBe('1 January 2026')
  expect(shopDay(lateInUtc, 'ur')).toBe('1 جنوری، 2026')
  expect(shopDays(new Date(lateInUtc), new Date('2026-01-04T09:00:00Z'), 'en')).toMatch(/^1\s?–\s?4 January$/)
})
