import { defineCall } from './call.ts'

/**
 * Returns a seller's shop with its products, newest first (SHOP-1). Errors: 404 for an unknown person, 403 for a
 * `filter` in another person's shop (LIKE-1).
 */
export const getShop = defineCall({
  name: 'getShop',
  method: 'GET',
  path: '/v1/shop/:id/shop',
  access: 'optional',
  suspended: true,
  summary:
    "Get a seller's public products, on sale and sold, newest first; `sold` selects one kind, `filter` lists what the owner liked or saved, or the products of sellers whom they follow, for the owner only.",
  schemas: async () => (await import('./shops-schemas.ts')).getShopSchemas,
})

/** Sets the description of the signed-in person's shop, never to an empty one (SHOP-4). */
export const updateShopDescription = defineCall({
  name: 'updateShopDescription',
  method: 'POST',
  path: '/v1/shop/auth/update-description',
  access: 'bearer',
  summary: "Set the description of the signed-in person's shop.",
  schemas: async () => (await import('./shops-schemas.ts')).updateShopDescriptionSchemas,
})
