/** Durations in seconds. */
export const QUARTER_HOUR = 900
export const HOUR = 3_600
export const DAY = 86_400

/** Durations in milliseconds. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

/** Returns a time from JSON that the database builds, which has its own format, as all other times of responses. */
export const isoTime = (at: string): string => new Date(at).toISOString()
