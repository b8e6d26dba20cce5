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

export const likeProduct = likeCall(
  'likeProduct',
  'POST',
  'like',
  "Likes a product; again changes nothing. Not one's own.",
)

export const unlikeProduct = likeCall('unlikeProduct', 'DELETE', 'like', 'Takes the like back; again changes nothing.')

export const saveProduct = likeCall(
  'saveProduct',
  'POST',
  'save',
  "Saves a product for later; again changes nothing. Not one's own.",
)

export const unsaveProduct = likeCall(
  'unsaveProduct',
  'DELETE',
  'save',
  'Takes the product off the saved ones; again changes nothing.',
)

export const getProductLike = defineCall({
  name: 'getProductLike',
  method: 'GET',
  path: '/v1/listing/products/:id/mark',
  access: 'optional',
  summary: 'Whether the signed-in person likes or saved a product, and how many like it; for a guest the count alone.',
  schemas,
})
