import type { Db } from './db/database.ts'
import type { Logger } from './db/logger.ts'
import type { Settings } from './env.ts'
import { deleteDeadLinks } from './features/accounts/account-links-queries.ts'
import { deleteEndedWindows } from './features/limits/limits-queries.ts'
import { endOffers } from './features/offers/offer-closing.ts'
import { deleteOldMessages } from './features/outbox/outbox-queries.ts'
import { deleteDeadCodes } from './features/phone-codes/phone-codes-queries.ts'
import { deleteUnusedSessions } from './features/sessions/sessions-queries.ts'

const HOUR_MS = 3_600_000

/** Clears away what has run out, every hour. @returns a function that stops it */
export function startHousekeeping(db: Db, log: Logger, { offerLifeHours }: Settings): () => void {
  const timer = setInterval(async () => {
    try {
      await deleteEndedWindows(db)
      await deleteUnusedSessions(db)
      await deleteDeadLinks(db)
      await deleteDeadCodes(db)
      await deleteOldMessages(db)
      await endOffers(db, offerLifeHours)
    } catch (error) {
      log.warn({ err: error }, 'housekeeping failed; it is tried again in an hour')
    }
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
