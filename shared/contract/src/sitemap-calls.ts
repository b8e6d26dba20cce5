import { defineCall } from './call.ts'

export const listSitemapProducts = defineCall({
  name: 'listSitemapProducts',
  method: 'GET',
  path: '/v1/sitemap/products',
  access: 'anyone',
  summary: 'What the addresses of public products are made of, sold ones too, by rising id from behind `after`.',
  schemas: async () => (await import('./sitemap-schemas.ts')).listSitemapProductsSchemas,
})

export const listSitemapShops = defineCall({
  name: 'listSitemapShops',
  method: 'GET',
  path: '/v1/sitemap/shops',
  access: 'anyone',
  summary: 'Sellers who have public products, by rising id from behind `after`.',
  schemas: async () => (await import('./sitemap-schemas.ts')).listSitemapShopsSchemas,
})
