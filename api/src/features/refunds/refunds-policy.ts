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
import { isBlocked, type Sendable, type SendingSettings } from '../../sending.ts'
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

export interface JudgedRefund extends Approvable, Sendable {
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

function stateOf(refund: JudgedRefund, { approvalLimit }: SendingSettings): RefundState {
  if (refund.paid_at !== null) return 'sent'
  if (!refund.is_remitted) return 'unremitted'
  return refund.account_number === null ? 'unaddressed' : approvalStateOf(refund, approvalLimit)
}

function actorOf(refund: JudgedRefund | undefined, { id }: Account): RefundActor {
  if (refund?.buyer_id === id || refund?.seller_id === id || refund?.is_own_account) return 'party'
  if (refund?.approved_by === id) return 'approver'
  return refund?.has_entered_cash ? 'booker' : 'admin'
}

const isSentBy = ({ paid_at, claimed_by }: JudgedRefund, { id }: Account) => paid_at === null && claimed_by === id

/** Returns what an administrator may do with a refund. */
export function refundActionsOf(refund: JudgedRefund, account: Account, settings: SendingSettings): RefundAction[] {
  if (isSentBy(refund, account)) return ['pay']
  const actions = refundTransitions.actionsOf(stateOf(refund, settings), actorOf(refund, account))
  return actions.filter(action => !isBlocked(action, refund, account, settings))
}

/** Returns why an administrator may not send an owed refund; null if they may. */
export const refundConflictOf = (refund: JudgedRefund, account: Account, settings: SendingSettings) =>
  conflictOfInterestOf(stateOf(refund, settings), actorOf(refund, account))

/** @throws AppError unless the administrator may do that with the refund */
export function requireAction<Refund extends JudgedRefund>(
  refund: Refund | undefined,
  account: Account,
  action: RefundAction,
  settings: SendingSettings,
): Refund {
  const [state, actor] = [refund ? stateOf(refund, settings) : 'none', actorOf(refund, account)] as const
  const outcome = refundTransitions.outcomeOf(state, actor, action)
  if (outcome === 'not-found' || outcome === 'not-allowed' || outcome === 'conflict')
    throw new AppError(outcome, messageOf(state, actor, action))
  if (action === 'approve' && isSentBy(refund as Refund, account)) throw new AppError('conflict', 'refund.sent-by-you')
  if (isBlocked(action, refund as Refund, account, settings))
    throw new AppError('conflict', 'refund.other-sender', { name: refund?.sender ?? '' })
  return refund as Refund
}

/** @throws AppError unless the caller is sending the refund */
export function requireSender<Refund extends JudgedRefund>(refund: Refund | undefined, account: Account): Refund {
  if (!refund) throw new AppError('not-found', 'refund.not-found')
  if (refund.paid_at !== null) throw new AppError('conflict', 'refund.sent')
  if (!isSentBy(refund, account)) throw new AppError('conflict', 'refund.not-sender')
  return refund
}

/** Returns whether the account of a refund is shown: to send it, to approve it, or once it was sent (REFUND-4). */
export const showsAccount = (refund: JudgedRefund, { id }: Account, settings: SendingSettings): boolean =>
  refund.paid_at !== null || refund.claimed_by === id || stateOf(refund, settings) === 'two'

/** Returns whether the buyer can change the account of a refund: nobody approved it or has begun to send it (REFUND-1). */
export const canChangeAccount = ({
  paid_at,
  approved_at,
  claimed_at,
}: Pick<JudgedRefund, 'paid_at' | 'approved_at' | 'claimed_at'>): boolean =>
  paid_at === null && approved_at === null && claimed_at === null
