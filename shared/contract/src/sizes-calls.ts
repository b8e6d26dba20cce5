import { defineCall } from './call.ts'

/** Lists the standard sizes (PRODUCT-21) or, with a group or category, the sizes of its categories (PRODUCT-4). */
export const listSizes = defineCall({
  name: 'listSizes',
  method: 'GET',
  path: '/v1/listing/public/products/the/products/sizes',
  access: 'anyone',
  summary:
    'List the four standard sizes, or the sizes of a group, or of its category by `category` (slug) or `category_id`.',
  schemas: async () => (await import('./sizes-schemas.ts')).listSizesSchemas,
})
