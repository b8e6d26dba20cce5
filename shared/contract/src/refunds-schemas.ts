import * as z from '@closyyy/contract/schema'
import { guestCredentials } from './carts-schemas.ts'
import { message } from './messages.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { phoneOf } from './phone-codes.ts'
import { ibanOf, MAX_REFUND_REFERENCE, refundActions, refundLists, refundMethods, refundStates } from './refunds.ts'
import { Id, IdText, Rupees, Timestamp } from './scalars.ts'
import { isLetters } from './text-rules.ts'
import { Approval, ConflictOfInterest, Sending, TwoPeople } from './transfers-schemas.ts'

const required = message('field.required')

const accountFields = {
  method: z.enum(refundMethods),
  account_title: z
    .string(required)
    .check(z.trim(), z.minLength(1, required), z.maxLength(100), z.refine(isLetters, message('text.letters-only'))),
  /** A mobile number for a wallet, an IBAN for a bank. */
  account_number: z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(50)),
}

interface TypedAccount {
  method: (typeof refundMethods)[number]
  account_number: string
}

const atNumber = { path: ['account_number'] }
const isIban = ({ method, account_number }: TypedAccount) => method !== 'bank' || ibanOf(account_number) !== undefined
const isWallet = ({ method, account_number }: TypedAccount) =>
  method === 'bank' || phoneOf(account_number) !== undefined
const hasIban = z.refine<TypedAccount>(isIban, { ...message('refund.iban-invalid'), ...atNumber })
const hasWallet = z.refine<TypedAccount>(isWallet, { ...message('phone.length'), ...atNumber })

/** An account that receives a refund. */
export const RefundAccount = z.object({
  method: z.enum(refundMethods),
  account_title: z.string(),
  account_number: z.string(),
})
export type RefundAccount = z.infer<typeof RefundAccount>

/** An account of which only the end of the number is shown, its last four characters. */
const MaskedAccount = z.object({ method: z.enum(refundMethods), account_title: z.string(), ending: z.string() })

/** The refund of an order as its buyer sees it (REFUND-1). */
export const OrderRefund = z.object({
  amount: Rupees,
  state: z.enum(refundStates),
  /** Null until the buyer has said where it goes. */
  account: z.nullable(MaskedAccount),
  /** False once it is being sent. */
  can_change: z.boolean(),
  sent_at: z.nullable(Timestamp),
  /** The reference of the payment. */
  reference: z.nullable(z.string()),
  /** The buyer's bank details, if nothing was saved yet. */
  suggestion: z.nullable(RefundAccount),
})
export type OrderRefund = z.infer<typeof OrderRefund>

/** A refund as admins see it. */
export const Refund = z.object({
  order_id: Id,
  tracking_no: z.string(),
  amount: Rupees,
  owed_since: Timestamp,
  buyer: z.object({ first_name: z.string(), last_name: z.string(), is_guest: z.boolean() }),
  /** Null until the buyer has said where it goes, and until the caller starts sending it (REFUND-4). */
  account: z.nullable(RefundAccount),
  /** Null until the buyer has said where it goes; older servers omit it. */
  masked_account: z.optional(z.nullable(MaskedAccount)),
  /** When the account was saved; a change makes a decision on the earlier one fail. */
  account_saved_at: z.nullable(Timestamp),
  /** The courier has remitted all the cash of the order (REFUND-2). */
  is_remitted: z.boolean(),
  /** Null if one person may send it (REFUND-3). */
  two_people: z.nullable(TwoPeople),
  approval: z.nullable(Approval),
  conflict_of_interest: z.optional(z.nullable(ConflictOfInterest)),
  /** Null if nobody is sending it; older servers omit it. */
  sending: z.optional(z.nullable(Sending)),
  sent: z.nullable(z.object({ by: z.string(), at: Timestamp, reference: z.string() })),
  /** What the caller may do with it. */
  actions: z.array(z.enum(refundActions)),
})
export type Refund = z.infer<typeof Refund>

export const RefundPage = pageOf(Refund)
export type RefundPage = z.infer<typeof RefundPage>

export const getRefundSchemas = {
  params: z.object({ id: IdText }),
  query: z.object(guestCredentials),
  data: OrderRefund,
}

export const saveRefundAccountSchemas = {
  params: z.object({ id: IdText }),
  body: z.object(accountFields).check(hasIban, hasWallet),
  data: OrderRefund,
}

export const saveGuestRefundAccountSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({ ...accountFields, ...guestCredentials }).check(hasIban, hasWallet),
  data: OrderRefund,
}

export const listRefundsSchemas = {
  query: z.object({ ...pageQuery, status: z._default(z.enum(refundLists), 'owed') }),
  data: RefundPage,
}

/** The `account_saved_at` that the caller saw. */
const seen = { account_saved_at: Timestamp }

export const approveRefundSchemas = { params: z.object({ id: IdText }), body: z.object(seen), data: Refund }

/** Of a decision that needs no more than the refund. */
export const refundStepSchemas = { params: z.object({ id: IdText }), data: Refund }

export const payRefundSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({
    ...seen,
    reference: z
      .string(message('remittance.reference-required'))
      .check(z.trim(), z.minLength(1, message('remittance.reference-required')), z.maxLength(MAX_REFUND_REFERENCE)),
  }),
  data: Refund,
}
