import { defineCall } from './call.ts'

const schemas = async () => (await import('./likes-schemas.ts')).likeSchemas

const likeCall = (name: string, method: 'POST' | 'DELETE', segment: 'like' | 'save', summary: string) =>
  defineCall({
    name,
    method,
    path: `/v1/listing/products/:id/${segment}`,
    access: 'bearer',
    summary,
    schemas,
  })

/**
 * Likes a product of another seller for the signed-in person; idempotent (LIKE-2). Errors: 409 for their own, 404
 * for one that is not public.
 */
export const likeProduct = likeCall('likeProduct', 'POST', 'like', 'Like a product of another seller; idempotent.')

/** Removes the signed-in person's like; idempotent (LIKE-2). */
export const unlikeProduct = likeCall('unlikeProduct', 'DELETE', 'like', 'Unlike a product; idempotent.')

/**
 * Saves a product of another seller for the signed-in person; idempotent, shown to nobody else (LIKE-1). Errors: 409
 * for their own product, 404 for one that is not public.
 */
export const saveProduct = likeCall(
  'saveProduct',
  'POST',
  'save',
  'Save a product of another seller for later; idempotent.',
)

/** Removes a product from the signed-in person's saved ones; idempotent (LIKE-2). */
export const unsaveProduct = likeCall(
  'unsaveProduct',
  'DELETE',
  'save',
  'Remove a product from the saved products; idempotent.',
)

/** Returns the public number of likes and, with a session, the caller's own like and save (LIKE-1). */
export const getProductLike = defineCall({
  name: 'getProductLike',
  method: 'GET',
  path: '/v1/listing/products/:id/mark',
  access: 'optional',
  suspended: true,
  summary: "Get a product's number of likes and, for signed-in people, whether they liked or saved it.",
  schemas,
})
