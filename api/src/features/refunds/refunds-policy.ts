import { type RefundAction, refundActions } from '@closyyy/contract/refunds'
import {
  type Approvable,
  approvalStateOf,
  approvalSteps,
  conflictOfInterestOf,
  isAloneWithEntry,
} from '../../approvals.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import type { PlainMessageId } from '../../messages/response-message.ts'
import { defineTransitions } from '../../transitions.ts'

/** `unremitted`: the courier still has the cash; `unaddressed`: the buyer has not said where it goes (REFUND-2). */
export const refundStates = ['none', 'unremitted', 'unaddressed', 'one', 'two', 'approved', 'sent'] as const
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
  allowed: { none: {}, unremitted: {}, unaddressed: {}, ...approvalSteps, sent: {} },
  errorOf(state, actor, action) {
    if (state === 'none') return 'not-found'
    if (actor === 'party') return 'not-allowed'
    if (isAloneWithEntry(state, actor, action)) return 'not-allowed'
    return state === 'approved' && action === 'withdraw' ? 'not-allowed' : 'conflict'
  },
})

/** Messages of conflicts, by what is the case. */
const conflicts = {
  none: {},
  unremitted: { approve: 'refund.not-remitted', pay: 'refund.not-remitted', withdraw: 'refund.not-approved' },
  unaddressed: { approve: 'refund.account-missing', pay: 'refund.account-missing', withdraw: 'refund.not-approved' },
  one: { approve: 'refund.one-suffices', withdraw: 'refund.not-approved' },
  two: { pay: 'refund.needs-approval', withdraw: 'refund.not-approved' },
  approved: { approve: 'refund.approved', pay: 'refund.approved-by-you', withdraw: 'refund.approval-of-other' },
  sent: { approve: 'refund.sent', pay: 'refund.sent', withdraw: 'refund.sent' },
} as const satisfies Record<RefundState, Partial<Record<RefundAction, PlainMessageId>>>

function messageOf(state: RefundState, actor: RefundActor, action: RefundAction): PlainMessageId {
  if (state === 'none') return 'refund.not-found'
  if (actor === 'party') return 'refund.own'
  if (isAloneWithEntry(state, actor, action)) return 'refund.entered-by-you'
  const messages: Partial<Record<RefundAction, PlainMessageId>> = conflicts[state]
  return messages[action] ?? 'refund.not-found'
}

export interface JudgedRefund extends Approvable {
  buyer_id: number | null
  seller_id: number
  account_number: string | null
  is_remitted: boolean
  paid_at: string | null
  /** It goes to an account of the caller. */
  is_own_account: boolean
  /** By the caller. */
  has_entered_cash: boolean
}

function stateOf(refund: JudgedRefund, limit: number): RefundState {
  if (refund.paid_at !== null) return 'sent'
  if (!refund.is_remitted) return 'unremitted'
  return refund.account_number === null ? 'unaddressed' : approvalStateOf(refund, limit)
}

function actorOf(refund: JudgedRefund | undefined, { id }: Account): RefundActor {
  if (refund?.buyer_id === id || refund?.seller_id === id || refund?.is_own_account) return 'party'
  if (refund?.approved_by === id) return 'approver'
  return refund?.has_entered_cash ? 'booker' : 'admin'
}

/** Returns what an administrator may do with a refund. */
export function refundActionsOf(refund: JudgedRefund, account: Account, limit: number): RefundAction[] {
  return refundTransitions.actionsOf(stateOf(refund, limit), actorOf(refund, account))
}

/** Returns why an administrator may not send an owed refund; null if they may. */
export const refundConflictOf = (refund: JudgedRefund, account: Account, limit: number) =>
  conflictOfInterestOf(stateOf(refund, limit), actorOf(refund, account))

/** @throws AppError unless the administrator may do that with the refund */
export function requireAction<Refund extends JudgedRefund>(
  refund: Refund | undefined,
  account: Account,
  action: RefundAction,
  limit: number,
): Refund {
  const [state, actor] = [refund ? stateOf(refund, limit) : 'none', actorOf(refund, account)] as const
  const outcome = refundTransitions.outcomeOf(state, actor, action)
  if (outcome === 'not-found' || outcome === 'not-allowed' || outcome === 'conflict')
    throw new AppError(outcome, messageOf(state, actor, action))
  return refund as Refund
}
