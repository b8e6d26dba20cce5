import type { Db } from './db/database.ts'
import type { Settings } from './env.ts'
import { deleteExpiredLinks } from './features/accounts/account-links-queries.ts'
import { raiseAlerts } from './features/audit-log/audit-alerts.ts'
import { deleteOldGuestCarts } from './features/carts/carts-queries.ts'
import { deleteOldKeys } from './features/checkout/checkout-queries.ts'
import { eraseClosedAccounts } from './features/data-deletion/data-erasing.ts'
import { closeDisputesOf } from './features/disputes/dispute-closing.ts'
import { deleteEndedWindows } from './features/limits/limits-queries.ts'
import { endOffers } from './features/offers/offer-ending.ts'
import { cancelLapsedOrders } from './features/orders/order-actions-service.ts'
import { deleteOldMessages } from './features/outbox/outbox-queries.ts'
import { deleteExpiredCodes } from './features/phone-codes/phone-codes-queries.ts'
import { sweepPhotos } from './features/photos/photo-jobs.ts'
import type { PhotoStore } from './features/photos/photo-store.ts'
import { deleteUnusedSessions } from './features/sessions/sessions-queries.ts'
import type { Logger } from './logger.ts'
import { HOUR_MS, MINUTE_MS } from './time.ts'

export function startJobs(
  { db, photos, log }: { db: Db; photos: PhotoStore; log: Logger },
  settings: Settings,
): () => void {
  const everyMinute = setInterval(async () => {
    try {
      await raiseAlerts(db, settings)
    } catch (error) {
      log.warn({ err: error }, 'the search for alerts failed; it runs again in a minute')
    }
  }, MINUTE_MS)
  everyMinute.unref()
  const everyHour = setInterval(async () => {
    try {
      await deleteEndedWindows(db)
      await deleteUnusedSessions(db)
      await deleteExpiredLinks(db)
      await deleteExpiredCodes(db)
      await deleteOldMessages(db)
      await deleteOldGuestCarts(db)
      await deleteOldKeys(db)
      await endOffers(db, settings.offerTtlHours)
      await cancelLapsedOrders({ db, settings, onOrderEnded: closeDisputesOf }, settings.guestOrderTtlDays)
      await eraseClosedAccounts(db, photos)
      await sweepPhotos(db, photos)
    } catch (error) {
      log.warn({ err: error }, 'the hourly jobs failed; they run again in an hour')
    }
  }, HOUR_MS)
  everyHour.unref()
  return () => {
    clearInterval(everyMinute)
    clearInterval(everyHour)
  }
}
