import { defineCall } from './call.ts'

export const listCategories = defineCall({
  name: 'listCategories',
  method: 'GET',
  path: '/v1/listing/categories',
  access: 'anyone',
  summary: 'All categories, grouped by group name in the fixed order.',
  schemas: async () => (await import('./categories-schemas.ts')).listCategoriesSchemas,
})

export const listGroupCategories = defineCall({
  name: 'listGroupCategories',
  method: 'GET',
  path: '/v1/listing/public/products/the/categories/:group',
  access: 'anyone',
  summary: 'The categories of one group, as a filter offers them.',
  schemas: async () => (await import('./categories-schemas.ts')).listGroupCategoriesSchemas,
})
