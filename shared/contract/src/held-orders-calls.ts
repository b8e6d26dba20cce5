import { defineCall } from './call.ts'

/** Lists orders that wait for a moderator, the first to lapse first, for admins (HELD-1). */
export const listHeldOrders = defineCall({
  name: 'listHeldOrders',
  method: 'GET',
  path: '/v1/admin/held-orders',
  access: 'admin',
  role: 'moderator',
  summary:
    'List orders whose buyer and seller share a phone, address, device or bank account, the first to lapse first; their sellers cannot ship them.',
  schemas: async () => (await import('./held-orders-schemas.ts')).listHeldOrdersSchemas,
})

/** Passes a held order on to its seller, for admins (HELD-2). Errors: 409 if it is not held, 403 for one's own order. */
export const releaseHeldOrder = defineCall({
  name: 'releaseHeldOrder',
  method: 'POST',
  path: '/v1/admin/held-orders/:id/release',
  access: 'admin',
  role: 'moderator',
  summary: 'Release a held order with a reason, which only the team sees: its seller is notified and can ship it.',
  schemas: async () => (await import('./held-orders-schemas.ts')).releaseHeldOrderSchemas,
})

/** Cancels a held order, for admins (HELD-2). Errors: 409 if it is not held, 403 for one's own order. */
export const cancelHeldOrder = defineCall({
  name: 'cancelHeldOrder',
  method: 'POST',
  path: '/v1/admin/held-orders/:id/cancel',
  access: 'admin',
  role: 'moderator',
  summary: 'Cancel a held order with a reason, which only the team sees: its items are on sale again.',
  schemas: async () => (await import('./held-orders-schemas.ts')).cancelHeldOrderSchemas,
})
