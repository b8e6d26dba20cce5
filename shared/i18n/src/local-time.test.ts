import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localDays, localTime } from './local-time.ts'

const speak = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })

beforeEach(() => speak('en'))
afterEach(() => vi.unstubAllGlobals())

/** A time at this hour in the time zone of the tests. */
const at = (hour: number) => new Date(2026, 0, 20, hour, 30).toISOString()

test('formats a time with its day and part of the day', () => {
  expect(localTime(at(16), 'time')).toMatch(/^20 January.* 4:30 pm$/)
})

test.each([
  [9, 'صبح'],
  [13, 'دوپہر'],
  [17, 'سہ پہر'],
  [19, 'شام'],
  [22, 'رات'],
])('at %d:30 an Urdu time names the part of the day in Urdu', (hour, name) => {
  speak('ur')
  for (const form of ['time', 'weekday'] as const) {
    const text = localTime(at(hour), form)
    expect(text).toContain(name)
    expect(text).not.toMatch(/[a-z]/i)
  }
})

test('omits repeated parts in a range of days', () => {
  const days = (from: string, to: string) => localDays(new Date(from), new Date(to))
  expect(days('2026-01-20T12:00', '2026-01-23T12:00')).toBe('20–23 January')
  expect(days('2026-01-30T12:00', '2026-02-02T12:00')).toMatch(/^30 January\s–\s2 February$/)
})
