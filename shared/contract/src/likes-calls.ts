import { defineCall } from './call.ts'

const schemas = async () => (await import('./likes-schemas.ts')).likeSchemas

const likeCall = (name: string, method: 'POST' | 'DELETE', word: 'like' | 'save', summary: string) =>
  defineCall({
    name,
    method,
    path: `/v1/listing/products/:id/${word}`,
    access: 'bearer',
    summary,
    schemas,
  })

/** Likes a product of another seller for the signed-in person; idempotent (LIKE-2). */
export const likeProduct = likeCall(
  'likeProduct',
  'POST',
  'like',
  "Likes a product; again changes nothing. Not one's own.",
)

/** Removes the signed-in person's like; idempotent (LIKE-2). */
export const unlikeProduct = likeCall('unlikeProduct', 'DELETE', 'like', 'Takes the like back; again changes nothing.')

/** Saves a product of another seller for the signed-in person; idempotent, shown to nobody else (LIKE-1). */
export const saveProduct = likeCall(
  'saveProduct',
  'POST',
  'save',
  "Saves a product for later; again changes nothing. Not one's own.",
)

/** Removes a product from the signed-in person's saved ones; idempotent (LIKE-2). */
export const unsaveProduct = likeCall(
  'unsaveProduct',
  'DELETE',
  'save',
  'Takes the product off the saved ones; again changes nothing.',
)

/** Returns the public number of likes and, with a session, the own like and save (LIKE-1). */
export const getProductLike = defineCall({
  name: 'getProductLike',
  method: 'GET',
  path: '/v1/listing/products/:id/mark',
  access: 'optional',
  summary: 'Whether the signed-in person likes or saved a product, and how many like it; for a guest the count alone.',
  schemas,
})
