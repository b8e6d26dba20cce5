import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { pageQuery } from './page.ts'
import { ProductPage } from './products.ts'
import { IdText } from './scalars.ts'

/** A seller's shop: its description and a page of its products. */
export const Shop = z.object({
  shop: z.object({ description: z.nullable(z.string()) }),
  products: ProductPage,
})
export type Shop = z.infer<typeof Shop>

export const getShop = defineCall({
  name: 'getShop',
  method: 'GET',
  path: '/v1/shop/:id/shop',
  access: 'optional',
  summary:
    "A seller's public products, on sale and sold, newest first; `sold` keeps to one kind; `filter` lists what its owner liked or saved, to the owner alone.",
  params: z.object({ id: IdText }),
  query: z.object({
    filter: z.optional(z.enum(['liked', 'saved'])),
    sold: z.optional(z.enum(['0', '1'])),
    ...pageQuery,
  }),
  data: Shop,
})
