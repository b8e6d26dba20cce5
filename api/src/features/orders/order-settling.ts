import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import type { DeadlineDays } from '../../settings/deadline-settings.ts'
import {
  recordOrderCancelled,
  recordOrderCompleted,
  recordOrderRefunded,
  recordOrderReturned,
} from '../ledger/ledger-service.ts'
import { countSoldItems, restockOrder, updateRefund, updateState } from './order-actions-queries.ts'
import { waitOf } from './order-deadlines.ts'
import { columnsOfWait, pauseDeadline, resumeDeadline, setDeadline } from './order-deadlines-queries.ts'
import { columnsOf, type EnteredState, isWaiting, type OrderState, stateOf } from './orders-policy.ts'
import { findOrder, type OrderRow } from './orders-queries.ts'
import { noSuchOrder } from './orders-service.ts'

export interface SettlingContext {
  settings: Pick<Settings, 'publicUrl' | 'deadlineDays'>
  onOrderEnded: OrderEndedHandler
}

/** Runs in the transaction that completes or cancels an order, while the order is locked. */
export type OrderEndedHandler = (tx: Db, orderId: number) => Promise<void>

/** How a dispute ends an order, with the amount that its buyer gets back. */
export type OrderDecision =
  | { decision: 'release' }
  /** `isPaid`: the buyer paid the courier. */
  | { decision: 'refund'; isPaid: boolean }
  | { decision: 'split'; refundPaisa: number }

/** Returns the columns with which a new order starts its seller's deadline. */
export const startOfOrder = (days: DeadlineDays) => columnsOfWait(waitOf('pending', days))

/** Starts the deadline of an order's state; the caller must have locked it. */
export async function startWait(tx: Db, id: number, state: OrderState, days: DeadlineDays): Promise<void> {
  if (isWaiting(state)) await setDeadline(tx, id, waitOf(state, days))
}

/** Stops the clock of a locked order whose dispute was just opened. */
export function stopWait(tx: Db, id: number): Promise<void> {
  return pauseDeadline(tx, id)
}

/** Continues the clock of a locked order whose dispute was just resolved without a decision. */
export async function resumeWait(tx: Db, id: number, days: DeadlineDays): Promise<void> {
  const order = await findOrder(tx, id)
  const state = order && stateOf(order)
  if (state && isWaiting(state)) await resumeDeadline(tx, id, waitOf(state, days))
}

async function write(
  tx: Db,
  order: OrderRow,
  state: EnteredState,
  context: SettlingContext,
  { status, outcome }: Pick<OrderRow, 'status' | 'outcome'> = columnsOf(state),
): Promise<void> {
  const isEnded = status !== order.status && (status === 'completed' || status === 'cancelled')
  if (isEnded) await context.onOrderEnded(tx, order.id)
  await updateState(tx, order, { status, outcome })
  await startWait(tx, order.id, state, context.settings.deadlineDays)
  if (status === 'completed') await countSoldItems(tx, order.id)
  if (state === 'cancelled' || state === 'returned') await restockOrder(tx, order.id)
}

/** Moves a locked order to a state by a transition, with its stock and money. */
export async function enterState(
  tx: Db,
  order: OrderRow,
  state: EnteredState,
  context: SettlingContext,
): Promise<void> {
  await write(tx, order, state, context)
  if (state === 'completed') await recordOrderCompleted(tx, order)
  // An unconfirmed or held order has not been booked.
  if (state === 'cancelled' && order.confirm_by === null && order.held_until === null)
    await recordOrderCancelled(tx, order)
  const wasOpen = order.status !== 'cancelled'
  if (wasOpen && (state === 'returned' || state === 'lost')) await recordOrderReturned(tx, order)
}

/** Returns the state in which a decision leaves an order: refunded parcels travel back to their seller. */
function stateAfter(order: OrderRow, decision: OrderDecision['decision']): EnteredState {
  if (decision !== 'refund') return 'completed'
  return stateOf(order) === 'pending' ? 'cancelled' : 'returning'
}

/** Ends a locked, open order by the decision of its dispute (DISPUTE-4). */
export async function decideOrder(
  tx: Db,
  id: number,
  decision: OrderDecision,
  context: SettlingContext,
): Promise<void> {
  const order = await findOrder(tx, id)
  if (!order) throw noSuchOrder()
  const state = stateAfter(order, decision.decision)
  if (decision.decision === 'release' || state === 'cancelled') return enterState(tx, order, state, context)
  const isSplit = decision.decision === 'split'
  await write(tx, order, state, context, isSplit ? { status: 'completed', outcome: 'split' } : columnsOf(state))
  if (!isSplit && !decision.isPaid) return recordOrderReturned(tx, order)
  const refund = isSplit ? decision.refundPaisa : order.subtotal_paisa + order.delivery_fee_paisa
  await updateRefund(tx, order.id, refund)
  await recordOrderRefunded(tx, order, refund)
}
