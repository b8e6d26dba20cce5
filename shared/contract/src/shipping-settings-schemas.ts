import * as z from '@closyyy/contract/schema'

/** How a seller ships; `depopShipping` is courier pick-up (SHOP-3), the only way there is. */
export const ShippingSettings = z.object({ shipping_type: z.enum(['depopShipping']) })
export type ShippingSettings = z.infer<typeof ShippingSettings>

export const getShippingSettingsSchemas = {
  data: ShippingSettings,
}

export const saveShippingSettingsSchemas = {
  body: ShippingSettings,
  data: ShippingSettings,
}
