import { defineCall } from './call.ts'

/** Lists the disputes of the signed-in person's orders, bought and sold, latest change first. */
export const listDisputes = defineCall({
  name: 'listDisputes',
  method: 'GET',
  path: '/v1/disputes',
  access: 'bearer',
  suspended: true,
  summary:
    "List the disputes of the signed-in person's purchases and sales, most recently changed first; filters are `raised_by` (`me` or `others`), `status` (`open` or `resolved`) and `order_id`.",
  schemas: async () => (await import('./disputes-schemas.ts')).listDisputesSchemas,
})

/** Lists the disputes of all orders in one state, for admins: open ones oldest first, resolved ones latest first. */
export const listAllDisputes = defineCall({
  name: 'listAllDisputes',
  method: 'GET',
  path: '/v1/admin/disputes',
  access: 'admin',
  role: 'support',
  summary: 'List all disputes in a status: open ones oldest first, resolved ones most recently resolved first.',
  schemas: async () => (await import('./disputes-schemas.ts')).listAllDisputesSchemas,
})

/**
 * Returns a dispute with its messages, for both sides of its order and support (TEAM-1); a 404 for everyone else (PRIVACY-3).
 */
export const getDispute = defineCall({
  name: 'getDispute',
  method: 'GET',
  path: '/v1/disputes/:id',
  access: 'optional',
  suspended: true,
  summary:
    "Get a dispute with its messages, for the sides of its order (a guest by `guest_id` or the order's `token`) and administrators with the role support; 404 for others.",
  schemas: async () => (await import('./disputes-schemas.ts')).getDisputeSchemas,
})

/**
 * Opens a dispute, for buyer or seller of the order (DISPUTE-1). Errors: 409 while one is open or once the order has
 * ended, 404 for everyone else, 401 for a guest without credentials.
 */
export const openDispute = defineCall({
  name: 'openDispute',
  method: 'POST',
  path: '/v1/disputes',
  access: 'optional',
  suspended: true,
  summary:
    "Open a dispute on an order as its buyer (a guest by `guest_id` or the order's `token`) or seller, and notify the other side. An order has at most one open dispute, and none once it is completed or cancelled. Its status does not change: the seller's money stays unconfirmed until the buyer confirms, and that or a cancellation resolves the dispute. Forms may include up to 8 `photos[]`, each a jpeg, png, gif or svg up to 10 MB.",
  status: 201,
  schemas: async () => (await import('./disputes-schemas.ts')).openDisputeSchemas,
})

/**
 * Adds a message with up to `MAX_PHOTOS` photos to an open dispute, for either side or support; the others get an
 * email. Errors: 409 once it is resolved, 404 for everyone else.
 */
export const sendDisputeMessage = defineCall({
  name: 'sendDisputeMessage',
  method: 'POST',
  path: '/v1/disputes/:id/messages',
  access: 'optional',
  isIdempotent: true,
  suspended: true,
  summary:
    "Send a message in an open dispute as either side (a guest by `guest_id` or the order's `token`) or an administrator with the role support, and email the others. Returns the whole dispute. Forms may include up to 8 `photos[]`.",
  schemas: async () => (await import('./disputes-schemas.ts')).sendDisputeMessageSchemas,
})

/** Returns a photo of a dispute as a data URI, for both sides and support (DISPUTE-3); a 404 for everyone else. */
export const getDisputePhoto = defineCall({
  name: 'getDisputePhoto',
  method: 'GET',
  path: '/v1/disputes/:id/photos/:photo_id',
  access: 'optional',
  suspended: true,
  summary:
    "Get a photo of a dispute as a data URL, `width` pixels wide, for the sides of its order (a guest by `guest_id` or the order's `token`) and administrators with the role support; 404 for others. It has no public URL.",
  schemas: async () => (await import('./disputes-schemas.ts')).getDisputePhotoSchemas,
})

/** Resolves an open dispute, for the side that opened it or support (DISPUTE-1); a 403 for the other side. */
export const resolveDispute = defineCall({
  name: 'resolveDispute',
  method: 'POST',
  path: '/v1/disputes/:id/resolve',
  access: 'optional',
  suspended: true,
  summary:
    "Resolve an open dispute as the side that raised it (a guest by `guest_id` or `token`) or an administrator with the role support, and email the others. The order's status does not change, and its payment still requires the buyer's confirmation.",
  schemas: async () => (await import('./disputes-schemas.ts')).resolveDisputeSchemas,
})

/** Proposes a decision to the other side, replacing an earlier proposal (DISPUTE-4). Errors: 422 at `refund`, 409. */
export const proposeDecision = defineCall({
  name: 'proposeDecision',
  method: 'POST',
  path: '/v1/disputes/:id/propose',
  access: 'optional',
  isIdempotent: true,
  suspended: true,
  summary:
    'Propose how an open dispute ends, as either side (a guest by `guest_id` or `token`): `release` pays the seller, `refund` returns the total to the buyer, `split` returns `refund` rupees of it. It replaces an earlier proposal, and the other side is emailed.',
  schemas: async () => (await import('./disputes-schemas.ts')).proposeDecisionSchemas,
})

/** Accepts the other side's proposal, which ends dispute and order (DISPUTE-4); a 409 if it was replaced. */
export const acceptProposal = defineCall({
  name: 'acceptProposal',
  method: 'POST',
  path: '/v1/disputes/:id/accept',
  access: 'optional',
  suspended: true,
  summary:
    "Accept the other side's proposal (a guest by `guest_id` or `token`): ends the dispute and its order, books the money and emails both sides. 409 if the proposal was replaced or the dispute is resolved.",
  schemas: async () => (await import('./disputes-schemas.ts')).acceptProposalSchemas,
})

/** Decides an open dispute as an admin who is not a side of it, with a reason for both sides (DISPUTE-4). */
export const decideDispute = defineCall({
  name: 'decideDispute',
  method: 'POST',
  path: '/v1/admin/disputes/:id/decide',
  access: 'admin',
  role: 'support',
  summary:
    'Decide an open dispute as an administrator who is not one of its sides, with a `reason` that both sides read: ends the dispute and its order and books the money.',
  schemas: async () => (await import('./disputes-schemas.ts')).decideDisputeSchemas,
})
