import { defineCall } from './call.ts'

/** Lists all brands by name, for anyone. */
export const listBrands = defineCall({
  name: 'listBrands',
  method: 'GET',
  path: '/v1/listing/brands',
  access: 'anyone',
  summary: 'List all brands by name.',
  schemas: async () => (await import('./brands-schemas.ts')).listBrandsSchemas,
})

/** Lists the brands with a product on sale in one group, for the listing's filter. */
export const listGroupBrands = defineCall({
  name: 'listGroupBrands',
  method: 'GET',
  path: '/v1/listing/public/products/the/brands/:group',
  access: 'anyone',
  summary: 'List the brands with a product on sale in a group.',
  schemas: async () => (await import('./brands-schemas.ts')).listGroupBrandsSchemas,
})
