import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './database.ts'
import { isConcurrencyFailure } from './database-errors.ts'

const MOST_TRIES = 4
const PAUSE_MS = 20

/**
 * Runs a transaction, and once more up to three times where the database ended it in favour of another one (deadlock,
 * serialisation failure). `work` may run several times, so it changes nothing but rows, through its own handle.
 */
export async function transact<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === MOST_TRIES || !isConcurrencyFailure(error)) throw error
      // Not all after the same time, or they would meet again.
      await pause(PAUSE_MS * tries * (0.5 + Math.random()))
    }
  }
}
