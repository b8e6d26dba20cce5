import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** An idempotency key; `answer` is the stored response, null for the first call. */
export interface LockedKey {
  body_hash: Buffer
  answer: unknown
  /** True if the earlier call was still running when this one arrived. */
  is_concurrent: boolean
}

/** Locks a key, so that concurrent duplicates run one after the other. */
export async function lockKey(
  tx: Db,
  { owner, key, bodyHash, arrivedAt }: { owner: string; key: string; bodyHash: Buffer; arrivedAt: Date },
): Promise<LockedKey> {
  const { rows } = await sql<LockedKey>`
    insert into idempotency_keys as k (owner, key, body_hash) values (${owner}, ${key}, ${bodyHash})
    on conflict (owner, key) do update set key = excluded.key
    returning k.body_hash, k.answer, k.answered_at >= ${arrivedAt}::timestamptz as is_concurrent`.execute(tx)
  return rows[0] as LockedKey
}

export async function storeResponse(tx: Db, owner: string, key: string, response: unknown): Promise<void> {
  await sql`
    update idempotency_keys set answer = ${JSON.stringify(response)}::jsonb, answered_at = clock_timestamp()
    where owner = ${owner} and key = ${key}`.execute(tx)
}

export async function deleteOldKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where answered_at < now() - interval '2 days'`.execute(db)
}
