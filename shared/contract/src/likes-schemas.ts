import * as z from '@closyyy/contract/schema'
import { Id, IdText } from './scalars.ts'

/** The signed-in person's like and save of a product (LIKE-1), both false for guests, and the public count. */
export const ProductLike = z.object({
  product_id: Id,
  is_liked: z.boolean(),
  is_saved: z.boolean(),
  likes_count: z.int(),
})
export type ProductLike = z.infer<typeof ProductLike>

/** Schemas of every like and save call. */
export const likeSchemas = { params: z.object({ id: IdText }), data: ProductLike }
