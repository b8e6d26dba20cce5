import { type RefundAction, refundActions } from '@closyyy/contract/refunds'
import type { Account } from '../../http/account.ts'
import { defineTransitions } from '../../transitions.ts'
import { approvalStateOf } from '../transfers/approvals.ts'
import type { SendingSettings } from '../transfers/sending.ts'
import { administratorOf, approvalSteps, defineTransferPolicy, transferErrorOf } from '../transfers/transfers-policy.ts'
import type { RefundRow } from './refunds-queries.ts'

/** `unremitted`: the courier still has the cash; `account-missing`: the buyer has not entered one (REFUND-2). */
export const refundStates = ['none', 'unremitted', 'account-missing', 'one', 'two', 'approved', 'sent'] as const
export type RefundState = (typeof refundStates)[number]

/**
 * Administrators. A party is the order's buyer or seller, or has the account; the approver gave the first approval; the
 * booker entered its cash by hand.
 */
export const refundActors = ['admin', 'approver', 'booker', 'party'] as const
export type RefundActor = (typeof refundActors)[number]

export type RefundOutcome = 'approved' | 'withdrawn' | 'paid'

/**
 * Admins send refunds, never those of their own orders. Large ones take two (REFUND-3), and so do those of cash that the
 * sender entered (REMITTANCE-7).
 */
export const refundTransitions = defineTransitions<RefundState, RefundActor, RefundAction, RefundOutcome>({
  actions: refundActions,
  allowed: { none: {}, unremitted: {}, 'account-missing': {}, ...approvalSteps, sent: {} },
  errorOf: transferErrorOf,
})

function stateOf(refund: RefundRow | undefined, { approvalLimit }: SendingSettings): RefundState {
  if (!refund) return 'none'
  if (refund.paid_at !== null) return 'sent'
  if (!refund.is_remitted) return 'unremitted'
  return refund.account_number === null ? 'account-missing' : approvalStateOf(refund, approvalLimit)
}

function actorOf(refund: RefundRow | undefined, account: Account): RefundActor {
  const isParty = refund?.buyer_id === account.id || refund?.seller_id === account.id || refund?.is_own_account
  return isParty ? 'party' : administratorOf(refund, account)
}

export const refundPolicy = defineTransferPolicy({
  transitions: refundTransitions,
  stateOf,
  actorOf,
  senderActions: ['pay'],
  endedMessageOf: ({ paid_at }: RefundRow) => (paid_at === null ? undefined : 'refund.sent'),
  messageOf: error => `refund.${error}`,
  otherSender: 'refund.other-sender',
  conflicts: {
    'unremitted approve': 'refund.not-remitted',
    'unremitted pay': 'refund.not-remitted',
    'account-missing approve': 'refund.account-missing',
    'account-missing pay': 'refund.account-missing',
  },
})

/** Returns whether the buyer can change the account of a refund: nobody approved it or has begun to send it (REFUND-1). */
export const canChangeAccount = ({
  paid_at,
  approved_at,
  claimed_at,
}: Pick<RefundRow, 'paid_at' | 'approved_at' | 'claimed_at'>): boolean =>
  paid_at === null && approved_at === null && claimed_at === null
