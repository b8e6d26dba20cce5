import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { MAX_REJECTION_LENGTH, payoutActions, payoutLists, payoutStatuses } from './payouts.ts'
import { Id, IdText, Rupees, Timestamp } from './scalars.ts'
import { Approval, ConflictOfInterest, Sending, TwoPeople } from './transfers-schemas.ts'

/** A payout as its seller sees it; `updated_at` of a paid one is when it was paid. */
export const BankTransaction = z.object({
  id: Id,
  amount: Rupees,
  status: z.enum(payoutStatuses),
  updated_at: Timestamp,
  /** Where it goes: the account at the time of the request, with its last four digits; null if none was recorded. */
  account: z.optional(z.nullable(z.object({ bank_name: z.string(), ending: z.string() }))),
  /** Set if it was rejected and its money returned to the balance (PAYOUT-7); its `status` is pending. */
  rejection: z.optional(z.nullable(z.object({ reason: z.string(), at: Timestamp }))),
  /** When its seller cancelled it (PAYOUT-8), null otherwise; its `status` is pending. */
  cancelled_at: z.optional(z.nullable(Timestamp)),
  /** Whether its seller can cancel it. */
  can_cancel: z.optional(z.boolean()),
})
export type BankTransaction = z.infer<typeof BankTransaction>

export const BankTransactionPage = pageOf(BankTransaction)
export type BankTransactionPage = z.infer<typeof BankTransactionPage>

/** An order whose cash a payout pays out (PAYOUT-4). */
export const PayoutOrder = z.object({
  order_id: Id,
  tracking_no: z.string(),
  /** The part of the payout that comes from this order. */
  amount: Rupees,
  placed_at: Timestamp,
  remitted_at: Timestamp,
  is_guest: z.boolean(),
})

/**
 * A payout as admins see it, with the bank details at the time of the request, which current validation may reject; null
 * until the caller starts sending it (PAYOUT-9).
 */
export const Payout = z.extend(BankTransaction, {
  created_at: Timestamp,
  user: z.object({ id: Id, username: z.string(), first_name: z.string(), last_name: z.string() }),
  bank_details: z.nullable(
    z.object({
      bank_name: z.string(),
      account_title: z.string(),
      account_number: z.string(),
      iban: z.string(),
      branch_code: z.string(),
    }),
  ),
  /** Those whose cash was remitted first come first. */
  orders: z.optional(z.array(PayoutOrder)),
  /** Null if one person may approve and pay it. */
  two_people: z.optional(z.nullable(TwoPeople)),
  /** The first of two approvals. */
  approval: z.optional(z.nullable(Approval)),
  conflict_of_interest: z.optional(z.nullable(ConflictOfInterest)),
  /** Null if nobody is sending it; older servers omit it. */
  sending: z.optional(z.nullable(Sending)),
  /** Who paid or rejected it. */
  decided_by: z.optional(z.nullable(z.string())),
  /** What the caller may do with it. */
  actions: z.optional(z.array(z.enum(payoutActions))),
})
export type Payout = z.infer<typeof Payout>

export const PayoutPage = pageOf(Payout)
export type PayoutPage = z.infer<typeof PayoutPage>

const amountRequired = message('payout.amount-required')

export const listBankTransactionsSchemas = {
  query: z.object({ ...pageQuery, status: z.optional(z.enum(payoutStatuses)) }),
  data: BankTransactionPage,
}

export const requestPayoutSchemas = {
  body: z.object({
    /** Rupees with at most two decimals, at most the available balance (PAYOUT-2). */
    amount: z
      .number(amountRequired)
      .check(z.positive({ ...amountRequired, abort: true }), z.multipleOf(0.01, message('payout.amount-decimals'))),
  }),
  data: BankTransaction,
}

export const cancelPayoutSchemas = {
  params: z.object({ id: IdText }),
  data: BankTransaction,
}

export const listPayoutsSchemas = {
  query: z.object({ ...pageQuery, status: z._default(z.enum(payoutLists), 'pending') }),
  data: PayoutPage,
}

export const payPayoutSchemas = {
  params: z.object({ id: IdText }),
  data: Payout,
}

export const rejectPayoutSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({
    /** The seller reads it. */
    reason: z
      .string(message('payout.reason-required'))
      .check(z.trim(), z.minLength(1, message('payout.reason-required')), z.maxLength(MAX_REJECTION_LENGTH)),
  }),
  data: Payout,
}
