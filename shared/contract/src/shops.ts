import { defineCall } from './call.ts'
import type * as z from './schema.ts'
import type * as schemas from './shops-schemas.ts'

export type ShopText = z.infer<typeof schemas.ShopText>
export type Shop = z.infer<typeof schemas.Shop>

export const getShop = defineCall({
  name: 'getShop',
  method: 'GET',
  path: '/v1/shop/:id/shop',
  access: 'optional',
  summary:
    "A seller's public products, on sale and sold, newest first; `sold` keeps to one kind; `filter` lists what its owner liked or saved, to the owner alone.",
  schemas: async () => (await import('./shops-schemas.ts')).getShop,
})

export const updateShopDescription = defineCall({
  name: 'updateShopDescription',
  method: 'POST',
  path: '/v1/shop/auth/update-description',
  access: 'bearer',
  summary: "Describes the signed-in person's shop.",
  schemas: async () => (await import('./shops-schemas.ts')).updateShopDescription,
})
