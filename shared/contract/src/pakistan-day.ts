const PAKISTAN_OFFSET_MS = 5 * 3_600_000

/** Returns the hour of the day in Pakistan, 0 to 23. */
export function pakistanHour(at: number): number {
  return new Date(at + PAKISTAN_OFFSET_MS).getUTCHours()
}

/** Returns the day in Pakistan, such as `2026-11-24`; Pakistan has one time zone without daylight saving time. */
export function pakistanDay(at: number): string {
  return new Date(at + PAKISTAN_OFFSET_MS).toISOString().slice(0, 10)
}
