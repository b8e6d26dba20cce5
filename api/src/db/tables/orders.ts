import type { OrderOutcome } from '@closyyy/contract/orders'
import type { ColumnType, Generated } from 'kysely'
import type { AddressColumns } from './addresses.ts'
import type { DefaultTimestamp, Serial, Timestamp } from './columns.ts'

export interface OrdersTable extends AddressColumns {
  id: Serial
  tracking_no: string
  seller_id: number
  buyer_id: number | null
  /** Phone with which an account placed the order, set once the account has another one. */
  buyer_phone: string | null
  offer_id: number | null
  guest_id: string | null
  guest_email: string | null
  guest_phone: string | null
  guest_first_name: string | null
  guest_last_name: string | null
  guest_subscribes: Generated<boolean>
  guest_takes_texts: Generated<boolean>
  guest_saves_address: Generated<boolean>
  guest_locale: Generated<'en' | 'ur'>
  status: Generated<'pending' | 'shipped' | 'delivered' | 'completed' | 'cancelled'>
  /** Refines the status. */
  outcome: OrderOutcome | null
  /** Null once ended, while a dispute is open, or until the sweep sets it. */
  deadline_at: Timestamp | null
  reminder_at: Timestamp | null
  /** Time that was left when a dispute stopped the clock. */
  paused_seconds: number | null
  /** Owed to the buyer by a dispute's decision. */
  refund_paisa: number | null
  subtotal_paisa: number
  delivery_fee_paisa: number
  platform_fee_paisa: number
  seller_profit_paisa: number
  created_at: DefaultTimestamp
  shipped_at: Timestamp | null
  delivered_at: Timestamp | null
  completed_at: Timestamp | null
  cancelled_at: Timestamp | null
  /** While unconfirmed: when it is cancelled. */
  confirm_by: Timestamp | null
  ended_unconfirmed: Generated<boolean>
  /** While a moderator has to decide on it: when it is cancelled. */
  held_until: Timestamp | null
}

export interface OrderItemsTable {
  id: Serial
  order_id: number
  product_id: number
  title: string
  quantity: number
  price_paisa: number
  offer_id: number | null
  /** As ordered, as is the condition; null in orders before 2026-11-30 too. */
  size: string | null
  condition_id: number | null
}

export interface OrderLinksTable {
  token_hash: Buffer
  order_id: number
  created_at: DefaultTimestamp
  confirms: Generated<boolean>
}

export interface OrderEventsTable {
  id: Serial
  order_id: number
  action: string
  actor: 'seller' | 'admin' | 'courier' | 'shop'
  user_id: number | null
  reason: string | null
  created_at: DefaultTimestamp
}

export interface IdempotencyKeysTable {
  owner: string
  key: string
  body_hash: Buffer
  answer: ColumnType<unknown, string | null | undefined, string | null>
  answered_at: DefaultTimestamp
}

export interface ShippingSettingsTable {
  user_id: number
  shipping_type: 'depopShipping'
  updated_at: DefaultTimestamp
}
