import type { Db } from '../../db/database.ts'
import { daysAgo, now, secondsAgo, secondsUntil } from '../../db/expressions.ts'

/** Longer than an order can wait (`ACCOUNT_CONFIRM_HOURS`). */
const CODE_DAYS = 8

/** A buyer's phone or email, to which codes are sent. */
export interface CodeTarget {
  /** `guest:` or `user:` and the id. */
  owner: string
  contact: string
}

/** Stores a new code of a contact, which replaces the earlier one. */
export async function replaceCode(tx: Db, { owner, contact }: CodeTarget, codeHash: string): Promise<void> {
  await tx
    .insertInto('order_codes')
    .values({ owner, contact, code_hash: codeHash })
    .onConflict(conflict =>
      conflict
        .columns(['owner', 'contact'])
        .doUpdateSet(({ ref }) => ({ code_hash: ref('excluded.code_hash'), tries: 0, sent_at: now })),
    )
    .execute()
}

export interface LockedCode {
  /** True if the lock is of this owner's own code. */
  isOwn: boolean
  seconds: number
}

/** Returns the resend lock of a contact; undefined once another code may be sent to it, by anyone. */
export async function findCodeLock(
  db: Db,
  { owner, contact }: CodeTarget,
  lockSeconds: number,
): Promise<LockedCode | undefined> {
  const code = await db
    .selectFrom('order_codes')
    .select(({ ref }) => ['owner', secondsUntil(ref('sent_at')).as('until_sent')])
    .where('contact', '=', contact)
    .where('sent_at', '>', secondsAgo(lockSeconds))
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!code) return undefined
  return { isOwn: code.owner === owner, seconds: Math.max(1, code.until_sent + lockSeconds) }
}

/** Counts one try at a code. @returns its hash, or undefined if no code or try is left */
export async function countTry(db: Db, { owner, contact }: CodeTarget, maxTries: number): Promise<string | undefined> {
  const row = await db
    .updateTable('order_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('owner', '=', owner)
    .where('contact', '=', contact)
    .where('tries', '<', maxTries)
    .returning('code_hash')
    .executeTakeFirst()
  return row?.code_hash
}

/** Consumes a code; false if it was used or replaced in the meantime. */
export async function useCode(tx: Db, { owner, contact }: CodeTarget, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('order_codes')
    .where('owner', '=', owner)
    .where('contact', '=', contact)
    .where('code_hash', '=', codeHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Deletes codes of which no order waits any more. */
export async function deleteOldOrderCodes(db: Db): Promise<void> {
  await db.deleteFrom('order_codes').where('sent_at', '<', daysAgo(CODE_DAYS)).execute()
}
