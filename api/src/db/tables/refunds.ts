import type { RefundMethod } from '@closyyy/contract/refunds'
import type { ColumnType } from 'kysely'
import type { DefaultTimestamp } from './columns.ts'

type NullableTime = ColumnType<string | null, Date | string | null | undefined>

/** The account that receives the refund of an order; inserted when the buyer enters it. */
export interface RefundsTable {
  order_id: number
  /** Null for a guest. */
  buyer_id: number | null
  method: RefundMethod
  account_title: string
  /** Digits of a phone or an IBAN; empty once erased. */
  account_number: string
  saved_at: DefaultTimestamp
  approved_by: number | null
  approved_at: NullableTime
  /** The administrator who is sending it (REFUND-4); null if none is. */
  claimed_by: number | null
  claimed_at: NullableTime
  paid_by: number | null
  paid_at: NullableTime
  /** The bank's reference of the payment. */
  reference: string | null
}
