import { defineCall } from './call.ts'

/** Lists public products, sold ones included, by ascending id after `after`, for sitemaps. */
export const listSitemapProducts = defineCall({
  name: 'listSitemapProducts',
  method: 'GET',
  path: '/v1/sitemap/products',
  access: 'anyone',
  summary: 'List the URL parts of public products, including sold ones, by ascending id after `after`.',
  schemas: async () => (await import('./sitemap-schemas.ts')).listSitemapProductsSchemas,
})

/** Lists sellers with public products by ascending id after `after`, for sitemaps. */
export const listSitemapShops = defineCall({
  name: 'listSitemapShops',
  method: 'GET',
  path: '/v1/sitemap/shops',
  access: 'anyone',
  summary: 'List sellers with public products, by ascending id after `after`.',
  schemas: async () => (await import('./sitemap-schemas.ts')).listSitemapShopsSchemas,
})
