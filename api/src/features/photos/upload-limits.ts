import { DAY } from '../../time.ts'
import type { Limit } from '../limits/limits-service.ts'

/** Photos of one listing, and one more to refuse by its own message (PHOTO-1). */
export const MOST_FILES = 9
/** What is received at the same time never holds more than these times a whole set of photos on disk. */
export const MOST_AT_A_TIME = 16

/** Forms with photos that one account, or one address without an account, may send. */
export function uploadLimit(perHour: number): Limit {
  return { name: 'uploads', most: perHour, seconds: 3_600 }
}

/** Kilobytes of forms with photos that one account, or one address without an account, may send. */
export function dailyLimit(megabytes: number): Limit {
  return { name: 'upload-kilobytes', most: megabytes * 1_000, seconds: DAY }
}
