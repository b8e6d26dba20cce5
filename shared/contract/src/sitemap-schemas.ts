import * as z from '@closyyy/contract/schema'
import { Id, Timestamp } from './scalars.ts'
import { MAX_SITEMAP_ROWS } from './sitemap.ts'

/** The parts of a product's URL (PRODUCT-23) and its last change. */
export const SitemapProduct = z.object({
  id: Id,
  title: z.string(),
  brand_name: z.nullable(z.string()),
  sold: z.boolean(),
  updated_at: Timestamp,
})
export type SitemapProduct = z.infer<typeof SitemapProduct>

/** A seller with public products. */
export const SitemapShop = z.object({ id: Id })
export type SitemapShop = z.infer<typeof SitemapShop>

/** Keyset paging: every page costs the same. */
const query = z.object({
  after: z._default(z.coercedNumber().check(z.int(), z.nonnegative()), 0),
  limit: z._default(z.coercedNumber().check(z.int(), z.positive(), z.maximum(MAX_SITEMAP_ROWS)), MAX_SITEMAP_ROWS),
})

export const listSitemapProductsSchemas = { query, data: z.array(SitemapProduct) }

export const listSitemapShopsSchemas = { query, data: z.array(SitemapShop) }
