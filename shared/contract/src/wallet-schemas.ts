import * as z from '@closyyy/contract/schema'
import { MAX_PAGE_SIZE } from './pagination.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { Photo } from './photos-schemas.ts'
import { Day, Id, Rupees, Timestamp } from './scalars.ts'
import { paymentSorts } from './wallet.ts'

/** A deposit: an order's profit for its seller, confirmed once the order is completed (LEDGER-2). */
export const WalletTransaction = z.object({
  id: Id,
  /** `seller_profit` of the order. */
  amount: Rupees,
  type: z.literal('deposit'),
  confirmed: z.boolean(),
  order_id: Id,
  /** Time of its addition or, if `confirmed`, confirmation. */
  updated_at: Timestamp,
})

/** Balances of a seller (WALLET-1) and a page of deposits. */
export const Wallet = z.object({
  /** Confirmed deposits less payouts, pending and paid. */
  balance: Rupees,
  /** Part of `balance` that a payout may take (WALLET-4); an API without it pays out all of `balance`. */
  available: z.optional(Rupees),
  /** Part of `balance` that the courier remitted and that becomes available, the last of it at `on_hold_until`. */
  on_hold: z.optional(Rupees),
  on_hold_until: z.optional(z.nullable(Timestamp)),
  /** Part of `balance` that the courier has not remitted. */
  waiting_for_courier: z.optional(Rupees),
  /** Sum of pending payouts. */
  pending_balance: Rupees,
  /** Deposits of orders that are not completed yet (LEDGER-2). */
  unconfirmed_balance: Rupees,
  transactions: z.array(WalletTransaction),
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_is_lower_bound: z.optional(z.boolean()),
})
export type Wallet = z.infer<typeof Wallet>

/** A completed order with its fees and profit (WALLET-3). */
export const Payment = z.object({
  order_id: Id,
  tracking_no: z.string(),
  completed_at: Timestamp,
  /** The sum of `refund`, `closing_fee`, `delivery` and `profit`. */
  subtotal: Rupees,
  /** What the buyer got back of `subtotal` (WALLET-5): 0 unless a dispute split the order; an older API omits it. */
  refund: z.optional(Rupees),
  /** The platform fee (LEDGER-1), less the platform's part of the refund. */
  closing_fee: Rupees,
  /** The seller's share of the delivery: 0 below a subtotal of Rs.3,000 (LEDGER-3). */
  delivery: Rupees,
  /** What the ledger credited to the seller. */
  profit: Rupees,
  items: z.array(
    z.object({
      id: Id,
      product_id: Id,
      title: z.string(),
      quantity: z.int(),
      /** Unit price. */
      price: Rupees,
      photo: z.nullable(Photo),
    }),
  ),
})
export type Payment = z.infer<typeof Payment>

export const PaymentPage = pageOf(Payment)
export type PaymentPage = z.infer<typeof PaymentPage>

/** Whole days in Pakistan, both included (WALLET-2). */
const days = { start_date: z.optional(Day), end_date: z.optional(Day) }

export const getWalletSchemas = {
  query: z.object({
    ...pageQuery,
    /** Full pages by default, unlike other lists. */
    per_page: z._default(z.coercedNumber().check(z.int(), z.positive(), z.maximum(MAX_PAGE_SIZE)), MAX_PAGE_SIZE),
    ...days,
  }),
  data: z.object({ wallet: Wallet }),
}

export const listPaymentsSchemas = {
  query: z.object({ ...pageQuery, ...days, sort: z._default(z.enum(paymentSorts), 'newest') }),
  data: PaymentPage,
}
