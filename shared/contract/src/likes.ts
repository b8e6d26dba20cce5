import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Id, IdText } from './scalars.ts'

/** What the signed-in person did with a product. */
export const ProductMark = z.object({
  product_id: Id,
  is_liked: z.boolean(),
  is_saved: z.boolean(),
  likes_count: z.int(),
})
export type ProductMark = z.infer<typeof ProductMark>

const params = z.object({ id: IdText })

const mark = (name: string, method: 'POST' | 'DELETE', word: 'like' | 'save', summary: string) =>
  defineCall({
    name,
    method,
    path: `/v1/listing/products/:id/${word}`,
    access: 'bearer',
    summary,
    params,
    data: ProductMark,
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
  params,
  data: ProductMark,
})
