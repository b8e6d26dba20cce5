import { orderActions } from '@closyyy/contract/orders'
import { defineTransitions } from '../../transitions.ts'
import type { OrderRow } from './orders-queries.ts'

export type OrderStatus = OrderRow['status']
export type OrderAction = (typeof orderActions)[number]

/** A guest is whoever holds the order's guest id or the token of a link in its emails; the shop acts where a time ran out. */
export const orderActors = ['buyer', 'guest', 'seller', 'admin', 'shop', 'other'] as const
export type OrderActor = (typeof orderActors)[number]

const allowed: Record<OrderStatus, Partial<Record<`${OrderActor} ${OrderAction}`, OrderStatus>>> = {
  pending: {
    'seller ship': 'shipped',
    'buyer cancel': 'cancelled',
    'guest cancel': 'cancelled',
    'seller cancel': 'cancelled',
    'shop cancel': 'cancelled',
  },
  shipped: {
    'seller deliver': 'delivered',
    'buyer confirm': 'completed',
    'guest confirm': 'completed',
  },
  delivered: {
    'buyer confirm': 'completed',
    'guest confirm': 'completed',
  },
  completed: {},
  cancelled: {},
}

/** A stranger learns nothing; an action that is never this actor's is not allowed; otherwise the state refuses it (ORDER-5). */
export const orderTransitions = defineTransitions<OrderStatus, OrderActor, OrderAction, OrderStatus>({
  actions: orderActions,
  allowed,
  errorOf(_status, actor, action) {
    if (actor === 'other') return 'not-found'
    return Object.values(allowed).some(row => row[`${actor} ${action}`]) ? 'conflict' : 'not-allowed'
  },
})

/** Whether the parcel has reached its buyer, who can then rate the seller. */
export function isReceived(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'completed'
}
