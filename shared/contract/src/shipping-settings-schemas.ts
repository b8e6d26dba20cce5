import * as z from '@closyyy/contract/schema'

/** Shipping type of a seller; `depopShipping`, the only value, is courier pick-up (SHOP-3). */
export const ShippingSettings = z.object({ shipping_type: z.enum(['depopShipping']) })
export type ShippingSettings = z.infer<typeof ShippingSettings>

export const getShippingSettingsSchemas = {
  data: ShippingSettings,
}

export const saveShippingSettingsSchemas = {
  body: ShippingSettings,
  data: ShippingSettings,
}
