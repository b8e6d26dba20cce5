import type { Db } from './db/database.ts'
import type { Logger } from './db/logger.ts'
import { deleteEndedWindows } from './features/limits/limits-queries.ts'
import { deleteUnusedSessions } from './features/sessions/sessions-queries.ts'

const HOUR_MS = 3_600_000

/** Clears away what has run out, every hour. @returns a function that stops it */
export function startHousekeeping(db: Db, log: Logger): () => void {
  const timer = setInterval(async () => {
    try {
      await deleteEndedWindows(db)
      await deleteUnusedSessions(db)
    } catch (error) {
      log.warn({ err: error }, 'housekeeping failed; it is tried again in an hour')
    }
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
