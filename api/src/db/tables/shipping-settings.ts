import type { DefaultTimestamp } from './columns.ts'

export interface ShippingSettingsTable {
  user_id: number
  shipping_type: 'depopShipping'
  updated_at: DefaultTimestamp
}
