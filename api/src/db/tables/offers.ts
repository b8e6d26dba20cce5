import type { Generated } from 'kysely'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface OffersTable {
  id: Serial
  product_id: number
  buyer_id: number
  seller_id: number
  actor_id: number
  price_paisa: number
  message: Generated<string>
  status: Generated<'pending' | 'accepted' | 'rejected'>
  action: Generated<'offer' | 'counter' | 'expired' | 'closed' | 'countered'>
  created_at: DefaultTimestamp
  answered_at: Timestamp | null
  special_price_id: number | null
  closed_price_paisa: number | null
}

export interface SpecialPricesTable {
  id: Serial
  product_id: number
  seller_id: number
  price_paisa: number
  recipients: number
  created_at: DefaultTimestamp
}
