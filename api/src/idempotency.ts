import { createHash } from 'node:crypto'
import type { Db } from './db/database.ts'
import { lockKey, storeResponse } from './db/idempotency-keys.ts'
import { fieldError } from './http/app-error.ts'

const MAX_KEY_LENGTH = 255

export interface Attempt {
  /** Keys are separate for each owner. */
  owner: string
  key: string | undefined
  body: unknown
  arrivedAt: Date
}

const KEY_HEADER = 'Idempotency-Key'

/** Runs `work` once per key (CHECKOUT-6); without a key, once for concurrent calls with the same body. */
export async function runOnce<Response>(
  tx: Db,
  { owner, key: given, body, arrivedAt }: Attempt,
  work: () => Promise<Response>,
): Promise<Response> {
  if (given !== undefined && (given.length === 0 || given.length > MAX_KEY_LENGTH))
    throw fieldError(KEY_HEADER, 'idempotency-key.length', { count: MAX_KEY_LENGTH })
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest()
  const key = given === undefined ? `body:${bodyHash.toString('hex')}` : `key:${given}`
  const locked = await lockKey(tx, { owner, key, bodyHash, arrivedAt })
  if (locked.answer !== null) {
    if (!bodyHash.equals(locked.body_hash)) throw fieldError(KEY_HEADER, 'idempotency-key.used')
    if (given !== undefined || locked.is_concurrent) return locked.answer as Response
  }
  const response = await work()
  await storeResponse(tx, owner, key, response)
  return response
}
