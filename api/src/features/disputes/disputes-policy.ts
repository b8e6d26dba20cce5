import { disputeActions } from '@closyyy/contract/disputes'
import { defineTransitions } from '../../transitions.ts'
import type { OrderActor } from '../orders/orders-policy.ts'

/** State of an order's newest dispute; `ended` if the order is completed or cancelled, which resolves its dispute. */
export const disputeStates = ['none', 'open', 'resolved', 'ended'] as const
export type DisputeState = (typeof disputeStates)[number]

/** `raiser` is the side that raised the dispute, or may raise one. */
export const disputeActors = ['raiser', 'counterpart', 'admin', 'other'] as const
export type DisputeActor = (typeof disputeActors)[number]

export const disputeTransitionActions = ['raise', ...disputeActions] as const
export type DisputeAction = (typeof disputeTransitionActions)[number]

/** Disputes do not affect money, which follows the order (DISPUTE-2). */
export const disputeTransitions = defineTransitions<DisputeState, DisputeActor, DisputeAction, 'open' | 'resolved'>({
  actions: disputeTransitionActions,
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

export function stateOf(orderStatus: string, disputeStatus: 'open' | 'resolved' | null): DisputeState {
  if (orderStatus === 'completed' || orderStatus === 'cancelled') return 'ended'
  return disputeStatus ?? 'none'
}

export function sideOf(actor: OrderActor): 'buyer' | 'seller' | 'admin' | undefined {
  if (actor === 'other' || actor === 'shop') return undefined
  return actor === 'guest' ? 'buyer' : actor
}

/** Before a dispute is raised, both sides are `raiser`. */
export function disputeActorOf(actor: OrderActor, raisedBy: 'buyer' | 'seller' | null): DisputeActor {
  const side = sideOf(actor)
  if (side === undefined) return 'other'
  if (side === 'admin') return side
  return raisedBy === null || raisedBy === side ? 'raiser' : 'counterpart'
}
