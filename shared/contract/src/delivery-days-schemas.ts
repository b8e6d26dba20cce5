import * as z from '@closyyy/contract/schema'

/** Days from the order in which most of a seller’s last parcels arrived, `to` after `from` (SHOP-6). */
export const DeliveryDays = z.object({ from: z.int(), to: z.int() })
export type DeliveryDays = z.infer<typeof DeliveryDays>
