import { disputeActions } from '@closyyy/contract/disputes'
import type { OrderActor } from '../orders/orders-policy.ts'

/**
 * How an order stands with disputes: `none` yet, one `open`, the last one `resolved`, or `ended`, which is a completed or
 * cancelled order, whose dispute is settled with it.
 */
export const disputeStates = ['none', 'open', 'resolved', 'ended'] as const
export type DisputeState = (typeof disputeStates)[number]

/** The side that raised the dispute (or would), the other side, an administrator, and everybody else. */
export const disputeActors = ['raiser', 'counterpart', 'admin', 'other'] as const
export type DisputeActor = (typeof disputeActors)[number]

export const disputeMoves = ['raise', ...disputeActions] as const
export type DisputeMove = (typeof disputeMoves)[number]

export type DisputeOutcome = 'open' | 'resolved' | 'not-found' | 'not-allowed' | 'conflict'

type Row = Record<DisputeMove, DisputeOutcome>

const unknown: Row = { raise: 'not-found', message: 'not-found', resolve: 'not-found' }

/** Who may do what, and where it leads; money moves with the order alone. */
export const disputeLife: Record<DisputeState, Record<DisputeActor, Row>> = {
  none: {
    raiser: { ...unknown, raise: 'open' },
    counterpart: { ...unknown, raise: 'open' },
    admin: { ...unknown, raise: 'not-allowed' },
    other: unknown,
  },
  open: {
    raiser: { raise: 'conflict', message: 'open', resolve: 'resolved' },
    counterpart: { raise: 'conflict', message: 'open', resolve: 'not-allowed' },
    admin: { raise: 'not-allowed', message: 'open', resolve: 'resolved' },
    other: unknown,
  },
  resolved: {
    raiser: { raise: 'open', message: 'conflict', resolve: 'conflict' },
    counterpart: { raise: 'open', message: 'conflict', resolve: 'not-allowed' },
    admin: { raise: 'not-allowed', message: 'conflict', resolve: 'conflict' },
    other: unknown,
  },
  ended: {
    raiser: { raise: 'conflict', message: 'conflict', resolve: 'conflict' },
    counterpart: { raise: 'conflict', message: 'conflict', resolve: 'not-allowed' },
    admin: { raise: 'not-allowed', message: 'conflict', resolve: 'conflict' },
    other: unknown,
  },
}

/** How an order stands by its status and that of its newest dispute. */
export function stateOf(orderStatus: string, disputeStatus: 'open' | 'resolved' | null): DisputeState {
  if (orderStatus === 'completed' || orderStatus === 'cancelled') return 'ended'
  return disputeStatus ?? 'none'
}

/** The side of an order that somebody speaks for; a guest is its buyer. */
export function sideOf(actor: OrderActor): 'buyer' | 'seller' | 'admin' | undefined {
  if (actor === 'other' || actor === 'shop') return undefined
  return actor === 'guest' ? 'buyer' : actor
}

/** What somebody is to a dispute raised by one side; before there is one, each side would raise it. */
export function disputeActorOf(actor: OrderActor, raisedBy: 'buyer' | 'seller' | null): DisputeActor {
  const side = sideOf(actor)
  if (side === undefined) return 'other'
  if (side === 'admin') return side
  return raisedBy === null || raisedBy === side ? 'raiser' : 'counterpart'
}
