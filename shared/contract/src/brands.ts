import type * as schemas from './brands-schemas.ts'
import { defineCall } from './call.ts'
import type * as z from './schema.ts'

export type Brand = z.infer<typeof schemas.Brand>

export const listBrands = defineCall({
  name: 'listBrands',
  method: 'GET',
  path: '/v1/listing/brands',
  access: 'anyone',
  summary: 'All brands by name.',
  schemas: async () => (await import('./brands-schemas.ts')).listBrands,
})

export const listGroupBrands = defineCall({
  name: 'listGroupBrands',
  method: 'GET',
  path: '/v1/listing/public/products/the/brands/:group',
  access: 'anyone',
  summary: 'The brands that have a product on sale in one group.',
  schemas: async () => (await import('./brands-schemas.ts')).listGroupBrands,
})
