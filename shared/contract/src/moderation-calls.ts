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
  summary:
    'Products in one state, the longest waiting first; `pending` includes live ones with a new title or new photos, shown as they would be. Goes on by `after`, the `next` of the page before, so that decisions made meanwhile skip nothing; each carries the `version` that a decision names.',
  schemas: async () => (await import('./moderation-schemas.ts')).listModeratedProductsSchemas,
})

/**
 * Publishes a product or its revision, for admins, never their own (MODERATION-3); a 409 if it changed since `version`.
 */
export const approveProduct = defineCall({
  name: 'approveProduct',
  method: 'POST',
  path: '/v1/admin/products/:id/approve',
  access: 'admin',
  summary:
    'Lets a waiting product, or the new title and photos of a live one, before the public; its seller is told. 409 names how it stands now where it was edited since the `version` that was seen.',
  schemas: async () => (await import('./moderation-schemas.ts')).approveProductSchemas,
})

/** Rejects a product or its revision with a reason, for admins (MODERATION-3); a 409 if it changed since `version`. */
export const rejectProduct = defineCall({
  name: 'rejectProduct',
  method: 'POST',
  path: '/v1/admin/products/:id/reject',
  access: 'admin',
  summary:
    'Refuses a waiting product, or the new title and photos of a live one, with a reason that its seller is told; both can be corrected and sent again. 409 names how it stands now where it was edited since the `version` that was seen.',
  schemas: async () => (await import('./moderation-schemas.ts')).rejectProductSchemas,
})
