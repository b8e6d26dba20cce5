import { defineCall } from './call.ts'

/**
 * Creates a product of the signed-in seller, pending approval (MODERATION-3); takes over the draft `draft_id`
 * (DRAFT-3).
 */
export const createProduct = defineCall({
  name: 'createProduct',
  method: 'POST',
  path: '/v1/listing/auth/products/create',
  access: 'bearer',
  summary:
    'Puts a product up, as a form with `images[n]` (jpeg, png, gif or svg, 10 MB each) or as JSON without; it waits for approval. Quantity 0 means sold at once. `draft_id` takes a draft over with its photos; `photo_order` (their ids, and `new` for the next of `images`) puts all in order.',
  status: 201,
  schemas: async () => (await import('./products-writing-schemas.ts')).createProductSchemas,
})

/**
 * Changes an own product; a new title waits for approval (PRODUCT-16), a quantity below the units sold is a 422
 * (PRODUCT-11).
 */
export const updateProduct = defineCall({
  name: 'updateProduct',
  method: 'PUT',
  path: '/v1/listing/auth/products/:id',
  access: 'bearer',
  summary:
    "Changes one's own product; `quantity` is the total. A new title of a live one waits for approval (`revision_status`) while the public sees the old; a rejected one is sent again.",
  schemas: async () => (await import('./products-writing-schemas.ts')).updateProductSchemas,
})

/** Removes, adds and orders photos of an own product; new photos of a live one wait for approval (PRODUCT-16). */
export const updateProductPhotos = defineCall({
  name: 'updateProductPhotos',
  method: 'POST',
  path: '/v1/listing/auth/products/:id/photos',
  access: 'bearer',
  summary:
    "Takes photos from one's own product and adds others, behind the rest unless `photo_order` (ids, and `new` for the next of `new_photos`) says otherwise; those of a live one wait for approval while the public sees the old, an order alone shows at once.",
  schemas: async () => (await import('./products-writing-schemas.ts')).updateProductPhotosSchemas,
})

/** Puts an own product that was marked as sold back on sale (PRODUCT-1); a 409 once the shop sold the last unit. */
export const relistProduct = defineCall({
  name: 'relistProduct',
  method: 'POST',
  path: '/v1/listing/auth/products/:id/relist',
  access: 'bearer',
  summary:
    "Puts one's own product back on sale that was marked as sold, with the pieces that were left, at least one. 409 if its last piece was sold through the shop.",
  schemas: async () => (await import('./products-writing-schemas.ts')).relistProductSchemas,
})

/** Hides an own product for good; its orders stay readable (PRODUCT-17). */
export const deleteProduct = defineCall({
  name: 'deleteProduct',
  method: 'DELETE',
  path: '/v1/listing/auth/products/:id',
  access: 'bearer',
  summary: "Takes one's own product down for good; orders of it stay readable.",
  schemas: async () => (await import('./products-writing-schemas.ts')).deleteProductSchemas,
})
