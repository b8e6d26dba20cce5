import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './database.ts'
import { isConcurrencyFailure } from './database-errors.ts'

const MAX_ATTEMPTS = 4
const PAUSE_MS = 20

/** Retries after deadlocks and serialisation failures, so `work` must have no side effects outside `tx`. */
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
