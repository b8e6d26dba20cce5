import { defineCall } from './call.ts'

/** Lists the standard sizes (PRODUCT-21) or, with a group or category, the sizes of its categories (PRODUCT-4). */
export const listSizes = defineCall({
  name: 'listSizes',
  method: 'GET',
  path: '/v1/listing/public/products/the/products/sizes',
  access: 'anyone',
  summary:
    'The four standard sizes; with a group, the sizes of its categories, or of the one that `category` (its word) or `category_id` names.',
  schemas: async () => (await import('./sizes-schemas.ts')).listSizesSchemas,
})
