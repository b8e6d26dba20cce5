import type { DefaultTimestamp, Serial } from './columns.ts'

/** A cart of an account or, by `guest_id`, of a guest. */
export interface CartsTable {
  id: Serial
  user_id: number | null
  guest_id: string | null
  created_at: DefaultTimestamp
}

export interface CartItemsTable {
  id: Serial
  cart_id: number
  product_id: number
  quantity: number
  offer_id: number | null
  agreed_price_paisa: number | null
  created_at: DefaultTimestamp
  changed_at: DefaultTimestamp
}
