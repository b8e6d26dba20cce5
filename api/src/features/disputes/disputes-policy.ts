import { disputeActions } from '@closyyy/contract/disputes'
import { defineTransitions } from '../../transitions.ts'
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
export type DisputeAction = (typeof disputeMoves)[number]

/** Who may do what, and the state it leads to; the money follows the order alone (DISPUTE-2). */
export const disputeTransitions = defineTransitions<DisputeState, DisputeActor, DisputeAction, 'open' | 'resolved'>({
  actions: disputeMoves,
  allowed: {
    none: { 'raiser raise': 'open', 'counterpart raise': 'open' },
    open: {
      'raiser message': 'open',
      'raiser resolve': 'resolved',
      'counterpart message': 'open',
      'admin message': 'open',
      'admin resolve': 'resolved',
    },
    resolved: { 'raiser raise': 'open', 'counterpart raise': 'open' },
    ended: {},
  },
  errorOf(state, actor, action) {
    if (actor === 'other' || (state === 'none' && action !== 'raise')) return 'not-found'
    const isNever = (actor === 'admin' && action === 'raise') || (actor === 'counterpart' && action === 'resolve')
    return isNever ? 'not-allowed' : 'conflict'
  },
})

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
