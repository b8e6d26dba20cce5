import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** A key as an earlier call left it; `answer` is null for whoever comes first. */
export interface LockedKey {
  body_hash: Buffer
  answer: unknown
  /** Whether the earlier call was still under way at the time asked about. */
  is_twin: boolean
}

/** Holds a key until the end of the transaction: identical calls come one after the other. */
export async function lockKey(
  tx: Db,
  { owner, key, bodyHash, arrivedAt }: { owner: string; key: string; bodyHash: Buffer; arrivedAt: Date },
): Promise<LockedKey> {
  const { rows } = await sql<LockedKey>`
    insert into idempotency_keys as k (owner, key, body_hash) values (${owner}, ${key}, ${bodyHash})
    on conflict (owner, key) do update set key = excluded.key
    returning k.body_hash, k.answer, k.answered_at >= ${arrivedAt}::timestamptz as is_twin`.execute(tx)
  return rows[0] as LockedKey
}

export async function storeResponse(tx: Db, owner: string, key: string, answer: unknown): Promise<void> {
  await sql`
    update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb, answered_at = clock_timestamp()
    where owner = ${owner} and key = ${key}`.execute(tx)
}

/** Forgets answers that nobody asks for any more. */
export async function deleteOldKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where answered_at < now() - interval '2 days'`.execute(db)
}
