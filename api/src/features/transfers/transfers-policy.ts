import type { ConflictOfInterest } from '@closyyy/contract/transfers-schemas'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import type { PlainMessageId } from '../../messages/response-message.ts'
import type { TransitionError, Transitions } from '../../transitions.ts'
import type { Approvable } from './approvals.ts'
import { isBlocked, type Sendable, type SendingSettings } from './sending.ts'

/** Steps of administrators with an unsent transfer, by the approvals that it needs. */
export const approvalSteps = {
  one: { 'admin pay': 'paid' },
  two: { 'admin approve': 'approved', 'booker approve': 'approved' },
  approved: { 'admin pay': 'paid', 'booker pay': 'paid', 'approver withdraw': 'withdrawn' },
} as const

export interface JudgedTransfer extends Approvable, Sendable {
  /** It goes to an account of the caller. */
  is_own_account: boolean
  /** By the caller, of one of its orders. */
  has_entered_cash: boolean
}

/** The approver gave the first approval; the booker entered cash of its orders by hand. */
const administrators = ['admin', 'approver', 'booker'] as const

/** Returns the role of an administrator who is no party of a transfer. */
export function administratorOf(
  transfer: JudgedTransfer | undefined,
  { id }: Account,
): (typeof administrators)[number] {
  if (transfer?.approved_by === id) return 'approver'
  return transfer?.has_entered_cash ? 'booker' : 'admin'
}

const isParty = (actor: string) => !administrators.some(administrator => administrator === actor)

/** Returns whether a person would be the only one to see cash that they entered by hand, and to send it (REMITTANCE-7). */
const isAloneWithEntry = (state: string, actor: string, action: string) =>
  state === 'one' && actor === 'booker' && action !== 'withdraw'

/** Returns the error of a step of an administrator that a transition table does not allow. */
export function transferErrorOf(state: string, actor: string, action: string): TransitionError {
  if (state === 'none') return 'not-found'
  if (isParty(actor) || isAloneWithEntry(state, actor, action)) return 'not-allowed'
  return state === 'approved' && action === 'withdraw' ? 'not-allowed' : 'conflict'
}

/** Messages of conflicts, by state and action. */
const conflicts = {
  'one approve': 'one-suffices',
  'two pay': 'needs-approval',
  'approved approve': 'approved',
  'approved pay': 'approved-by-you',
} as const
type Conflict = (typeof conflicts)[keyof typeof conflicts]

function errorNameOf(error: TransitionError, state: string, actor: string, action: string) {
  const named: Partial<Record<string, Conflict>> = conflicts
  if (error === 'conflict') return named[`${state} ${action}`] ?? 'not-approved'
  if (error === 'not-found') return 'not-found'
  if (isParty(actor)) return 'own'
  return isAloneWithEntry(state, actor, action) ? 'entered-by-you' : 'approval-of-other'
}

type ErrorName = ReturnType<typeof errorNameOf> | 'sent-by-you' | 'not-sender'

/** Differences between payouts and refunds. */
interface Rules<Transfer, State extends string, Actor extends string, Action extends string> {
  transitions: Transitions<State, Actor, Action, string>
  stateOf: (transfer: Transfer | undefined, settings: SendingSettings) => State
  actorOf: (transfer: Transfer | undefined, account: Account) => Actor
  /** Actions of the administrator who is sending it. */
  senderActions: Action[]
  /** Returns the message that it was sent or ended; undefined before. */
  endedMessageOf: (transfer: Transfer) => PlainMessageId | undefined
  messageOf: (error: ErrorName) => PlainMessageId
  otherSender: 'payout.other-sender' | 'refund.other-sender'
  /** Messages of further conflicts, by state and action. */
  conflicts?: Partial<Record<`${State} ${Action}`, PlainMessageId>>
}

/** Creates what the policies of payouts and refunds have in common: who may approve, withdraw and send. */
export function defineTransferPolicy<
  Transfer extends JudgedTransfer,
  State extends string,
  Actor extends string,
  Action extends string,
>(rules: Rules<Transfer, State, Actor, Action>) {
  const { transitions, stateOf, actorOf, endedMessageOf, messageOf } = rules

  const isUnsent = (transfer: Transfer): boolean => endedMessageOf(transfer) === undefined

  const isSentBy = (transfer: Transfer, { id }: Account): boolean => isUnsent(transfer) && transfer.claimed_by === id

  function errorOf(error: TransitionError, transfer: Transfer | undefined, step: [State, Actor, Action]): AppError {
    const [state, , action] = step
    const ended = transfer && endedMessageOf(transfer)
    const particular = error === 'conflict' ? (ended ?? rules.conflicts?.[`${state} ${action}`]) : undefined
    return new AppError(error, particular ?? messageOf(errorNameOf(error, ...step)))
  }

  return {
    isUnsent,

    /** Returns what an administrator may do with a transfer. */
    actionsOf(transfer: Transfer, account: Account, settings: SendingSettings): Action[] {
      if (isSentBy(transfer, account)) return rules.senderActions
      const actions = transitions.actionsOf(stateOf(transfer, settings), actorOf(transfer, account))
      return actions.filter(action => !isBlocked(action, transfer, account, settings))
    },

    /** Returns why an administrator may not send an unsent transfer; null if they may. */
    conflictOf(transfer: Transfer, account: Account, settings: SendingSettings): ConflictOfInterest | null {
      const actor = actorOf(transfer, account)
      if (isParty(actor)) return 'own'
      return isAloneWithEntry(stateOf(transfer, settings), actor, 'pay') ? 'entered-cash' : null
    },

    /** Returns whether its account is shown: to send it, to approve it, or once it was sent or ended (PAYOUT-9, REFUND-4). */
    showsAccount: (transfer: Transfer, account: Account, settings: SendingSettings): boolean =>
      !isUnsent(transfer) || isSentBy(transfer, account) || stateOf(transfer, settings) === 'two',

    /** @throws AppError unless the caller may do that with the transfer */
    requireAction(
      transfer: Transfer | undefined,
      account: Account,
      action: Action,
      settings: SendingSettings,
    ): Transfer {
      const step: [State, Actor, Action] = [stateOf(transfer, settings), actorOf(transfer, account), action]
      const outcome = transitions.outcomeOf(...step)
      if (outcome === 'not-found' || outcome === 'not-allowed' || outcome === 'conflict')
        throw errorOf(outcome, transfer, step)
      const found = transfer as Transfer
      if (action === 'approve' && isSentBy(found, account)) throw new AppError('conflict', messageOf('sent-by-you'))
      if (isBlocked(action, found, account, settings))
        throw new AppError('conflict', rules.otherSender, { name: found.sender ?? '' })
      return found
    },

    /** @throws AppError unless the caller is sending the transfer */
    requireSender(transfer: Transfer | undefined, account: Account): Transfer {
      if (!transfer) throw new AppError('not-found', messageOf('not-found'))
      const ended = endedMessageOf(transfer)
      if (ended) throw new AppError('conflict', ended)
      if (!isSentBy(transfer, account)) throw new AppError('conflict', messageOf('not-sender'))
      return transfer
    },
  }
}
