import type { Db } from '../src/db/database.ts'
import { hasRemittance } from '../src/db/order-remittances.ts'
import type { DisputesContext } from '../src/features/disputes/dispute-access.ts'
import { acceptProposal, decideDispute, proposeDecision } from '../src/features/disputes/dispute-settlement-service.ts'
import { openDispute, resolveDispute, sendMessage } from '../src/features/disputes/disputes-service.ts'
import {
  applyCourierEvent,
  applyOrderAction,
  type OrdersContext,
  reportOrder,
} from '../src/features/orders/order-actions-service.ts'
import { type OrderState, stateOf } from '../src/features/orders/orders-policy.ts'
import type { Account } from '../src/http/account.ts'
import { type RefundContexts, refundActs } from './refund-acts.ts'

const DAY_MS = 86_400_000

/** Days of each waiting state, independent of the API's settings (ORDER-13). */
const DAYS: Partial<Record<OrderState, number>> = { pending: 5, shipped: 14, refused: 14, delivered: 3, returning: 14 }
const ENDS: Partial<Record<OrderState, OrderState>> = {
  pending: 'cancelled',
  shipped: 'lost',
  refused: 'returned',
  delivered: 'completed',
  returning: 'returned',
}
const DISPUTE_DAYS = 14

/** The expected course of one order, in plain numbers. */
export interface Life {
  id: number
  seller: Account
  state: OrderState
  deadline: number | undefined
  dispute: { id: number; deadline: number; left: number | undefined } | undefined
  hasRemittance: boolean
}

export const nextEnd = ({ dispute, deadline }: Life): number | undefined => dispute?.deadline ?? deadline

export function enter(life: Life, state: OrderState, now: number): void {
  if (state !== life.state) {
    life.state = state
    const days = DAYS[state]
    life.deadline = days === undefined ? undefined : now + days * DAY_MS
  }
  const isOpen = state === 'pending' || state === 'shipped' || state === 'refused' || state === 'delivered'
  if (!isOpen) life.dispute = undefined
  else if (life.dispute && life.deadline !== undefined) {
    life.dispute.left = life.deadline - now
    life.deadline = undefined
  }
}

/** Ends what is due: without a dispute in the state that follows, with one as the response shows. */
export function expectedEnd({ state, dispute, hasRemittance }: Life): OrderState | undefined {
  if (dispute) return undefined
  return hasRemittance && (state === 'shipped' || state === 'refused') ? 'delivered' : ENDS[state]
}

export interface Contexts extends RefundContexts {
  orders: OrdersContext
  disputes: DisputesContext
  admin: Account
}

type Act = (life: Life, contexts: Contexts) => Promise<unknown>

const order =
  (who: 'buyer' | 'seller', action: 'ship' | 'deliver' | 'confirm' | 'cancel'): Act =>
  (life, { orders, buyer }) =>
    applyOrderAction(orders, life.id, { account: who === 'buyer' ? buyer : life.seller }, action)
const report =
  (who: 'seller' | 'admin', name: 'refused' | 'returned' | 'lost'): Act =>
  (life, { orders, admin }) =>
    reportOrder(orders, life.id, who === 'seller' ? life.seller : admin, { report: name, reason: 'Random.' })
const courier =
  (action: 'deliver' | 'report-refused' | 'report-returned' | 'report-lost'): Act =>
  (life, { orders }) =>
    applyCourierEvent(orders, life.id, action)
const raise =
  (who: 'buyer' | 'seller', reason: 'damaged' | 'not-received'): Act =>
  (life, { disputes, buyer }) =>
    openDispute(
      disputes,
      { account: who === 'buyer' ? buyer : life.seller, ip: '' },
      { order_id: life.id, reason, message: 'Random.', photos: [] },
    )
const inDispute =
  (
    who: 'buyer' | 'seller' | 'admin',
    act: (id: number, viewer: { account: Account; ip: string }, to: DisputesContext) => Promise<unknown>,
  ): Act =>
  async (life, { disputes, buyer, admin }) => {
    const account = { buyer, seller: life.seller, admin }[who]
    await act(life.dispute?.id ?? 2_000_000_000, { account, ip: '' }, disputes)
  }
const side = ['buyer', 'seller'] as const
const settling = side.flatMap((who): Act[] => [
  inDispute(who, (id, viewer, to) => sendMessage(to, viewer, id, { message: 'Random.', photos: [] }, undefined)),
  inDispute(who, (id, viewer, to) => resolveDispute(to, viewer, id)),
  inDispute(who, (id, viewer, to) =>
    proposeDecision(to, viewer, id, { decision: 'split', refund: 1.5, message: 'Random.' }, undefined),
  ),
  inDispute(who, (id, viewer, to) => acceptProposal(to, viewer, id, 1)),
])

/** Everything that somebody may do with an order, in random order and often not allowed. */
export const acts: readonly Act[] = [
  order('seller', 'ship'),
  order('seller', 'ship'),
  order('seller', 'deliver'),
  order('buyer', 'confirm'),
  order('buyer', 'cancel'),
  report('seller', 'refused'),
  report('seller', 'returned'),
  report('admin', 'lost'),
  courier('deliver'),
  courier('report-refused'),
  courier('report-returned'),
  courier('report-lost'),
  raise('buyer', 'damaged'),
  raise('buyer', 'not-received'),
  raise('seller', 'not-received'),
  ...settling,
  ...refundActs,
  inDispute('admin', (id, viewer, to) => decideDispute(to, viewer, id, { decision: 'refund', reason: 'Random.' })),
  inDispute('admin', (id, viewer, to) => decideDispute(to, viewer, id, { decision: 'release', reason: 'Random.' })),
]

export interface Actual {
  state: OrderState
  deadline: number | undefined
  dispute: { id: number; deadline: number } | undefined
  hasRemittance: boolean
}

const timeOf = (at: string | null) => (at === null ? undefined : Date.parse(at))

export async function readLife(db: Db, id: number): Promise<Actual> {
  const row = await db
    .selectFrom('orders as o')
    .leftJoin('disputes as d', join => join.onRef('d.order_id', '=', 'o.id').on('d.status', '=', 'open'))
    .select(['o.status', 'o.outcome', 'o.confirm_by', 'o.held_until', 'o.deadline_at'])
    .select(['d.id as dispute_id', 'd.deadline_at as dispute_deadline'])
    .select(hasRemittance.$castTo<boolean>().as('has_remittance'))
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()
  const dispute =
    row.dispute_id === null ? undefined : { id: row.dispute_id, deadline: timeOf(row.dispute_deadline) ?? Number.NaN }
  return { state: stateOf(row), deadline: timeOf(row.deadline_at), dispute, hasRemittance: row.has_remittance }
}

/** Follows an observed change; what it does to the clocks is computed here. */
export function follow(life: Life, actual: Actual, now: number): void {
  life.hasRemittance = actual.hasRemittance
  const before = life.dispute
  if (!before && actual.dispute) {
    const left = life.deadline === undefined ? undefined : life.deadline - now
    life.dispute = { id: actual.dispute.id, deadline: now + DISPUTE_DAYS * DAY_MS, left }
    life.deadline = undefined
  }
  const isResolved = before && !actual.dispute
  if (isResolved) life.dispute = undefined
  if (isResolved && actual.state === life.state) life.deadline = now + (before.left ?? (DAYS[life.state] ?? 0) * DAY_MS)
  if (actual.state !== life.state) {
    enter(life, actual.state, now)
    // The state changed while a dispute was open: its end starts a whole wait.
    if (life.dispute) life.dispute.left = undefined
  }
}
