import { defineCall } from './call.ts'

/**
 * Lists products in one approval state, for admins, longest waiting first; `after` pages by id, so decisions in between
 * skip nothing.
 */
export const listModeratedProducts = defineCall({
  name: 'listModeratedProducts',
  method: 'GET',
  path: '/v1/admin/products',
  access: 'admin',
  role: 'moderator',
  summary:
    "List products in a status, longest waiting first; `pending` includes live ones with changes that await approval, shown with these and with their `public_version`. `after` is the `next` of the previous page, so that no product is skipped after a decision; decisions require the product's `version`.",
  schemas: async () => (await import('./moderation-schemas.ts')).listModeratedProductsSchemas,
})

/**
 * Publishes a product or its revision, for admins, never their own (MODERATION-3). Errors: 409 if it changed since
 * `version` or was decided, 403 for their own product.
 */
export const approveProduct = defineCall({
  name: 'approveProduct',
  method: 'POST',
  path: '/v1/admin/products/:id/approve',
  access: 'admin',
  role: 'moderator',
  summary:
    'Approve a pending product, or the changes of a live one, and notify its seller. Returns 409 with its current state if it was edited since the given `version`.',
  schemas: async () => (await import('./moderation-schemas.ts')).approveProductSchemas,
})

/**
 * Rejects a product or its revision with a reason, for admins (MODERATION-3). Errors: 409 if it changed since `version`
 * or was decided, 403 for their own product.
 */
export const rejectProduct = defineCall({
  name: 'rejectProduct',
  method: 'POST',
  path: '/v1/admin/products/:id/reject',
  access: 'admin',
  role: 'moderator',
  summary:
    'Reject a pending product, or the changes of a live one, and send the reason to its seller, who can correct and resubmit it. Returns 409 with its current state if it was edited since the given `version`.',
  schemas: async () => (await import('./moderation-schemas.ts')).rejectProductSchemas,
})

/**
 * Takes a live product down with a reason, for admins, never their own (MODERATION-4). Errors: 409 if it is not live or
 * the reports that it is based on ended.
 */
export const takeDownProduct = defineCall({
  name: 'takeDownProduct',
  method: 'POST',
  path: '/v1/admin/products/:id/take-down',
  access: 'admin',
  role: 'moderator',
  summary:
    'Take a live product down, sold or not: its offers close and its seller gets the reason, corrects it and sends it again. Returns 409 if it is not live, or if the given `reports` were decided.',
  schemas: async () => (await import('./moderation-schemas.ts')).takeDownProductSchemas,
})

/** Puts a product back that was taken down, for admins, never their own (MODERATION-4). Errors: 409 if it is not taken down. */
export const restoreProduct = defineCall({
  name: 'restoreProduct',
  method: 'POST',
  path: '/v1/admin/products/:id/restore',
  access: 'admin',
  role: 'moderator',
  summary: 'Put a product back that was taken down and notify its seller. Returns 409 if it is not taken down.',
  schemas: async () => (await import('./moderation-schemas.ts')).restoreProductSchemas,
})
