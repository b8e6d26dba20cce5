import { SITE_FACTOR, siteKey } from '@closyyy/gateway/ip-key'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { PlainMessageId } from '../../messages/response-message.ts'
import { keyedHash } from '../../secrets/server-secret.ts'
import { addAmount, addHit, addHits, deleteWindow } from './limits-queries.ts'

export interface Limit {
  name: string
  max: number
  seconds: number
}

/** Hashes a subject (the key of an IP, a phone, a login), so that tables contain no personal data. */
export function subjectKey(name: string, subject: string): string {
  return `${name}:${keyedHash('limit', subject)}`
}

const keyOf = (limit: Pick<Limit, 'name'>, subject: string) => subjectKey(limit.name, subject)

/** Returns the limit of a subject and, for an IPv6 address, the wider one of its /48 (LIMIT-3). */
function limitsOf(limit: Limit, subject: string): [Limit, string][] {
  const site = siteKey(subject)
  return [[limit, subject], ...(site ? [[{ ...limit, max: SITE_FACTOR * limit.max }, site] as [Limit, string]] : [])]
}

/** Counts an attempt. @returns the attempts in the window @throws AppError `too-many` */
export async function enforceLimit(db: Db, limit: Limit, subject: string): Promise<number> {
  const counts: number[] = []
  for (const [one, key] of limitsOf(limit, subject)) {
    const { hits, seconds_left } = await addHit(db, keyOf(one, key), one.seconds)
    if (hits > one.max) {
      throw new AppError('too-many', 'request.too-many-attempts', {}, { retryAfter: Math.max(1, seconds_left) })
    }
    counts.push(hits)
  }
  return counts[0] ?? 0
}

/** Counts without a limit. @returns the count in the window */
export async function countHits(db: Db, counter: Omit<Limit, 'max'>, subject: string): Promise<number> {
  const { hits } = await addHit(db, keyOf(counter, subject), counter.seconds)
  return hits
}

/** Counts a request in several limits of one window. @returns the longest time left in a limit that is exceeded */
export async function countRequest(
  db: Db,
  seconds: number,
  limits: [Omit<Limit, 'seconds'>, string][],
): Promise<number | undefined> {
  const all = limits.flatMap(([limit, subject]) => limitsOf({ ...limit, seconds }, subject))
  const maxOf = new Map(all.map(([limit, subject]) => [keyOf(limit, subject), limit.max]))
  const windows = await addHits(db, [...maxOf.keys()], seconds)
  const exceeded = windows.filter(({ key, hits }) => hits > (maxOf.get(key) ?? 0))
  return exceeded.length > 0 ? Math.max(1, ...exceeded.map(({ seconds_left }) => seconds_left)) : undefined
}

/** Counts an amount in kB only if it fits. */
export async function enforceAmountLimit(
  db: Db,
  { limit, amount, messageId }: { limit: Limit; amount: number; messageId: PlainMessageId },
  subject: string,
): Promise<void> {
  for (const [one, key] of limitsOf(limit, subject)) {
    const { max, seconds: windowSeconds } = one
    const wait = amount > max ? windowSeconds : await addAmount(db, keyOf(one, key), { amount, max, windowSeconds })
    if (wait !== undefined) throw new AppError('too-many', messageId, {}, { retryAfter: Math.max(1, wait) })
  }
}

/** Counts an attempt in each limit up to the first that is full. @returns whether it fits into all */
export async function countIfWithin(db: Db, limits: Limit[], subject: string): Promise<boolean> {
  for (const limit of limits) {
    const { max, seconds: windowSeconds } = limit
    if ((await addAmount(db, keyOf(limit, subject), { amount: 1, max, windowSeconds })) !== undefined) return false
  }
  return true
}

export function resetLimit(db: Db, limit: Limit, subject: string): Promise<void> {
  return deleteWindow(db, keyOf(limit, subject))
}
