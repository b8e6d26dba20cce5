import { defineCall } from './call.ts'

/** Returns the shipping type of the signed-in seller (SHOP-3). */
export const getShippingSettings = defineCall({
  name: 'getShippingSettings',
  method: 'GET',
  path: '/v1/users/shipping',
  access: 'bearer',
  summary: 'How the signed-in seller ships.',
  schemas: async () => (await import('./shipping-settings-schemas.ts')).getShippingSettingsSchemas,
})

/** Sets the shipping type of the signed-in seller (SHOP-3). */
export const saveShippingSettings = defineCall({
  name: 'saveShippingSettings',
  method: 'PUT',
  path: '/v1/users/shipping',
  access: 'bearer',
  summary: 'Sets how the signed-in seller ships.',
  schemas: async () => (await import('./shipping-settings-schemas.ts')).saveShippingSettingsSchemas,
})
