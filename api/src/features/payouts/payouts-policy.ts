import { payoutActions } from '@closyyy/contract/payouts'
import { mayAct } from '@closyyy/contract/roles'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { HOUR } from '../../time.ts'
import { defineTransitions } from '../../transitions.ts'
import { approvalStateOf } from '../transfers/approvals.ts'
import type { SendingSettings } from '../transfers/sending.ts'
import { administratorOf, approvalSteps, defineTransferPolicy, transferErrorOf } from '../transfers/transfers-policy.ts'
import type { PayoutRow } from './payouts-queries.ts'

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
    return actor === 'receiver' || actor === 'other' ? 'not-allowed' : transferErrorOf(state, actor, action)
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

function stateOf(payout: PayoutRow | undefined, { approvalLimit }: SendingSettings): PayoutState {
  if (!payout) return 'none'
  return payout.status === 'pending' ? approvalStateOf(payout, approvalLimit) : payout.status
}

function actorOf(payout: PayoutRow | undefined, account: Account): PayoutActor {
  const isPayee = payout?.user_id === account.id
  if (!mayAct(account.roles, 'finance')) return isPayee ? 'receiver' : 'other'
  return isPayee || payout?.is_own_account ? 'admin-receiver' : administratorOf(payout, account)
}

export const payoutPolicy = defineTransferPolicy({
  transitions: payoutTransitions,
  stateOf,
  actorOf,
  senderActions: ['pay', 'reject'],
  endedMessageOf: ({ status }: PayoutRow) => (status === 'pending' ? undefined : `payout.${status}`),
  messageOf: error => `payout.${error}`,
  otherSender: 'payout.other-sender',
})

/** @throws AppError unless the caller may cancel the payout (PAYOUT-8) */
export function requireCancellable(
  payout: PayoutRow | undefined,
  account: Account,
  settings: SendingSettings,
): PayoutRow {
  const found = payoutPolicy.requireAction(payout, account, 'cancel', settings)
  // The administrator may have sent it, however long ago they started.
  if (!canCancel(found)) throw new AppError('conflict', 'payout.being-sent')
  return found
}

/** Returns whether the seller can cancel a payout: nobody has begun to send it (PAYOUT-8). */
export const canCancel = ({ status, claimed_by }: Pick<PayoutRow, 'status' | 'claimed_by'>): boolean =>
  status === 'pending' && claimed_by === null
