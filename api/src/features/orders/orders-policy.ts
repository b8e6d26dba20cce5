import { orderActions } from '@closyyy/contract/orders'
import type { OrderRow } from './orders-queries.ts'

export type OrderStatus = OrderRow['status']
export type OrderAction = (typeof orderActions)[number]

/** A guest is whoever holds the order's guest id or the token of a link in its emails; the shop acts where a time ran out. */
export const orderActors = ['buyer', 'guest', 'seller', 'admin', 'shop', 'other'] as const
export type OrderActor = (typeof orderActors)[number]

/** Where a move leads, or why it is refused, by the names of the API's failures. */
export type OrderOutcome = OrderStatus | 'not-found' | 'not-allowed' | 'conflict'

/** The whole table (ORDER-5): a cell that is not named is refused. */
const table: Record<OrderStatus, Partial<Record<`${OrderActor} ${OrderAction}`, OrderStatus>>> = {
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

/** What comes of a move: strangers learn nothing; a move that is never an actor's is not allowed, else the state decides. */
export function outcomeOf(status: OrderStatus, actor: OrderActor, action: OrderAction): OrderOutcome {
  if (actor === 'other') return 'not-found'
  if (!Object.values(table).some(row => row[`${actor} ${action}`])) return 'not-allowed'
  return table[status][`${actor} ${action}`] ?? 'conflict'
}

/** Whether the parcel has reached its buyer, who can then rate the seller. */
export function isReceived(status: OrderStatus): boolean {
  return status === 'delivered' || status === 'completed'
}

/** What an actor may do with an order as it stands. */
export function actionsOf(status: OrderStatus, actor: OrderActor): OrderAction[] {
  return orderActions.filter(action => table[status][`${actor} ${action}`])
}
