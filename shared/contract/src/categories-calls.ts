import { defineCall } from './call.ts'

/** Lists all categories by group, in the order of `groups`, for anyone. */
export const listCategories = defineCall({
  name: 'listCategories',
  method: 'GET',
  path: '/v1/listing/categories',
  access: 'anyone',
  summary: 'All categories, grouped by group name in the fixed order.',
  schemas: async () => (await import('./categories-schemas.ts')).listCategoriesSchemas,
})

/** Lists the categories of one group, for the listing's filter. */
export const listGroupCategories = defineCall({
  name: 'listGroupCategories',
  method: 'GET',
  path: '/v1/listing/public/products/the/categories/:group',
  access: 'anyone',
  summary: 'The categories of one group, as a filter offers them.',
  schemas: async () => (await import('./categories-schemas.ts')).listGroupCategoriesSchemas,
})
