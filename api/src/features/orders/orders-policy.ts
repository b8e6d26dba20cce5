import { type OrderOutcome, orderActions, orderReports } from '@closyyy/contract/orders'
import { defineTransitions } from '../../transitions.ts'
import type { OrderRow } from './orders-queries.ts'

export type OrderStatus = OrderRow['status']

/**
 * Statuses, and outcomes from which an order still moves or that the response distinguishes (ORDER-14). `unconfirmed` is
 * pending until the buyer confirms it, and unknown to its seller (CONFIRMATION-1); `held` until a moderator releases it
 * (HELD-1).
 */
export const orderStates = [
  'unconfirmed',
  'held',
  'pending',
  'shipped',
  'refused',
  'delivered',
  'returning',
  'lost',
  'returned',
  'completed',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]
/** A state to which a transition leads. */
export type EnteredState = Exclude<OrderState, 'unconfirmed' | 'held'>

export const orderTransitionActions = [
  ...orderActions,
  ...orderReports.map(report => `report-${report}` as const),
] as const
export type OrderAction = (typeof orderTransitionActions)[number]

/** `guest` has the order's guest id or a link's token; `shop` is a job whose time limit passed. */
export const orderActors = ['buyer', 'guest', 'seller', 'admin', 'courier', 'shop', 'other'] as const
export type OrderActor = (typeof orderActors)[number]

type Cells = Partial<Record<`${OrderActor} ${OrderAction}`, EnteredState>>

const confirming: Cells = { 'buyer confirm': 'completed', 'guest confirm': 'completed' }
const delivering: Cells = { 'seller deliver': 'delivered', 'courier deliver': 'delivered' }
const comingBack: Cells = {
  'seller report-returned': 'returned',
  'admin report-returned': 'returned',
  'courier report-returned': 'returned',
}
const gettingLost: Cells = {
  'seller report-lost': 'lost',
  'admin report-lost': 'lost',
  'courier report-lost': 'lost',
}

const allowed: Record<OrderState, Cells> = {
  unconfirmed: { 'buyer cancel': 'cancelled', 'guest cancel': 'cancelled', 'shop cancel': 'cancelled' },
  held: { 'buyer cancel': 'cancelled', 'guest cancel': 'cancelled', 'shop cancel': 'cancelled' },
  pending: {
    'seller ship': 'shipped',
    'courier ship': 'shipped',
    'buyer cancel': 'cancelled',
    'guest cancel': 'cancelled',
    'seller cancel': 'cancelled',
    'shop cancel': 'cancelled',
  },
  shipped: {
    ...delivering,
    ...confirming,
    ...comingBack,
    ...gettingLost,
    'seller report-refused': 'refused',
    'admin report-refused': 'refused',
    'courier report-refused': 'refused',
    'shop report-lost': 'lost',
    'shop deliver': 'delivered',
  },
  refused: {
    ...delivering,
    ...confirming,
    ...comingBack,
    ...gettingLost,
    'shop report-returned': 'returned',
    'shop deliver': 'delivered',
  },
  delivered: { ...confirming, 'shop confirm': 'completed' },
  returning: { ...comingBack, ...gettingLost, 'shop report-returned': 'returned' },
  // A lost parcel that turns up can be sold again.
  lost: comingBack,
  returned: {},
  completed: {},
  cancelled: {},
}

/** Hides the order from outsiders; rejects actions of another actor as not allowed, and others by the state (ORDER-5). */
export const orderTransitions = defineTransitions<OrderState, OrderActor, OrderAction, EnteredState>({
  actions: orderTransitionActions,
  allowed,
  errorOf(_state, actor, action) {
    if (actor === 'other') return 'not-found'
    return Object.values(allowed).some(row => row[`${actor} ${action}`]) ? 'conflict' : 'not-allowed'
  },
})

/** Actions of the shop when the deadline of a state passes and its parcel was not taken (ORDER-13). */
export const deadlineActions = {
  pending: 'cancel',
  shipped: 'report-lost',
  refused: 'report-returned',
  delivered: 'confirm',
  returning: 'report-returned',
} as const satisfies Partial<Record<OrderState, OrderAction>>

export type WaitingState = keyof typeof deadlineActions

export const isWaiting = (state: OrderState): state is WaitingState => state in deadlineActions

/** Returns whether the cash of a shipped parcel proves that its buyer took it, whatever was reported (LEDGER-7). */
export const isTaken = ({ status, has_remittance }: Pick<OrderRow, 'status' | 'has_remittance'>): boolean =>
  status === 'shipped' && has_remittance

export const deadlineActionOf = (
  state: WaitingState,
  order: Pick<OrderRow, 'status' | 'has_remittance'>,
): OrderAction => (isTaken(order) ? 'deliver' : deadlineActions[state])

export function stateOf({
  status,
  outcome,
  confirm_by,
  held_until,
}: Pick<OrderRow, 'status' | 'outcome' | 'confirm_by' | 'held_until'>): OrderState {
  if (confirm_by !== null) return 'unconfirmed'
  if (held_until !== null) return 'held'
  return outcome === null || outcome === 'split' ? status : outcome
}

export function columnsOf(state: EnteredState): { status: OrderStatus; outcome: OrderOutcome | null } {
  if (state === 'refused') return { status: 'shipped', outcome: state }
  if (state === 'returning' || state === 'returned' || state === 'lost') return { status: 'cancelled', outcome: state }
  return { status: state, outcome: null }
}

/** Returns why a report is refused: the parcel was taken, or it would end a dispute without its decision. */
export function reportConflict(
  order: Pick<OrderRow, 'status' | 'has_remittance' | 'open_dispute_id'>,
  actor: OrderActor,
): 'order.taken' | 'dispute.open' | undefined {
  if (isTaken(order)) return 'order.taken'
  return actor === 'seller' && order.open_dispute_id !== null ? 'dispute.open' : undefined
}
