import { defineCall } from './call.ts'

/** Returns the shipping type of the signed-in seller (SHOP-3). */
export const getShippingSettings = defineCall({
  name: 'getShippingSettings',
  method: 'GET',
  path: '/v1/users/shipping',
  access: 'bearer',
  suspended: true,
  summary: 'Get the shipping method of the signed-in seller.',
  schemas: async () => (await import('./shipping-settings-schemas.ts')).getShippingSettingsSchemas,
})

/** Sets the shipping type of the signed-in seller (SHOP-3). */
export const saveShippingSettings = defineCall({
  name: 'saveShippingSettings',
  method: 'PUT',
  path: '/v1/users/shipping',
  access: 'bearer',
  summary: 'Set the shipping method of the signed-in seller.',
  schemas: async () => (await import('./shipping-settings-schemas.ts')).saveShippingSettingsSchemas,
})
