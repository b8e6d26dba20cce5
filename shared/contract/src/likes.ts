import { defineCall } from './call.ts'
import type * as types from './likes-schemas.ts'
import type * as z from './schema.ts'

export type ProductMark = z.infer<typeof types.ProductMark>

const schemas = async () => (await import('./likes-schemas.ts')).markCall

const mark = (name: string, method: 'POST' | 'DELETE', word: 'like' | 'save', summary: string) =>
  defineCall({
    name,
    method,
    path: `/v1/listing/products/:id/${word}`,
    access: 'bearer',
    summary,
    schemas,
  })

export const likeProduct = mark('likeProduct', 'POST', 'like', "Likes a product; again changes nothing. Not one's own.")
export const unlikeProduct = mark('unlikeProduct', 'DELETE', 'like', 'Takes the like back; again changes nothing.')
export const saveProduct = mark(
  'saveProduct',
  'POST',
  'save',
  "Saves a product for later; again changes nothing. Not one's own.",
)
export const unsaveProduct = mark(
  'unsaveProduct',
  'DELETE',
  'save',
  'Takes the product off the saved ones; again changes nothing.',
)

export const getProductMark = defineCall({
  name: 'getProductMark',
  method: 'GET',
  path: '/v1/listing/products/:id/mark',
  access: 'optional',
  summary: 'Whether the signed-in person likes or saved a product, and how many like it; for a guest the count alone.',
  schemas,
})
