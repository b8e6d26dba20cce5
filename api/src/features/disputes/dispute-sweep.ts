import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { DeadlineDays } from '../../settings/deadline-settings.ts'
import { wait } from '../orders/order-deadlines.ts'
import { type SettlingContext, stopWait } from '../orders/order-settling.ts'
import { handleDue, type SweepContext } from '../orders/order-sweep.ts'
import { remindOfDispute } from './dispute-notices.ts'
import { settle } from './dispute-settlement.ts'
import {
  clearDisputeTimes,
  findWithoutDeadline,
  lockDueDispute,
  setDisputeDeadline,
} from './dispute-settlement-queries.ts'
import { lockDispute } from './dispute-writing-queries.ts'
import { verdictOf } from './disputes-policy.ts'
import { findDispute } from './disputes-queries.ts'

const REMIND_DAYS = 2
const MAX_ADOPTED_PER_RUN = 1_000

const disputeWait = ({ dispute }: DeadlineDays) => wait(dispute, REMIND_DAYS)

/** Starts the clock of a dispute and stops that of its locked order. */
export async function startDispute(tx: Db, id: number, orderId: number, days: DeadlineDays): Promise<void> {
  await stopWait(tx, orderId)
  await setDisputeDeadline(tx, id, disputeWait(days))
}

/** Decides an overdue dispute; the caller must have locked its order. */
async function decideOverdue(tx: Db, id: number, context: SettlingContext): Promise<void> {
  const row = await lockDispute(tx, id)
  if (!row?.is_overdue || row.deadline_at === null) return
  if (row.status !== 'open') return clearDisputeTimes(tx, id, ['deadline_at', 'reminder_at'])
  const decision = verdictOf({ ...row, deadline_at: row.deadline_at })
  await settle(tx, row, { decision, refundPaisa: null, by: 'shop' }, context)
}

/** Runs an action on a dispute; if it returns undefined because the deadline passed, decides first and runs it again. */
export async function onTime<Result>(
  context: SettlingContext & { db: Db },
  id: number,
  work: (tx: Db) => Promise<Result | undefined>,
): Promise<Result> {
  const result = await transact(context.db, work)
  if (result !== undefined) return result
  await transact(context.db, tx => decideOverdue(tx, id, context))
  const again = await transact(context.db, work)
  if (again === undefined) throw new Error(`Dispute ${id} stayed overdue.`)
  return again
}

async function remind(tx: Db, id: number, { settings }: SettlingContext): Promise<void> {
  const row = await findDispute(tx, id)
  await clearDisputeTimes(tx, id, ['reminder_at'])
  if (row?.status === 'open') await remindOfDispute(tx, row, settings.publicUrl)
}

/** Sends due reminders and decides overdue disputes (DISPUTE-5). Any number of processes may run it at once. */
export async function sweepDisputes(context: SweepContext): Promise<void> {
  const { db, settings } = context
  for (const id of await findWithoutDeadline(db, MAX_ADOPTED_PER_RUN))
    await transact(db, async tx => {
      const row = await lockDispute(tx, id)
      if (row?.status === 'open' && row.deadline_at === null)
        await startDispute(tx, id, row.order_id, settings.deadlineDays)
    })
  const lockDue = (column: 'deadline_at' | 'reminder_at') => (tx: Db, skipped: readonly number[]) =>
    lockDueDispute(tx, column, skipped)
  await handleDue(context, lockDue('deadline_at'), (tx, id) => decideOverdue(tx, id, context))
  await handleDue(context, lockDue('reminder_at'), (tx, id) => remind(tx, id, context))
}
