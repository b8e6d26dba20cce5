import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { pageQuery } from './pagination-schemas.ts'
import { ProductPage } from './products-schemas.ts'
import { IdText } from './scalars.ts'

const descriptionRequired = message('shop.description-required')

/** A shop's description; null shows a default one (SHOP-1). */
export const ShopText = z.object({ description: z.nullable(z.string()) })
export type ShopText = z.infer<typeof ShopText>

/** A seller's shop: its description and a page of its products (SHOP-1). */
export const Shop = z.object({
  shop: ShopText,
  products: ProductPage,
})
export type Shop = z.infer<typeof Shop>

export const getShopSchemas = {
  params: z.object({ id: IdText }),
  query: z.object({
    /** What the owner liked, saved, or follows the seller of, instead of the shop's products; a 403 for others (LIKE-1). */
    filter: z.optional(z.enum(['liked', 'saved', 'followed'])),
    /** 1 for sold, 0 for unsold products, both by default. */
    sold: z.optional(z.enum(['0', '1'])),
    ...pageQuery,
  }),
  data: Shop,
}

export const updateShopDescriptionSchemas = {
  body: z.object({
    description: z
      .string(descriptionRequired)
      .check(z.trim(), z.minLength(1, descriptionRequired), z.maxLength(2000, message('text.too-long'))),
  }),
  data: ShopText,
}
