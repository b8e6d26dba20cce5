import type { Db } from './db/database.ts'
import { deleteOldKeys } from './db/idempotency-keys.ts'
import type { Settings } from './env.ts'
import { deleteExpiredLinks } from './features/accounts/account-links-queries.ts'
import { deleteOldAppeals } from './features/appeals/appeals-queries.ts'
import { raiseAlerts } from './features/audit-log/audit-alerts.ts'
import { deleteOldGuestCarts } from './features/carts/carts-queries.ts'
import { deleteOldChats } from './features/chats/chat-writing-queries.ts'
import { eraseClosedAccounts } from './features/data-deletion/data-erasing.ts'
import { closeDueAccounts } from './features/data-deletion/deletion-requests-service.ts'
import { eraseGuests } from './features/data-deletion/guest-erasing.ts'
import { deleteOldOrderLinks } from './features/data-deletion/guest-erasing-queries.ts'
import { sweepDisputes } from './features/disputes/dispute-sweep.ts'
import { sendFollowDigests } from './features/follows/follow-digests.ts'
import { endHeldOrders } from './features/held-orders/held-orders-service.ts'
import { deleteEndedWindows } from './features/limits/limits-queries.ts'
import { endOffers } from './features/offers/offer-ending.ts'
import { endLapsedOrders } from './features/order-confirmations/confirmation-ending.ts'
import { deleteOldOrderCodes } from './features/order-confirmations/order-codes-queries.ts'
import { deleteOldConfirmations } from './features/order-confirmations/order-confirmations-queries.ts'
import { sweepOrders } from './features/orders/order-sweep.ts'
import { deleteOldMessages } from './features/outbox/outbox-queries.ts'
import { deleteExpiredChallenges } from './features/passkeys/passkey-challenges-queries.ts'
import { deleteExpiredCodes } from './features/phone-codes/phone-codes-queries.ts'
import { sweepPhotos } from './features/photos/photo-jobs.ts'
import type { PhotoStore } from './features/photos/photo-store.ts'
import { revealDueRatings } from './features/ratings/rating-reveals.ts'
import { deleteOldReports } from './features/reports/reports-ending-queries.ts'
import { measureSellers } from './features/seller-speeds/seller-speeds-queries.ts'
import { deleteExpiredTickets } from './features/sessions/second-step-queries.ts'
import { deleteEndedSessions, deleteOldDevices } from './features/sessions/sessions-queries.ts'
import { deleteOldSuspensions } from './features/suspensions/suspensions-queries.ts'
import { endDueSuspensions } from './features/suspensions/suspensions-service.ts'
import type { Logger } from './logger.ts'
import { endPartsOfOrder } from './order-endings.ts'
import { repeat } from './repeat.ts'
import { HOUR_MS, MINUTE_MS } from './time.ts'

/** Days after which a device counts as new again. */
const DEVICE_DAYS = 365

interface JobsContext {
  db: Db
  photos: PhotoStore
  log: Logger
}

/** How late an order may end in lists; actions on it end it at once. */
const SWEEP_MS = 10_000

export function startJobs({ db, photos, log }: JobsContext, settings: Settings): () => void {
  const stopHourly = repeat({ ms: HOUR_MS }, log, 'hourly jobs', async () => {
    await deleteEndedWindows(db)
    await deleteEndedSessions(db, settings.sessions)
    await deleteOldDevices(db, DEVICE_DAYS)
    await deleteExpiredLinks(db)
    await deleteExpiredTickets(db)
    await deleteExpiredChallenges(db)
    await deleteExpiredCodes(db)
    await deleteOldOrderCodes(db)
    await deleteOldConfirmations(db)
    await deleteOldMessages(db)
    await deleteOldGuestCarts(db)
    await deleteOldKeys(db)
    await deleteOldChats(db)
    await deleteOldReports(db)
    await deleteOldAppeals(db)
    await deleteOldSuspensions(db)
    await endOffers(db, settings.offerTtlHours)
    await closeDueAccounts({ db, photos, settings })
    await eraseClosedAccounts(db, photos)
    await eraseGuests(db, photos)
    await deleteOldOrderLinks(db)
    await sweepPhotos(db, photos)
  })
  const sweepContext = { db, log, settings, onOrderEnded: endPartsOfOrder }
  const stopSweeps = repeat({ ms: SWEEP_MS }, log, 'sweeps of overdue orders', async () => {
    await sweepDisputes(sweepContext)
    await sweepOrders(sweepContext)
  })
  const stopUnconfirmed = repeat({ ms: SWEEP_MS }, log, 'sweeps of unconfirmed orders', () =>
    endLapsedOrders(sweepContext),
  )
  const stopHeld = repeat({ ms: SWEEP_MS }, log, 'sweeps of held orders', () => endHeldOrders(sweepContext))
  const stopMeasuring = repeat({ ms: 10 * MINUTE_MS, firstMs: SWEEP_MS }, log, 'measurement of sellers', () =>
    measureSellers(db),
  )
  const stopHidden = repeat({ ms: SWEEP_MS }, log, 'sweeps of hidden ratings', () => revealDueRatings(sweepContext))
  const stopDigests = repeat({ ms: 10 * MINUTE_MS }, log, 'emails about followed sellers', () =>
    sendFollowDigests({ db, log, publicUrl: settings.publicUrl }),
  )
  const stopAlerts = repeat({ ms: MINUTE_MS }, log, 'search for alerts', async () => {
    await raiseAlerts(db, settings)
  })
  const stopSuspensions = repeat({ ms: MINUTE_MS }, log, 'ends of suspensions', () => endDueSuspensions(db, settings))
  return () => {
    stopSuspensions()
    stopAlerts()
    stopDigests()
    stopHeld()
    stopMeasuring()
    stopHidden()
    stopUnconfirmed()
    stopHourly()
    stopSweeps()
  }
}
