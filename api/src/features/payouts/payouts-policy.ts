import { type PayoutAction, payoutActions } from '@closyyy/contract/payouts'
import { mayAct } from '@closyyy/contract/roles'
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
import { HOUR } from '../../time.ts'
import { defineTransitions } from '../../transitions.ts'

/** Pending payouts are `one`, `two` or `approved`, by the approvals that they need. */
export const payoutStates = ['none', 'one', 'two', 'approved', 'paid', 'rejected', 'cancelled'] as const
export type PayoutState = (typeof payoutStates)[number]

/**
 * The caller. The receiver is the payee or has the same bank account, and may also be an admin; the approver gave the first
 * approval; the booker entered cash of its orders by hand.
 */
export const payoutActors = ['admin', 'approver', 'booker', 'admin-receiver', 'receiver', 'other'] as const
export type PayoutActor = (typeof payoutActors)[number]

export type PayoutOutcome = 'approved' | 'withdrawn' | 'paid' | 'rejected' | 'cancelled'

/** Actions of administrators, and `cancel` of the payout's seller (PAYOUT-8). */
export const payoutSteps = [...payoutActions, 'cancel'] as const
export type PayoutStep = (typeof payoutSteps)[number]

/** Actions that end any pending payout, by actor. */
const endings = {
  'admin reject': 'rejected',
  'approver reject': 'rejected',
  'booker reject': 'rejected',
  'receiver cancel': 'cancelled',
  'admin-receiver cancel': 'cancelled',
} as const

const isReceiver = (actor: PayoutActor) => actor === 'receiver' || actor === 'admin-receiver'

/**
 * Admins pay or reject payouts, never their own (PAYOUT-3, PAYOUT-7). Large ones take two (PAYOUT-6), and so do those with
 * cash that the payer entered (REMITTANCE-7). The seller cancels them before they are paid (PAYOUT-8).
 */
export const payoutTransitions = defineTransitions<PayoutState, PayoutActor, PayoutStep, PayoutOutcome>({
  actions: payoutSteps,
  allowed: {
    none: {},
    one: { ...approvalSteps.one, ...endings },
    two: { ...approvalSteps.two, ...endings },
    approved: { ...approvalSteps.approved, ...endings },
    paid: {},
    rejected: {},
    cancelled: {},
  },
  errorOf(state, actor, action) {
    if (action === 'cancel') return state === 'none' || !isReceiver(actor) ? 'not-found' : 'conflict'
    if (actor === 'receiver' || actor === 'other') return 'not-allowed'
    if (state === 'none') return 'not-found'
    if (actor === 'admin-receiver') return 'not-allowed'
    if (isAloneWithEntry(state, actor, action)) return 'not-allowed'
    return state === 'approved' && action === 'withdraw' ? 'not-allowed' : 'conflict'
  },
})

/** Rejects a payout to bank details that changed too recently (PAYOUT-5); `wait` is the seconds that are left. */
export function requireSettledDetails(details: { wait: number } | undefined): void {
  if (!details) throw new AppError('conflict', 'bank-details.required')
  const { wait } = details
  if (wait <= 0) return
  if (wait < HOUR) throw new AppError('conflict', 'payout.details-new-soon', {}, { retryAfter: wait })
  throw new AppError('conflict', 'payout.details-new', { hours: Math.ceil(wait / HOUR) }, { retryAfter: wait })
}

/** Messages of conflicts, by what is the case. */
const conflicts = {
  one: { approve: 'payout.one-suffices', withdraw: 'payout.not-approved' },
  two: { pay: 'payout.needs-approval', withdraw: 'payout.not-approved' },
  approved: { approve: 'payout.approved', pay: 'payout.approved-by-you' },
} as const satisfies Record<string, Partial<Record<PayoutStep, PlainMessageId>>>

const isEnded = (state: PayoutState) => state === 'paid' || state === 'rejected' || state === 'cancelled'

function messageOf(state: PayoutState, actor: PayoutActor, action: PayoutStep): PlainMessageId {
  if (action === 'cancel') return isEnded(state) ? `payout.${state}` : 'payout.not-found'
  if (state === 'none') return actor === 'receiver' || actor === 'other' ? 'payout.own' : 'payout.not-found'
  if (isReceiver(actor) || actor === 'other') return 'payout.own'
  if (isEnded(state)) return `payout.${state}`
  if (isAloneWithEntry(state, actor, action)) return 'payout.entered-by-you'
  const messages: Partial<Record<PayoutStep, PlainMessageId>> = conflicts[state]
  return messages[action] ?? 'payout.approval-of-other'
}

export interface JudgedPayout extends Approvable, Sendable {
  user_id: number
  status: 'pending' | 'paid' | 'rejected' | 'cancelled'
  /** It goes to a bank account of the caller. */
  is_own_account: boolean
  /** By the caller, of one of its orders. */
  has_entered_cash: boolean
}

const isSentBy = ({ status, claimed_by }: JudgedPayout, { id }: Account) => status === 'pending' && claimed_by === id

const stateOf = (payout: JudgedPayout, { approvalLimit }: SendingSettings): PayoutState =>
  payout.status === 'pending' ? approvalStateOf(payout, approvalLimit) : payout.status

function actorOf(payout: JudgedPayout | undefined, { id, roles }: Account): PayoutActor {
  const isPayee = payout?.user_id === id
  if (!mayAct(roles, 'finance')) return isPayee ? 'receiver' : 'other'
  if (isPayee || payout?.is_own_account) return 'admin-receiver'
  if (payout?.approved_by === id) return 'approver'
  return payout?.has_entered_cash ? 'booker' : 'admin'
}

/** Returns what the caller may do with a payout as an administrator. */
export function payoutActionsOf(payout: JudgedPayout, account: Account, settings: SendingSettings): PayoutAction[] {
  if (isSentBy(payout, account)) return ['pay', 'reject']
  const steps = payoutTransitions.actionsOf(stateOf(payout, settings), actorOf(payout, account))
  return steps.filter(step => step !== 'cancel').filter(step => !isBlocked(step, payout, account, settings))
}

/** Returns why the caller may not pay a pending payout; null if they may. */
export const payoutConflictOf = (payout: JudgedPayout, account: Account, settings: SendingSettings) =>
  conflictOfInterestOf(stateOf(payout, settings), actorOf(payout, account))

/** @throws AppError unless the caller may do that with the payout */
export function requireAction<Payout extends JudgedPayout>(
  payout: Payout | undefined,
  account: Account,
  action: PayoutStep,
  settings: SendingSettings,
): Payout {
  const [state, actor] = [payout ? stateOf(payout, settings) : 'none', actorOf(payout, account)] as const
  const outcome = payoutTransitions.outcomeOf(state, actor, action)
  if (outcome === 'not-found' || outcome === 'not-allowed' || outcome === 'conflict')
    throw new AppError(outcome, messageOf(state, actor, action))
  requireUnblocked(payout as Payout, account, action, settings)
  return payout as Payout
}

function requireUnblocked(payout: JudgedPayout, account: Account, action: PayoutStep, settings: SendingSettings): void {
  // The administrator may have sent it, however long ago they started.
  if (action === 'cancel' && !canCancel(payout)) throw new AppError('conflict', 'payout.being-sent')
  if (action === 'approve' && isSentBy(payout, account)) throw new AppError('conflict', 'payout.sent-by-you')
  if (isBlocked(action, payout, account, settings))
    throw new AppError('conflict', 'payout.other-sender', { name: payout.sender ?? '' })
}

/** @throws AppError unless the caller is sending the payout */
export function requireSender<Payout extends JudgedPayout>(payout: Payout | undefined, account: Account): Payout {
  if (!payout) throw new AppError('not-found', 'payout.not-found')
  if (payout.status !== 'pending') throw new AppError('conflict', `payout.${payout.status}`)
  if (!isSentBy(payout, account)) throw new AppError('conflict', 'payout.not-sender')
  return payout
}

/** Returns whether the bank details of a payout are shown: to send it, to approve it, or once it ended (PAYOUT-9). */
export const showsDetails = (payout: JudgedPayout, { id }: Account, settings: SendingSettings): boolean =>
  payout.status !== 'pending' || payout.claimed_by === id || stateOf(payout, settings) === 'two'

/** Returns whether the seller can cancel a payout: nobody has begun to send it (PAYOUT-8). */
export const canCancel = ({ status, claimed_by }: Pick<JudgedPayout, 'status' | 'claimed_by'>): boolean =>
  status === 'pending' && claimed_by === null
