import { createHash } from 'node:crypto'
import type { Db } from './db/database.ts'
import { findKeyWithResponse, lockKey, storeResponse } from './db/idempotency-keys.ts'
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

const storedKey = (given: string) => `key:${given}`

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest()

/** Returns the response that `runOnce` would return from an earlier attempt with the same key and body. */
export async function findResponse<Response>(db: Db, { owner, key, body }: Attempt): Promise<Response | undefined> {
  const found = key === undefined ? undefined : await findKeyWithResponse(db, owner, storedKey(key))
  return found && hashOf(body).equals(found.body_hash) ? (found.response as Response) : undefined
}

/** True if `runOnce` returns a stored response, so that the attempt is no work that a limit counts (LIMIT-10). */
export async function hasResponse(db: Db, attempt: Attempt): Promise<boolean> {
  return (await findResponse(db, attempt)) !== undefined
}

/** Runs `work` once per key (CHECKOUT-6); without a key, once for concurrent calls with the same body. */
export async function runOnce<Response>(
  tx: Db,
  { owner, key: given, body, arrivedAt }: Attempt,
  work: () => Promise<Response>,
): Promise<Response> {
  if (given !== undefined && (given.length === 0 || given.length > MAX_KEY_LENGTH))
    throw fieldError(KEY_HEADER, 'idempotency-key.length', { count: MAX_KEY_LENGTH })
  const bodyHash = hashOf(body)
  const key = given === undefined ? `body:${bodyHash.toString('hex')}` : storedKey(given)
  const locked = await lockKey(tx, { owner, key, bodyHash, arrivedAt })
  if (locked.response !== null) {
    if (!bodyHash.equals(locked.body_hash)) throw fieldError(KEY_HEADER, 'idempotency-key.used')
    if (given !== undefined || locked.is_concurrent) return locked.response as Response
  }
  const response = await work()
  await storeResponse(tx, owner, key, response)
  return response
}
