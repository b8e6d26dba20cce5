import type { OrderNoticeTemplate } from './order-notices.ts'
import type { OrderActor, OrderState, WaitingState } from './orders-policy.ts'

/** Messages about an order that its deadline ended (ORDER-13). */
export const noticesOfDeadline: Record<WaitingState, OrderNoticeTemplate[]> = {
  pending: ['order-lapsed-for-buyer', 'order-lapsed-for-seller'],
  shipped: ['order-lost-for-buyer', 'order-lost-for-seller'],
  refused: ['order-returned-for-seller'],
  delivered: ['order-closed-for-buyer', 'order-closed-for-seller'],
  returning: ['order-returned-for-seller'],
}

/** Messages to the sides that have to act before the deadline. */
export const remindersOf: Record<WaitingState, OrderNoticeTemplate[]> = {
  pending: ['reminder-to-ship'],
  shipped: ['reminder-of-arrival-for-buyer', 'reminder-of-arrival-for-seller'],
  refused: ['reminder-of-return'],
  delivered: ['reminder-to-confirm'],
  returning: ['reminder-of-return'],
}

const toSeller: Partial<Record<OrderState, OrderNoticeTemplate>> = {
  refused: 'order-refused-for-seller',
  returned: 'order-returned-for-seller',
  lost: 'order-lost-for-seller',
}

/** Returns the messages about a transition: to the other side, or to both if neither made it. */
export function noticesOf(from: OrderState, to: OrderState, actor: OrderActor): OrderNoticeTemplate[] {
  if (to === 'cancelled') return [actor === 'seller' ? 'order-cancelled-by-seller' : 'order-cancelled-by-buyer']
  if (to === 'shipped' || to === 'delivered' || to === 'completed') return [`order-${to}`]
  const forSeller = actor === 'seller' ? undefined : toSeller[to]
  return [
    ...(forSeller ? [forSeller] : []),
    ...(from === 'shipped' || from === 'refused' ? noticesToBuyer(from, to) : []),
  ]
}

/** A refused parcel that came back is no news to its buyer. */
function noticesToBuyer(from: OrderState, to: OrderState): OrderNoticeTemplate[] {
  if (to === 'lost') return ['order-lost-for-buyer']
  return from === 'shipped' ? ['order-refused-for-buyer'] : []
}
