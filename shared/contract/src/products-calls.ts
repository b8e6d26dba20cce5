import { defineCall } from './call.ts'

/**
 * Lists products on sale of a group, filtered and paged, for anyone; `category_id` overrides group and category
 * (LISTING-8), and `brand_id`, `condition_id` and `size` take several values (LISTING-12).
 */
export const listProducts = defineCall({
  name: 'listProducts',
  method: 'GET',
  path: '/v1/listing/public/products/the/search/:group/:category?',
  access: 'anyone',
  summary:
    'List products on sale in a group, filtered, sorted and paged; `category_id` overrides group and category; `brand_id`, `condition_id` and `size` take several values, with commas or repeated. Lists include the first two photos of a product, getProduct all.',
  schemas: async () => (await import('./products-schemas.ts')).listProductsSchemas,
})

/**
 * Lists unsold products that match the query (SEARCH-2), filtered and sorted as a listing (SEARCH-6); a 422 for a query
 * that is too short (SEARCH-1).
 */
export const searchProducts = defineCall({
  name: 'searchProducts',
  method: 'GET',
  path: '/v1/listing/public/products/search',
  access: 'anyone',
  summary:
    'Search unsold products by a part of their title or the words of title, brand and category, with the filters and sorts of listings.',
  schemas: async () => (await import('./products-schemas.ts')).searchProductsSchemas,
})

/**
 * Counts the products of a listing or search by value of each filter, under the other filters; for anyone
 * (LISTING-13).
 */
export const listProductFacets = defineCall({
  name: 'listProductFacets',
  method: 'GET',
  path: '/v1/listing/public/products/facets',
  access: 'anyone',
  summary:
    'Count products on sale by category, brand, condition and size in a group, a category or a search; each filter is counted under the other filters.',
  schemas: async () => (await import('./products-schemas.ts')).listProductFacetsSchemas,
})

/**
 * Returns a product with all its photos; one that is not public is a 404 except for its owner and admins (PRODUCT-15).
 */
export const getProduct = defineCall({
  name: 'getProduct',
  method: 'GET',
  path: '/v1/listing/public/products/show/:id',
  access: 'optional',
  suspended: true,
  summary:
    'Get a product with all its photos; sold ones stay visible, pending ones only to their owner and moderators.',
  schemas: async () => (await import('./products-schemas.ts')).getProductSchemas,
})

/** Lists the products of the signed-in seller in every approval state, unlike the public lists (PRODUCT-15). */
export const listOwnProducts = defineCall({
  name: 'listOwnProducts',
  method: 'GET',
  path: '/v1/listing/auth/products/show',
  access: 'bearer',
  suspended: true,
  summary:
    "List the signed-in seller's products in all statuses or one, sorted and paged; `reviewed=1` excludes those that await their first decision, `sold_elsewhere=1` returns those that their seller marked as sold.",
  schemas: async () => (await import('./products-schemas.ts')).listOwnProductsSchemas,
})
