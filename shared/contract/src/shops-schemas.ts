import * as z from '@closyyy/contract/schema'
import { pageQuery } from './page-schemas.ts'
import { ProductPage } from './products-schemas.ts'
import { IdText } from './scalars.ts'

/** A seller's shop: its description and a page of its products. */
export const Shop = z.object({
  shop: z.object({ description: z.nullable(z.string()) }),
  products: ProductPage,
})

export const getShop = {
  params: z.object({ id: IdText }),
  query: z.object({
    filter: z.optional(z.enum(['liked', 'saved'])),
    sold: z.optional(z.enum(['0', '1'])),
    ...pageQuery,
  }),
  data: Shop,
}
