import { defineCall } from './call.ts'

/** Lists the disputes of the signed-in person's orders, bought and sold, last changed first. */
export const listDisputes = defineCall({
  name: 'listDisputes',
  method: 'GET',
  path: '/v1/disputes',
  access: 'bearer',
  summary:
    "The disputes of the signed-in person's orders, bought and sold, the last changed first: `raised_by=me` or `others` (the tabs), `status=open` or `resolved`, `order_id` for one order.",
  schemas: async () => (await import('./disputes-schemas.ts')).listDisputesSchemas,
})

/** Lists the disputes of all orders in one state, for admins: open ones oldest first, resolved ones latest first. */
export const listAllDisputes = defineCall({
  name: 'listAllDisputes',
  method: 'GET',
  path: '/v1/admin/disputes',
  access: 'admin',
  summary:
    'Disputes of all orders in one state: the open ones the longest waiting first, the settled ones the last first.',
  schemas: async () => (await import('./disputes-schemas.ts')).listAllDisputesSchemas,
})

/**
 * Returns a dispute with its messages, for both sides of its order and admins; a 404 for everybody else (PRIVACY-3).
 */
export const getDispute = defineCall({
  name: 'getDispute',
  method: 'GET',
  path: '/v1/disputes/:id',
  access: 'optional',
  summary:
    "One dispute with its messages, for the sides of its order (a guest with `guest_id` or the order's `token`) and administrators; 404 for everybody else.",
  schemas: async () => (await import('./disputes-schemas.ts')).getDisputeSchemas,
})

/**
 * Opens a dispute, for buyer or seller of the order (DISPUTE-1); a 409 while one is open or once the order has ended.
 */
export const openDispute = defineCall({
  name: 'openDispute',
  method: 'POST',
  path: '/v1/disputes',
  access: 'optional',
  summary:
    "Reports a problem with an order, by its buyer (a guest with `guest_id` or the order's `token`) or its seller; the other side is told. One open dispute an order, and none once it is completed or cancelled. The order keeps its state: the seller's money stays unconfirmed until the buyer confirms, and that or a cancellation settles the dispute. Forms may carry up to 8 `photos[]`, each a jpeg, png, gif or svg up to 10 MB.",
  status: 201,
  schemas: async () => (await import('./disputes-schemas.ts')).openDisputeSchemas,
})

/** Adds a message to an open dispute, for either side or an admin; the others get an email. */
export const sendDisputeMessage = defineCall({
  name: 'sendDisputeMessage',
  method: 'POST',
  path: '/v1/disputes/:id/messages',
  access: 'optional',
  summary:
    "Writes in an open dispute, by either side (a guest with `guest_id` or the order's `token`) or an administrator; the others are told by email. Forms may carry up to 8 `photos[]`. Answers the whole dispute.",
  schemas: async () => (await import('./disputes-schemas.ts')).sendDisputeMessageSchemas,
})

/** Returns a photo of a dispute as a data URI, for both sides and admins (DISPUTE-3); a 404 for everybody else. */
export const getDisputePhoto = defineCall({
  name: 'getDisputePhoto',
  method: 'GET',
  path: '/v1/disputes/:id/photos/:photo_id',
  access: 'optional',
  summary:
    "A photo of a dispute as a data address, `width` pixels across, for the sides of its order (a guest with `guest_id` or the order's `token`) and administrators; 404 for everybody else. It has no public address.",
  schemas: async () => (await import('./disputes-schemas.ts')).getDisputePhotoSchemas,
})

/** Resolves an open dispute, for the side that opened it or an admin (DISPUTE-1); a 403 for the other side. */
export const resolveDispute = defineCall({
  name: 'resolveDispute',
  method: 'POST',
  path: '/v1/disputes/:id/resolve',
  access: 'optional',
  summary:
    'Settles an open dispute, by the side that raised it (a guest with `guest_id` or `token`) or an administrator; the others are told by email. The order goes on where it stood, and its money still waits for the buyer.',
  schemas: async () => (await import('./disputes-schemas.ts')).resolveDisputeSchemas,
})
