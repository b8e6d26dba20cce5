import * as z from '@closyyy/contract/schema'
import { Id, IdText } from './scalars.ts'

/** What the signed-in person did with a product. */
export const ProductLike = z.object({
  product_id: Id,
  is_liked: z.boolean(),
  is_saved: z.boolean(),
  likes_count: z.int(),
})
export type ProductLike = z.infer<typeof ProductLike>

/** The schemas of every like and save call. */
export const likeSchemas = { params: z.object({ id: IdText }), data: ProductLike }
