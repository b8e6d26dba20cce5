import { createHash } from 'node:crypto'
import type { Db } from '../../db/database.ts'
import { fieldError } from '../../http/app-error.ts'
import { lockKey, storeResponse } from './idempotency-queries.ts'

const MOST_KEY_LENGTH = 255

/** A call that must not happen twice. */
export interface Attempt {
  /** Whose key it is: the same key of another buyer is another key. */
  owner: string
  /** The header's; undefined where none was sent. */
  key: string | undefined
  body: unknown
  arrivedAt: Date
}

const KEY_HEADER = 'Idempotency-Key'

/** Makes an answer once a key, in the caller's transaction; without a key once for all identical calls under way at once. @throws AppError `invalid` for a key of another body */
export async function runOnce<Answer>(
  tx: Db,
  { owner, key: given, body, arrivedAt }: Attempt,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (given !== undefined && (given.length === 0 || given.length > MOST_KEY_LENGTH))
    throw fieldError(KEY_HEADER, 'checkout.key-length', { count: MOST_KEY_LENGTH })
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest()
  const key = given === undefined ? `body:${bodyHash.toString('hex')}` : `key:${given}`
  const locked = await lockKey(tx, { owner, key, bodyHash, arrivedAt })
  if (locked.answer !== null) {
    if (!bodyHash.equals(locked.body_hash)) throw fieldError(KEY_HEADER, 'checkout.key-used')
    if (given !== undefined || locked.is_twin) return locked.answer as Answer
  }
  const answer = await make()
  await storeResponse(tx, owner, key, answer)
  return answer
}
