import type { Db } from '../db/database.ts'
import { deleteOldKeys } from '../db/idempotency-keys.ts'
import type { Settings } from '../env.ts'
import { deleteExpiredLinks } from '../features/accounts/account-links-queries.ts'
import { deleteOldAppeals } from '../features/appeals/appeals-queries.ts'
import { alertRules, raiseAlerts } from '../features/audit-log/audit-alerts.ts'
import { deleteOldGuestCarts } from '../features/carts/carts-queries.ts'
import { deleteOldChats } from '../features/chats/chat-writing-queries.ts'
import { eraseClosedAccounts } from '../features/data-deletion/data-erasing.ts'
import { closeDueAccounts } from '../features/data-deletion/deletion-requests-service.ts'
import { eraseGuests } from '../features/data-deletion/guest-erasing.ts'
import { deleteOldOrderLinks } from '../features/data-deletion/guest-erasing-queries.ts'
import { sweepDisputes } from '../features/disputes/dispute-sweep.ts'
import { sendFollowDigests } from '../features/follows/follow-digests.ts'
import { endHeldOrders } from '../features/held-orders/held-orders-service.ts'
import { deleteEndedWindows } from '../features/limits/limits-queries.ts'
import { endOffers } from '../features/offers/offer-ending.ts'
import { endLapsedOrders } from '../features/order-confirmations/confirmation-ending.ts'
import { deleteOldOrderCodes } from '../features/order-confirmations/order-codes-queries.ts'
import { deleteOldConfirmations } from '../features/order-confirmations/order-confirmations-queries.ts'
import { sweepOrders } from '../features/orders/order-sweep.ts'
import { deleteOldMessages } from '../features/outbox/outbox-queries.ts'
import { deleteExpiredChallenges } from '../features/passkeys/passkey-challenges-queries.ts'
import { deleteExpiredCodes } from '../features/phone-codes/phone-codes-queries.ts'
import { sweepPhotos } from '../features/photos/photo-jobs.ts'
import type { PhotoStore } from '../features/photos/photo-store.ts'
import { revealDueRatings } from '../features/ratings/rating-reveals.ts'
import { deleteOldReports } from '../features/reports/reports-ending-queries.ts'
import { measureSellers } from '../features/seller-speeds/seller-speeds-queries.ts'
import { deleteExpiredTickets } from '../features/sessions/second-step-queries.ts'
import { deleteEndedSessions, deleteOldDevices } from '../features/sessions/sessions-queries.ts'
import { deleteOldSuspensions } from '../features/suspensions/suspensions-queries.ts'
import { endDueSuspensions } from '../features/suspensions/suspensions-service.ts'
import type { Logger } from '../logger.ts'
import { endPartsOfOrder } from '../order-endings.ts'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { type Interval, repeat } from './repeat.ts'

/** Days after which a device counts as new again. */
const DEVICE_DAYS = 365

interface JobsContext {
  db: Db
  photos: PhotoStore
  log: Logger
}

/** How late an order may end in lists; actions on it end it at once. */
const SWEEP_MS = 10_000

/** Time after a start until the hourly jobs run first, so that they also run in a process that is restarted each hour. */
const FIRST_HOURLY_MS = 5 * MINUTE_MS

type Jobs = Record<string, () => Promise<unknown>>

const hourlyJobs = ({ db, photos, log }: JobsContext, settings: Settings): Jobs => ({
  deleteEndedWindows: () => deleteEndedWindows(db),
  deleteEndedSessions: () => deleteEndedSessions(db, settings.sessions),
  deleteOldDevices: () => deleteOldDevices(db, DEVICE_DAYS),
  deleteExpiredLinks: () => deleteExpiredLinks(db),
  deleteExpiredTickets: () => deleteExpiredTickets(db),
  deleteExpiredChallenges: () => deleteExpiredChallenges(db),
  deleteExpiredCodes: () => deleteExpiredCodes(db),
  deleteOldOrderCodes: () => deleteOldOrderCodes(db),
  deleteOldConfirmations: () => deleteOldConfirmations(db),
  deleteOldMessages: () => deleteOldMessages(db),
  deleteOldGuestCarts: () => deleteOldGuestCarts(db),
  deleteOldKeys: () => deleteOldKeys(db),
  deleteOldChats: () => deleteOldChats(db),
  deleteOldReports: () => deleteOldReports(db),
  deleteOldAppeals: () => deleteOldAppeals(db),
  deleteOldSuspensions: () => deleteOldSuspensions(db),
  endOffers: () => endOffers(db, settings.offerTtlHours),
  closeDueAccounts: () => closeDueAccounts({ db, photos, settings }, log),
  eraseClosedAccounts: () => eraseClosedAccounts(db, photos, log),
  eraseGuests: () => eraseGuests(db, photos, log),
  deleteOldOrderLinks: () => deleteOldOrderLinks(db),
  sweepPhotos: () => sweepPhotos(db, photos),
})

/** Runs jobs one after another; one that fails is logged and does not stop the others. */
async function runEach(jobs: Jobs, log: Logger): Promise<void> {
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run()
    } catch (error) {
      log.warn({ err: error, job }, 'a job failed; it runs again later')
    }
  }
}

interface RepeatedJob extends Interval {
  name: string
  run: () => Promise<unknown>
}

function repeatedJobs(context: JobsContext, settings: Settings): RepeatedJob[] {
  const { db, log } = context
  const sweep = { db, log, settings, onOrderEnded: endPartsOfOrder }
  const sweeps = { sweepDisputes: () => sweepDisputes(sweep), sweepOrders: () => sweepOrders(sweep) }
  const hourly = hourlyJobs(context, settings)
  const alerts = Object.fromEntries(alertRules.map(rule => [rule.name, () => raiseAlerts(db, rule, settings)]))
  const followDigests = { db, log, publicUrl: settings.publicUrl }
  return [
    { name: 'hourly jobs', ms: HOUR_MS, firstMs: FIRST_HOURLY_MS, run: () => runEach(hourly, log) },
    { name: 'sweeps of overdue orders', ms: SWEEP_MS, run: () => runEach(sweeps, log) },
    { name: 'sweeps of unconfirmed orders', ms: SWEEP_MS, run: () => endLapsedOrders(sweep) },
    { name: 'sweeps of held orders', ms: SWEEP_MS, run: () => endHeldOrders(sweep) },
    { name: 'sweeps of hidden ratings', ms: SWEEP_MS, run: () => revealDueRatings(sweep) },
    { name: 'search for alerts', ms: MINUTE_MS, run: () => runEach(alerts, log) },
    { name: 'ends of suspensions', ms: MINUTE_MS, run: () => endDueSuspensions(db, settings, log) },
    { name: 'measurement of sellers', ms: 10 * MINUTE_MS, firstMs: SWEEP_MS, run: () => measureSellers(db) },
    { name: 'emails about followed sellers', ms: 10 * MINUTE_MS, run: () => sendFollowDigests(followDigests) },
  ]
}

/** @returns a function that stops the jobs */
export function startJobs(context: JobsContext, settings: Settings): () => void {
  const stops = repeatedJobs(context, settings).map(({ name, run, ...interval }) =>
    repeat(interval, context.log, name, run),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
