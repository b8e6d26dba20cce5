import * as z from '@closyyy/contract/schema'

/** How a seller ships; `depopShipping` is courier pick-up (SHOP-3), the only way there is. */
export const ShippingSettings = z.object({ shipping_type: z.enum(['depopShipping']) })

export const getShippingSettings = {
  data: ShippingSettings,
}

export const saveShippingSettings = {
  body: ShippingSettings,
  data: ShippingSettings,
}
