import type { BankDetails } from '@closyyy/contract/bank-details-schemas'
import type { ColumnType, Generated } from 'kysely'
import type { DefaultTimestamp, Serial } from './columns.ts'

export interface PayoutsTable {
  id: Serial
  user_id: number
  amount_paisa: number
  status: Generated<'pending' | 'paid' | 'rejected' | 'cancelled'>
  /** The bank details at the time of the request; null for payouts older than this column. */
  sent_to: ColumnType<BankDetails | null, string | null | undefined, null>
  paid_by: number | null
  /** The first of two approvers (PAYOUT-6); null if there is none. */
  approved_by: number | null
  approved_at: ColumnType<string | null, Date | string | null | undefined>
  /** The administrator who is sending it (PAYOUT-9); null if none is. */
  claimed_by: number | null
  claimed_at: ColumnType<string | null, Date | string | null | undefined>
  rejected_by: number | null
  /** For its seller. */
  reject_reason: string | null
  created_at: DefaultTimestamp
  updated_at: DefaultTimestamp
}

/** The part of an order's profit that a payout pays. */
export interface PayoutOrdersTable {
  payout_id: number
  order_id: number
  amount_paisa: number
}

export interface BankDetailsTable {
  user_id: number
  bank_name: string
  account_title: string
  account_number: string
  iban: string
  branch_code: string
  updated_at: DefaultTimestamp
}
