import { defineCall } from './call.ts'

/** Lists all categories by group, in the order of `groups`, for anyone. */
export const listCategories = defineCall({
  name: 'listCategories',
  method: 'GET',
  path: '/v1/listing/categories',
  access: 'anyone',
  summary: 'List all categories by group, in a fixed order.',
  schemas: async () => (await import('./categories-schemas.ts')).listCategoriesSchemas,
})

/** Lists the categories of one group, for the listing's filter. */
export const listGroupCategories = defineCall({
  name: 'listGroupCategories',
  method: 'GET',
  path: '/v1/listing/public/products/the/categories/:group',
  access: 'anyone',
  summary: 'List the categories of a group for a filter.',
  schemas: async () => (await import('./categories-schemas.ts')).listGroupCategoriesSchemas,
})
