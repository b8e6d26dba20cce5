import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Logger } from '../../logger.ts'
import { DAY } from '../../time.ts'
import { lockOrder } from './order-actions-queries.ts'
import { waitOf } from './order-deadlines.ts'
import { adoptOrders, clearDeadline, clearReminder, insertEvent, lockDueOrder } from './order-deadlines-queries.ts'
import { noticesOf, noticesOfDeadline, remindersOf } from './order-notice-choice.ts'
import { notifyOfOrder } from './order-notices.ts'
import { enterState, type SettlingContext } from './order-settling.ts'
import { deadlineActionOf, isTaken, isWaiting, orderTransitions, stateOf } from './orders-policy.ts'
import { findOrder, type OrderRow } from './orders-queries.ts'

export interface SweepContext extends SettlingContext {
  db: Db
  log: Pick<Logger, 'warn'>
}

const ADOPTED_DAYS = 2

/** Ends a locked order whose deadline passed; clears the deadline of one that has ended or is disputed. */
async function endOrder(tx: Db, id: number, context: SettlingContext): Promise<void> {
  const order = await findOrder(tx, id)
  if (!order) return
  const state = stateOf(order)
  if (!isWaiting(state) || order.open_dispute_id !== null) return clearDeadline(tx, id)
  const action = deadlineActionOf(state, order)
  const next = orderTransitions.outcomeOf(state, 'shop', action)
  if (next === 'conflict' || next === 'not-allowed' || next === 'not-found') throw new Error(`No deadline of ${state}.`)
  await enterState(tx, order, next, context)
  await insertEvent(tx, id, { action, actor: 'shop' })
  const notices = isTaken(order) ? noticesOf(state, next, 'shop') : noticesOfDeadline[state]
  await notifyOfOrder(tx, notices, id, context.settings.publicUrl)
}

async function remind(tx: Db, id: number, { settings }: SettlingContext): Promise<void> {
  const order = await findOrder(tx, id)
  if (!order) return
  const state = stateOf(order)
  await clearReminder(tx, id)
  // Nobody has to act on a parcel that was taken.
  if (isWaiting(state) && !isTaken(order)) await notifyOfOrder(tx, remindersOf[state], id, settings.publicUrl)
}

/** Ends an order if its deadline has passed. */
export function endOverdue(db: Db, id: number, context: SettlingContext): Promise<void> {
  return transact(db, async tx => {
    await lockOrder(tx, id)
    const order = await findOrder(tx, id)
    if (order?.is_overdue) await endOrder(tx, id, context)
  })
}

/** Handles due records one by one, each in a transaction; one that fails is logged and left for the next run. */
export async function handleDue(
  { db, log }: Pick<SweepContext, 'db' | 'log'>,
  lockDue: (tx: Db, skipped: readonly number[]) => Promise<number | undefined>,
  handle: (tx: Db, id: number) => Promise<void>,
): Promise<void> {
  const failed: number[] = []
  for (;;) {
    let current: number | undefined
    try {
      const isDone = await transact(db, async tx => {
        current = await lockDue(tx, failed)
        if (current === undefined) return true
        await handle(tx, current)
        return false
      })
      if (isDone) return
    } catch (error) {
      if (current === undefined) throw error
      failed.push(current)
      log.warn({ err: error, id: current }, 'an overdue record could not be ended; the next run tries again')
    }
  }
}

/** Cancels orders that nobody confirmed (CONFIRMATION-3) or released in time. Any number of processes may run it at once. */
export function cancelLapsed(
  context: SweepContext,
  column: 'confirm_by' | 'held_until',
  onCancelled: (tx: Db, order: OrderRow) => Promise<void>,
): Promise<void> {
  const lockDue = (tx: Db, skipped: readonly number[]) => lockDueOrder(tx, column, skipped)
  return handleDue(context, lockDue, async (tx, id) => {
    const order = await findOrder(tx, id)
    if (!order) return
    await enterState(tx, order, 'cancelled', context)
    await insertEvent(tx, id, { action: 'cancel', actor: 'shop' })
    await onCancelled(tx, order)
  })
}

/** Sends due reminders and ends overdue orders (ORDER-13). Any number of processes may run it at once. */
export async function sweepOrders(context: SweepContext): Promise<void> {
  const { deadlineDays } = context.settings
  for (const state of ['pending', 'shipped', 'delivered'] as const)
    await adoptOrders(context.db, state, waitOf(state, deadlineDays), ADOPTED_DAYS * DAY)
  const lockDue = (column: 'deadline_at' | 'reminder_at') => (tx: Db, skipped: readonly number[]) =>
    lockDueOrder(tx, column, skipped)
  await handleDue(context, lockDue('deadline_at'), (tx, id) => endOrder(tx, id, context))
  await handleDue(context, lockDue('reminder_at'), (tx, id) => remind(tx, id, context))
}
