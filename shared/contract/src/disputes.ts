import { defineCall } from './call.ts'
import type * as schemas from './disputes-schemas.ts'
import type * as z from './schema.ts'

/** What a dispute can be about. */
export const disputeReasons = [
  'not-received',
  'not-as-described',
  'damaged',
  'wrong-item',
  'not-authentic',
  'payment',
  'other',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** The two sides of an order. */
export const disputeSides = ['buyer', 'seller'] as const
export type DisputeSide = (typeof disputeSides)[number]

/** Who writes in a dispute. */
export const disputeAuthors = [...disputeSides, 'admin'] as const
export type DisputeAuthor = (typeof disputeAuthors)[number]

/** A dispute is open or settled. */
export const disputeStatuses = ['open', 'resolved'] as const

/** A message holds at most this many characters. */
export const DISPUTE_MESSAGE_MAX_LENGTH = 2_000

/** What can be done with a dispute that is there. */
export const disputeActions = ['message', 'resolve'] as const

/** Messages that a dispute shows, the newest ones. */
export const DISPUTE_MAX_MESSAGES = 200

export type Dispute = z.infer<typeof schemas.Dispute>
export type DisputeThread = z.infer<typeof schemas.DisputeThread>
export type DisputePage = z.infer<typeof schemas.DisputePage>

export const listDisputes = defineCall({
  name: 'listDisputes',
  method: 'GET',
  path: '/v1/disputes',
  access: 'bearer',
  summary:
    "The disputes of the signed-in person's orders, bought and sold, the last changed first: `raised_by=me` or `others` (the tabs), `status=open` or `resolved`, `order_id` for one order.",
  schemas: async () => (await import('./disputes-schemas.ts')).listDisputes,
})

export const listAllDisputes = defineCall({
  name: 'listAllDisputes',
  method: 'GET',
  path: '/v1/admin/disputes',
  access: 'admin',
  summary:
    'Disputes of all orders in one state: the open ones the longest waiting first, the settled ones the last first.',
  schemas: async () => (await import('./disputes-schemas.ts')).listAllDisputes,
})

export const getDispute = defineCall({
  name: 'getDispute',
  method: 'GET',
  path: '/v1/disputes/:id',
  access: 'optional',
  summary:
    "One dispute with its messages, for the sides of its order (a guest with `guest_id` or the order's `token`) and administrators; 404 for everybody else.",
  schemas: async () => (await import('./disputes-schemas.ts')).getDispute,
})

export const openDispute = defineCall({
  name: 'openDispute',
  method: 'POST',
  path: '/v1/disputes',
  access: 'optional',
  summary:
    "Reports a problem with an order, by its buyer (a guest with `guest_id` or the order's `token`) or its seller; the other side is told. One open dispute an order, and none once it is completed or cancelled. The order keeps its state: the seller's money stays unconfirmed until the buyer confirms, and that or a cancellation settles the dispute. Forms may carry up to 8 `photos[]`, each a jpeg, png, gif or svg up to 10 MB.",
  status: 201,
  schemas: async () => (await import('./disputes-schemas.ts')).openDispute,
})

export const sendDisputeMessage = defineCall({
  name: 'sendDisputeMessage',
  method: 'POST',
  path: '/v1/disputes/:id/messages',
  access: 'optional',
  summary:
    "Writes in an open dispute, by either side (a guest with `guest_id` or the order's `token`) or an administrator; the others are told by email. Forms may carry up to 8 `photos[]`. Answers the whole dispute.",
  schemas: async () => (await import('./disputes-schemas.ts')).sendDisputeMessage,
})

export const getDisputePhoto = defineCall({
  name: 'getDisputePhoto',
  method: 'GET',
  path: '/v1/disputes/:id/photos/:photo_id',
  access: 'optional',
  summary:
    "A photo of a dispute as a data address, `width` pixels across, for the sides of its order (a guest with `guest_id` or the order's `token`) and administrators; 404 for everybody else. It has no public address.",
  schemas: async () => (await import('./disputes-schemas.ts')).getDisputePhoto,
})

export const resolveDispute = defineCall({
  name: 'resolveDispute',
  method: 'POST',
  path: '/v1/disputes/:id/resolve',
  access: 'optional',
  summary:
    'Settles an open dispute, by the side that raised it (a guest with `guest_id` or `token`) or an administrator; the others are told by email. The order goes on where it stood, and its money still waits for the buyer.',
  schemas: async () => (await import('./disputes-schemas.ts')).resolveDispute,
})
