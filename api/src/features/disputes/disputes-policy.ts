import {
  type DisputeAuthor,
  type DisputeDecision,
  type DisputeReason,
  disputeActions,
  disputeDecisions,
  settlementActions,
} from '@closyyy/contract/disputes'
import { DAY_MS } from '../../time.ts'
import { defineTransitions } from '../../transitions.ts'
import type { OrderActor } from '../orders/orders-policy.ts'

/** State of an order's newest dispute; `ended` if the order is completed or cancelled, which resolves its dispute. */
export const disputeStates = ['none', 'open', 'resolved', 'ended'] as const
export type DisputeState = (typeof disputeStates)[number]

/** `raiser` is the side that raised the dispute, or may raise one. */
export const disputeActors = ['raiser', 'counterpart', 'admin', 'other'] as const
export type DisputeActor = (typeof disputeActors)[number]

export const disputeTransitionActions = ['raise', ...disputeActions, ...settlementActions] as const
export type DisputeAction = (typeof disputeTransitionActions)[number]

const never: Record<Exclude<DisputeActor, 'other'>, readonly DisputeAction[]> = {
  raiser: ['decide'],
  counterpart: ['decide', 'resolve'],
  admin: ['raise', 'propose', 'accept'],
}

export const disputeTransitions = defineTransitions<DisputeState, DisputeActor, DisputeAction, 'open' | 'resolved'>({
  actions: disputeTransitionActions,
  allowed: {
    none: { 'raiser raise': 'open', 'counterpart raise': 'open' },
    open: {
      'raiser message': 'open',
      'raiser resolve': 'resolved',
      'raiser propose': 'open',
      'raiser accept': 'resolved',
      'counterpart message': 'open',
      'counterpart propose': 'open',
      'counterpart accept': 'resolved',
      'admin message': 'open',
      'admin resolve': 'resolved',
      'admin decide': 'resolved',
    },
    resolved: { 'raiser raise': 'open', 'counterpart raise': 'open' },
    ended: {},
  },
  errorOf(state, actor, action) {
    if (actor === 'other' || (state === 'none' && action !== 'raise')) return 'not-found'
    return never[actor].includes(action) ? 'not-allowed' : 'conflict'
  },
})

export function stateOf(orderStatus: string, disputeStatus: 'open' | 'resolved' | null): DisputeState {
  if (orderStatus === 'completed' || orderStatus === 'cancelled') return 'ended'
  return disputeStatus ?? 'none'
}

export function sideOf(actor: OrderActor): DisputeAuthor | undefined {
  if (actor === 'other' || actor === 'shop') return undefined
  if (actor === 'courier') return undefined
  return actor === 'guest' ? 'buyer' : actor
}

/** Before a dispute is raised, both sides are `raiser`. */
export function disputeActorOf(actor: OrderActor, raisedBy: 'buyer' | 'seller' | null): DisputeActor {
  const side = sideOf(actor)
  if (side === undefined) return 'other'
  if (side === 'admin') return side
  return raisedBy === null || raisedBy === side ? 'raiser' : 'counterpart'
}

/** Disputes that one order may have, so that nobody stops its clock for ever. */
export const MAX_DISPUTES = 3

/** A message has to be this old at the deadline to count as unanswered (DISPUTE-5). */
export const ANSWER_DAYS = 2

/** Reasons that imply that the buyer has the parcel, and thus paid the courier. */
const receivedReasons: readonly DisputeReason[] = ['not-as-described', 'damaged', 'wrong-item', 'not-authentic']

export interface DisputeCircumstances {
  order_status: string
  order_outcome: string | null
  raised_by: 'buyer' | 'seller'
  reason: DisputeReason
  /** The courier has remitted all or a part of the cash. */
  has_remittance: boolean
}

/** A refused parcel whose cash was remitted was taken after all (LEDGER-7). */
const isWithBuyer = ({ order_status, order_outcome, has_remittance }: DisputeCircumstances) =>
  order_status === 'delivered' || (order_status === 'shipped' && (order_outcome === null || has_remittance))

/** Decisions that an order allows: what was not shipped, or comes back, can only be refunded. */
export function decisionsOf(dispute: DisputeCircumstances): readonly DisputeDecision[] {
  return isWithBuyer(dispute) ? disputeDecisions : ['refund']
}

/** Returns whether the buyer paid the courier: the parcel was delivered, its cash came, or they describe its contents. */
export function isPaid(dispute: DisputeCircumstances): boolean {
  const { order_status, raised_by, reason, has_remittance } = dispute
  const isDescribed = raised_by === 'buyer' && receivedReasons.includes(reason)
  return order_status === 'delivered' || (isWithBuyer(dispute) && (isDescribed || has_remittance))
}

/**
 * Decides against the side that left the other's message unanswered; if neither did, by whether the buyer paid
 * (DISPUTE-5).
 */
export function verdictOf(
  dispute: DisputeCircumstances & {
    deadline_at: string
    waiting_for: 'buyer' | 'seller' | null
    waiting_since: string | null
  },
): 'release' | 'refund' {
  if (!isWithBuyer(dispute)) return 'refund'
  const { deadline_at, waiting_for, waiting_since } = dispute
  const isUnanswered =
    waiting_since !== null && Date.parse(waiting_since) <= Date.parse(deadline_at) - ANSWER_DAYS * DAY_MS
  if (isUnanswered) return waiting_for === 'seller' ? 'refund' : 'release'
  return isPaid(dispute) ? 'release' : 'refund'
}
