import { defineCall } from './call.ts'
import type * as z from './schema.ts'
import type * as schemas from './sitemap-schemas.ts'

export type SitemapProduct = z.infer<typeof schemas.SitemapProduct>
export type SitemapShop = z.infer<typeof schemas.SitemapShop>

/** Most things that one answer names. */
export const MOST_IN_SITEMAP_ANSWER = 5_000

export const listSitemapProducts = defineCall({
  name: 'listSitemapProducts',
  method: 'GET',
  path: '/v1/sitemap/products',
  access: 'anyone',
  summary: 'What the addresses of public products are made of, sold ones too, by rising id from behind `after`.',
  schemas: async () => (await import('./sitemap-schemas.ts')).listSitemapProducts,
})

export const listSitemapShops = defineCall({
  name: 'listSitemapShops',
  method: 'GET',
  path: '/v1/sitemap/shops',
  access: 'anyone',
  summary: 'Sellers who have public products, by rising id from behind `after`.',
  schemas: async () => (await import('./sitemap-schemas.ts')).listSitemapShops,
})
