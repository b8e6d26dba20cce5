import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './database.ts'
import { isConcurrencyFailure } from './database-errors.ts'

const MAX_ATTEMPTS = 4
const PAUSE_MS = 20

/**
 * Runs a transaction, and retries it up to three times after a deadlock or serialisation failure. `work` may run several
 * times, so it must have no side effects but those of `tx`.
 * @throws the error of `work` or of the last attempt
 */
export async function transact<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConcurrencyFailure(error)) throw error
      // Random, so that concurrent transactions do not collide again.
      await pause(PAUSE_MS * attempt * (0.5 + Math.random()))
    }
  }
}
