import { defineCall } from './call.ts'
import type * as schemas from './orders-schemas.ts'
import type * as z from './schema.ts'

/** Where an order stands: pending → shipped → delivered → completed, or cancelled from pending only (ORDER-5). */
export const orderStatuses = ['pending', 'shipped', 'delivered', 'completed', 'cancelled'] as const

/** What moves an order on. */
export const orderActions = ['ship', 'deliver', 'confirm', 'cancel'] as const

/** How a list of orders can be sorted: by the day they were placed, or by `subtotal`, the price of their items. */
export const orderSorts = ['newest', 'oldest', 'price_desc', 'price_asc'] as const
export type OrderSort = (typeof orderSorts)[number]

export type Order = z.infer<typeof schemas.Order>
export type OrderItem = z.infer<typeof schemas.OrderItem>
export type OrderPage = z.infer<typeof schemas.OrderPage>

export const listOrders = defineCall({
  name: 'listOrders',
  method: 'GET',
  path: '/v1/cart/checkout/orders',
  access: 'bearer',
  summary:
    'Orders of the signed-in person, as buyer with `type=purchased`, else as seller; sorted by the day they were placed (`newest`, `oldest`) or by the price of their items (`price_desc`, `price_asc`), and paged. `orderId` answers that one in the page form, an empty page where it is not theirs.',
  schemas: async () => (await import('./orders-schemas.ts')).listOrders,
})

export const getOrder = defineCall({
  name: 'getOrder',
  method: 'GET',
  path: '/v1/cart/checkout/orders/:id',
  access: 'bearer',
  summary: 'One order, for its buyer, its seller or an admin; 404 for everybody else.',
  schemas: async () => (await import('./orders-schemas.ts')).getOrder,
})

export const getGuestOrder = defineCall({
  name: 'getGuestOrder',
  method: 'GET',
  path: '/v1/cart/checkout/orders/guest/:orderId',
  access: 'anyone',
  summary: "A guest's order, for whoever holds its `guest_id` or the `token` of a link in its emails; 404 otherwise.",
  schemas: async () => (await import('./orders-schemas.ts')).getGuestOrder,
})

export const shipOrder = defineCall({
  name: 'shipOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/ship',
  access: 'bearer',
  summary:
    'The seller hands a pending order to the courier; the buyer is told by email. 409 names how the order stands.',
  schemas: async () => (await import('./orders-schemas.ts')).shipOrder,
})

export const deliverOrder = defineCall({
  name: 'deliverOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/deliver',
  access: 'bearer',
  summary:
    'The seller marks a shipped order as delivered; the buyer is asked by email to confirm. 409 names its state.',
  schemas: async () => (await import('./orders-schemas.ts')).deliverOrder,
})

export const confirmOrder = defineCall({
  name: 'confirmOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/confirm',
  access: 'optional',
  summary:
    "The buyer (a guest with `guest_id` or `token`) has received a shipped or delivered order: it is completed, the seller's deposit confirmed. 409 names how the order stands.",
  schemas: async () => (await import('./orders-schemas.ts')).confirmOrder,
})

export const cancelOrder = defineCall({
  name: 'cancelOrder',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/cancel',
  access: 'optional',
  summary:
    'Buyer (a guest with `guest_id` or `token`) or seller calls a pending order off: its pieces are on sale again, an offer it used works again, the other side is told by email. 409 names how the order stands.',
  schemas: async () => (await import('./orders-schemas.ts')).cancelOrder,
})
