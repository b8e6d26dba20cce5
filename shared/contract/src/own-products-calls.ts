import { defineCall } from './call.ts'

/**
 * Creates a product of the signed-in seller, pending approval (MODERATION-3); takes over the draft `draft_id`
 * (DRAFT-3), once (DRAFT-5).
 */
export const createProduct = defineCall({
  name: 'createProduct',
  method: 'POST',
  path: '/v1/listing/auth/products/create',
  access: 'bearer',
  summary:
    'Create a product, which awaits approval, from a form with `images[n]` (jpeg, png, gif or svg, 10 MB each) or from JSON without photos. A quantity of 0 creates it as sold. `draft_id` publishes a draft with its photos, once: a repeated call returns the product that it became, with `was_listed`, and so does one with the same `client_id`, the name of a draft that may not be stored; `photo_order` (their ids, and `new` for the next of `images`) orders all photos.',
  status: 201,
  schemas: async () => (await import('./own-products-schemas.ts')).createProductSchemas,
})

/**
 * Changes one's own product; a new title or description and a price jump await approval (PRODUCT-16, PRODUCT-24). Errors: 422 for a quantity below the units sold
 * (PRODUCT-11), 403 for another person's product, 404 for one that is not public.
 */
export const updateProduct = defineCall({
  name: 'updateProduct',
  method: 'PUT',
  path: '/v1/listing/auth/products/:id',
  access: 'bearer',
  summary:
    "Update one of the signed-in seller's products; omitted fields keep their values, `quantity` is the total. A new title or description of a live product and a price more than 50 % above or below that of the last 7 days await approval (`revision_status`) while the public sees the old version (`public_version`); a rejected product is resubmitted.",
  schemas: async () => (await import('./own-products-schemas.ts')).updateProductSchemas,
})

/**
 * Removes, adds and orders photos of one's own product; new photos of a live one await approval (PRODUCT-16), and a
 * repeated call adds none again (PHOTO-6). Errors: 422 for more than `MAX_PHOTOS` and for a broken file (PHOTO-3), 403 for
 * another person's product.
 */
export const updateProductPhotos = defineCall({
  name: 'updateProductPhotos',
  method: 'POST',
  path: '/v1/listing/auth/products/:id/photos',
  access: 'bearer',
  summary:
    "Remove and add photos of one of the signed-in seller's products; new ones are appended unless `photo_order` (ids, and `new` for the next of `new_photos`) gives another order. A photo whose entry of `upload_ids` (a UUID of the client for each of `new_photos`) the product already has is not added again. New photos of a live product await approval while the public sees the old ones; a new order applies at once.",
  schemas: async () => (await import('./own-products-schemas.ts')).updateProductPhotosSchemas,
})

/** Puts one's own product marked as sold back on sale (PRODUCT-1); a 409 once the shop sold the last unit. */
export const relistProduct = defineCall({
  name: 'relistProduct',
  method: 'POST',
  path: '/v1/listing/auth/products/:id/relist',
  access: 'bearer',
  summary:
    'Put a product marked as sold back on sale as its seller, with the units left, at least one. Returns 409 if its last unit was sold through the shop.',
  schemas: async () => (await import('./own-products-schemas.ts')).relistProductSchemas,
})

/**
 * Deletes one's own product; its orders stay readable (PRODUCT-17). Errors: 403 for another person's product, 404
 * for a deleted one.
 */
export const deleteProduct = defineCall({
  name: 'deleteProduct',
  method: 'DELETE',
  path: '/v1/listing/auth/products/:id',
  access: 'bearer',
  summary: "Delete one of the signed-in seller's products; its orders stay readable.",
  schemas: async () => (await import('./own-products-schemas.ts')).deleteProductSchemas,
})
