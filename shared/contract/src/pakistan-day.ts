/** Pakistan has one time zone without daylight saving time. */
const PAKISTAN_OFFSET_MS = 5 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** Returns the hour of the day in Pakistan, 0 to 23. */
export function pakistanHour(at: number): number {
  return new Date(at + PAKISTAN_OFFSET_MS).getUTCHours()
}

/** Returns the day in Pakistan, such as `2026-11-24`. */
export function pakistanDay(at: number): string {
  return new Date(at + PAKISTAN_OFFSET_MS).toISOString().slice(0, 10)
}

/** Returns when a day starts in Pakistan; an invalid date for an invalid day. */
export function startOfPakistanDay(day: string): Date {
  return new Date(Date.parse(day) - PAKISTAN_OFFSET_MS)
}

/** Returns when the next day starts in Pakistan. */
export function endOfPakistanDay(day: string): Date {
  return new Date(startOfPakistanDay(day).getTime() + DAY_MS)
}
