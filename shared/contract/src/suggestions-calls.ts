import { defineCall } from './call.ts'

/**
 * Lists unsold products to show beside another one: similar to the product `like`, or of one `seller`; the page may
 * contain the product itself.
 */
export const listSuggestedProducts = defineCall({
  name: 'listSuggestedProducts',
  method: 'GET',
  path: '/v1/listing/public/products/show',
  access: 'anyone',
  summary:
    'List unsold products to suggest beside another one; `like` is the product to resemble, `seller` limits them to one shop.',
  schemas: async () => (await import('./products-schemas.ts')).listSuggestedProductsSchemas,
})

/**
 * Lists the newest products on sale to show on a product's page: similar ones of other sellers, and others of its
 * seller, as cards; a 404 for a product that is not public, except for its owner and admins (PRODUCT-15).
 */
export const listRelatedProducts = defineCall({
  name: 'listRelatedProducts',
  method: 'GET',
  path: '/v1/listing/public/products/show/:id/related',
  access: 'optional',
  suspended: true,
  summary: "List similar products of other sellers, and other products of a product's seller, with what cards show.",
  schemas: async () => (await import('./products-schemas.ts')).listRelatedProductsSchemas,
})
