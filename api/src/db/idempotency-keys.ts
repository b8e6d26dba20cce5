import { sql } from 'kysely'
import { changeInBatches } from './change-in-batches.ts'
import type { Db } from './database.ts'
import { anySelected, daysAgo, secondsAfter } from './expressions.ts'

/** An idempotency key with its stored response, which is null for the first call. */
export interface LockedKey {
  body_hash: Buffer
  response: unknown
  /** True if the earlier call was still running when this one arrived. */
  is_concurrent: boolean
}

/** Locks a key, so that concurrent duplicates run one after the other. */
export function lockKey(
  tx: Db,
  { owner, key, bodyHash, arrivedAt }: { owner: string; key: string; bodyHash: Buffer; arrivedAt: Date },
): Promise<LockedKey> {
  const secondsSinceArrival = (Date.now() - arrivedAt.getTime()) / 1_000
  return tx
    .insertInto('idempotency_keys')
    .values({ owner, key, body_hash: bodyHash })
    .onConflict(conflict => conflict.columns(['owner', 'key']).doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })))
    .returning(({ eb, fn }) => [
      'body_hash',
      'answer as response',
      // Compares times of the database only. The statement begins before it waits for the lock.
      eb('answered_at', '>=', secondsAfter(fn<string>('statement_timestamp'), -secondsSinceArrival))
        .$castTo<boolean>()
        .as('is_concurrent'),
    ])
    .executeTakeFirstOrThrow()
}

/** Returns a key whose response is stored. */
export function findKeyWithResponse(
  db: Db,
  owner: string,
  key: string,
): Promise<Omit<LockedKey, 'is_concurrent'> | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer as response'])
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

/** Place of a row in its table. Raw, because kysely knows no system columns. */
const row = sql<string>`ctid`

export async function deleteOldKeys(db: Db): Promise<void> {
  await changeInBatches(max =>
    db
      .deleteFrom('idempotency_keys')
      .where(row, '=', ({ selectFrom }) =>
        anySelected(
          selectFrom('idempotency_keys')
            .select(row.as('row'))
            .where('answered_at', '<', daysAgo(2))
            .limit(max)
            .forUpdate()
            .skipLocked(),
        ),
      )
      .executeTakeFirstOrThrow(),
  )
}
