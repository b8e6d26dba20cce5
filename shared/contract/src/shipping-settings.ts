import { defineCall } from './call.ts'
import type * as z from './schema.ts'
import type * as schemas from './shipping-settings-schemas.ts'

export type ShippingSettings = z.infer<typeof schemas.ShippingSettings>

export const getShippingSettings = defineCall({
  name: 'getShippingSettings',
  method: 'GET',
  path: '/v1/users/shipping',
  access: 'bearer',
  summary: 'How the signed-in seller ships.',
  schemas: async () => (await import('./shipping-settings-schemas.ts')).getShippingSettings,
})

export const saveShippingSettings = defineCall({
  name: 'saveShippingSettings',
  method: 'PUT',
  path: '/v1/users/shipping',
  access: 'bearer',
  summary: 'Sets how the signed-in seller ships.',
  schemas: async () => (await import('./shipping-settings-schemas.ts')).saveShippingSettings,
})
