import { orderActions } from '@closyyy/contract/orders'
import { defineTransitions } from '../../transitions.ts'
import type { OrderRow } from './orders-queries.ts'

export type OrderStatus = OrderRow['status']
export type OrderAction = (typeof orderActions)[number]

/** `guest` has the order's guest id or a link's token; `shop` is a job whose time limit passed. */
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

/** Hides the order from outsiders; rejects actions of another actor as not allowed, and others by the state (ORDER-5). */
export const orderTransitions = defineTransitions<OrderStatus, OrderActor, OrderAction, OrderStatus>({
  actions: orderActions,
  allowed,
  errorOf(_status, actor, action) {
    if (actor === 'other') return 'not-found'
    return Object.values(allowed).some(row => row[`${actor} ${action}`]) ? 'conflict' : 'not-allowed'
  },
})

export function isReceived(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'completed'
}
