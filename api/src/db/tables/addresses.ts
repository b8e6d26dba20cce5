import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface AddressColumns {
  address_line_1: string
  address_line_2: string | null
  city: string
  state_province_or_region: string
  zip_or_postal_code: string
}

export interface AddressesTable extends AddressColumns {
  id: Serial
  user_id: number
  address_type: 'pickup' | 'shipping'
  created_at: DefaultTimestamp
  /** When an order was last placed to it; null if never. */
  last_ordered_at: Timestamp | null
}
