import { createHash } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { PlainMessageId } from '../../messages/response-message.ts'
import { addAmount, addHit, deleteWindow } from './limits-queries.ts'

export interface Limit {
  name: string
  max: number
  seconds: number
}

/** Hashes subjects (IPs, logins), so that the table contains no personal data. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`
}

export async function takeFrom(db: Db, limit: Limit, subject: string): Promise<number> {
  const { hits, seconds_left } = await addHit(db, keyOf(limit, subject), limit.seconds)
  if (hits > limit.max) {
    throw new AppError('too-many', 'request.too-many-attempts', {}, { retryAfter: Math.max(1, seconds_left) })
  }
  return hits
}

/** Counts an amount in kB only if it fits. */
export async function takeAmount(
  db: Db,
  { limit, amount, messageId }: { limit: Limit; amount: number; messageId: PlainMessageId },
  subject: string,
): Promise<void> {
  const { max, seconds: windowSeconds } = limit
  const wait = amount > max ? windowSeconds : await addAmount(db, keyOf(limit, subject), { amount, max, windowSeconds })
  if (wait !== undefined) throw new AppError('too-many', messageId, {}, { retryAfter: Math.max(1, wait) })
}

export function resetLimit(db: Db, limit: Limit, subject: string): Promise<void> {
  return deleteWindow(db, keyOf(limit, subject))
}
