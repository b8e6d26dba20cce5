import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import type { MessageId } from '../../messages/response-message.ts'
import { HOUR } from '../../time.ts'
import { defineTransitions, type TransitionError } from '../../transitions.ts'

export const payoutStates = ['none', 'pending', 'paid'] as const
export type PayoutState = (typeof payoutStates)[number]

/** The caller; the receiver is the payee, who may also be an admin. */
export const payoutActors = ['admin', 'admin-receiver', 'receiver', 'other'] as const
export type PayoutActor = (typeof payoutActors)[number]

/** Admins pay a pending payout, but never their own (PAYOUT-3). */
export const payoutTransitions = defineTransitions<PayoutState, PayoutActor, 'pay', 'paid'>({
  actions: ['pay'],
  allowed: { none: {}, pending: { 'admin pay': 'paid' }, paid: {} },
  errorOf(state, actor) {
    if (actor === 'receiver' || actor === 'other') return 'not-allowed'
    if (state === 'none') return 'not-found'
    return actor === 'admin' ? 'conflict' : 'not-allowed'
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

const errorMessages = {
  'not-found': 'payout.not-found',
  'not-allowed': 'payout.own',
  conflict: 'payout.paid',
} as const satisfies Record<TransitionError, MessageId>

function actorOf(payout: { user_id: number } | undefined, { id, isAdmin }: Account): PayoutActor {
  const isReceiver = payout?.user_id === id
  if (isAdmin) return isReceiver ? 'admin-receiver' : 'admin'
  return isReceiver ? 'receiver' : 'other'
}

export function requirePayable<Payout extends { user_id: number; status: 'pending' | 'paid' }>(
  payout: Payout | undefined,
  account: Account,
): Payout {
  const outcome = payoutTransitions.outcomeOf(payout?.status ?? 'none', actorOf(payout, account), 'pay')
  if (outcome !== 'paid') throw new AppError(outcome, errorMessages[outcome])
  return payout as Payout
}
