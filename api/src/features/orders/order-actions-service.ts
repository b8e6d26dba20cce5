import type { orderActions } from '@closyyy/contract/orders'
import type * as calls from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import type { MessageId } from '../../messages/response-message.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import type { ProductsContext } from '../products/products-service.ts'
import { lockOrder } from './order-actions-queries.ts'
import { insertEvent, type OrderEvent } from './order-deadlines-queries.ts'
import { noticesOf } from './order-notice-choice.ts'
import { notifyOfOrder } from './order-notices.ts'
import { enterState, type SettlingContext } from './order-settling.ts'
import { endOverdue } from './order-sweep.ts'
import {
  type EnteredState,
  type OrderAction,
  type OrderActor,
  type OrderState,
  orderTransitions,
  reportConflict,
  stateOf,
} from './orders-policy.ts'
import { findOrder, type OrderRow } from './orders-queries.ts'
import { actorOf, noSuchOrder, type OrderViewer, requireIdentified, showOrder } from './orders-service.ts'

export interface OrdersContext extends ProductsContext, SettlingContext {
  settings: Pick<Settings, 'offerTtlHours' | 'publicUrl' | 'deadlineDays'>
}

const stateMessages = {
  unconfirmed: 'order.not-shipped',
  held: 'order.held',
  pending: 'order.not-shipped',
  shipped: 'order.shipped',
  refused: 'order.refused',
  delivered: 'order.delivered',
  returning: 'order.cancelled',
  lost: 'order.lost',
  returned: 'order.returned',
  completed: 'order.completed',
  cancelled: 'order.cancelled',
} as const satisfies Record<OrderState, MessageId>

const notAllowed = {
  ship: 'order.ship-not-allowed',
  deliver: 'order.deliver-not-allowed',
  confirm: 'order.confirm-not-allowed',
  cancel: 'order.cancel-not-allowed',
  'report-refused': 'order.report-not-allowed',
  'report-returned': 'order.report-not-allowed',
  'report-lost': 'order.report-not-allowed',
} as const satisfies Record<OrderAction, MessageId>

const isReport = (action: OrderAction) => action.startsWith('report-')

function requireAction(order: OrderRow, actor: OrderActor, action: OrderAction): EnteredState {
  const state = stateOf(order)
  const outcome = orderTransitions.outcomeOf(state, actor, action)
  if (outcome === 'not-found') throw noSuchOrder()
  if (outcome === 'not-allowed') throw new AppError('not-allowed', notAllowed[action])
  if (outcome === 'conflict') throw new AppError('conflict', stateMessages[state])
  const conflict = isReport(action) ? reportConflict(order, actor) : undefined
  if (conflict) throw new AppError('conflict', conflict)
  return outcome
}

interface ActionInput {
  action: OrderAction
  /** Determines who acts, with access to the order that is locked. */
  actorIn: (tx: Db, order: OrderRow) => Promise<OrderActor>
  eventOf?: (actor: OrderActor) => Omit<OrderEvent, 'action'> | undefined
}

/** Applies a transition to an order that is not overdue. @returns false if its deadline has passed */
async function transition(tx: Db, id: number, input: ActionInput, context: SettlingContext): Promise<boolean> {
  if (!(await lockOrder(tx, id))) throw noSuchOrder()
  const order = await findOrder(tx, id)
  if (!order) throw noSuchOrder()
  const actor = await input.actorIn(tx, order)
  const state = requireAction(order, actor, input.action)
  if (order.is_overdue && order.open_dispute_id === null) return false
  await enterState(tx, order, state, context)
  const event = input.eventOf?.(actor)
  if (event) await insertEvent(tx, id, { action: input.action, ...event })
  if (actor === 'admin')
    await recordEvent(tx, {
      action: 'order.reported',
      object: { type: 'order', id },
      before: { state: stateOf(order) },
      after: { state },
    })
  // The seller has not been notified of an unconfirmed or held order.
  if (order.confirm_by === null && order.held_until === null)
    await notifyOfOrder(tx, noticesOf(stateOf(order), state, actor), id, context.settings.publicUrl)
  return true
}

/** Ends an overdue order first, so that its deadline holds to the second (ORDER-13). */
async function apply<Result>(
  context: SettlingContext & { db: Db },
  id: number,
  input: ActionInput,
  show: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const attempt = () =>
    transact(context.db, async tx =>
      (await transition(tx, id, input, context)) ? { shown: await show(tx) } : undefined,
    )
  const done = await attempt()
  if (done) return done.shown
  await endOverdue(context.db, id, context)
  const again = await attempt()
  if (!again) throw new Error(`Order ${id} stayed overdue.`)
  return again.shown
}

async function applyAs(context: OrdersContext, id: number, viewer: OrderViewer, input: Omit<ActionInput, 'actorIn'>) {
  requireIdentified(viewer)
  const actorIn = (tx: Db, order: OrderRow) => actorOf(tx, order, viewer)
  const order = await apply(context, id, { ...input, actorIn }, tx => showOrder(tx, id, viewer))
  if (order.status === 'cancelled') context.counts.forget()
  return order
}

export function applyOrderAction(
  context: OrdersContext,
  id: number,
  viewer: OrderViewer,
  action: (typeof orderActions)[number],
): Promise<Order> {
  return applyAs(context, id, viewer, { action })
}

/** Reports what happened to a parcel; support has to give a reason (ORDER-14). */
export function reportOrder(
  context: OrdersContext,
  id: number,
  account: NonNullable<OrderViewer['account']>,
  { report, reason }: CallRequest<typeof calls.reportOrder>['body'],
): Promise<Order> {
  return applyAs(
    context,
    id,
    { account },
    {
      action: `report-${report}`,
      eventOf(actor) {
        if (actor !== 'admin') return { actor: 'seller', user_id: account.id, reason }
        if (reason === undefined) throw fieldError('reason', 'moderation.reason-required')
        return { actor, user_id: account.id, reason }
      },
    },
  )
}

/** Applies an event of the courier; a 409 if it does not fit the order's state, as a late or repeated one. */
export function applyCourierEvent(
  context: SettlingContext & { db: Db },
  id: number,
  action: Exclude<OrderAction, 'confirm' | 'cancel'>,
): Promise<void> {
  return apply(
    context,
    id,
    { action, actorIn: async () => 'courier', eventOf: () => ({ actor: 'courier' }) },
    async () => undefined,
  )
}
