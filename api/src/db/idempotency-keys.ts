import type { Db } from './database.ts'
import { daysAgo } from './expressions.ts'

/** An idempotency key; `answer` is the stored response, null for the first call. */
export interface LockedKey {
  body_hash: Buffer
  answer: unknown
  /** True if the earlier call was still running when this one arrived. */
  is_concurrent: boolean
}

/** Locks a key, so that concurrent duplicates run one after the other. */
export function lockKey(
  tx: Db,
  { owner, key, bodyHash, arrivedAt }: { owner: string; key: string; bodyHash: Buffer; arrivedAt: Date },
): Promise<LockedKey> {
  return tx
    .insertInto('idempotency_keys')
    .values({ owner, key, body_hash: bodyHash })
    .onConflict(conflict => conflict.columns(['owner', 'key']).doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })))
    .returning(({ eb }) => [
      'body_hash',
      'answer',
      eb('answered_at', '>=', arrivedAt.toISOString()).$castTo<boolean>().as('is_concurrent'),
    ])
    .executeTakeFirstOrThrow()
}

/** Returns a key whose response is stored. */
export function findAnsweredKey(
  db: Db,
  owner: string,
  key: string,
): Promise<Omit<LockedKey, 'is_concurrent'> | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('answer', 'is not', null)
    .executeTakeFirst()
}

export async function storeResponse(tx: Db, owner: string, key: string, response: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set(({ fn }) => ({ answer: JSON.stringify(response), answered_at: fn<string>('clock_timestamp') }))
    .where('owner', '=', owner)
    .where('key', '=', key)
    .execute()
}

export async function deleteOldKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('answered_at', '<', daysAgo(2)).execute()
}
