import type { Db } from '../../db/database.ts'
import { DAY, HOUR } from '../../time.ts'
import { countIfWithin } from '../limits/limits-service.ts'

/** Nobody confirmed the email of a guest, so strangers must not be able to have it flooded (MESSAGE-8). */
const limits = [
  { name: 'guest-mail-hour', max: 3, seconds: HOUR },
  { name: 'guest-mail-day', max: 10, seconds: DAY },
]

/** Ignores the tag of `name+tag@host`, which reaches the same mailbox. */
export const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, '')

/** Counts an email to a guest if it may be sent. */
export function mayMailGuest(db: Db, email: string): Promise<boolean> {
  return countIfWithin(db, limits, mailboxOf(email))
}
