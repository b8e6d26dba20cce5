import type { Sending } from '@closyyy/contract/transfers-schemas'

/** Decisions of administrators; `start` and `stop` are of sending a payout or refund (PAYOUT-9, REFUND-4). */
export type SendingDecision<Action extends string> = Action | 'start' | 'stop'

interface Sendable<Action extends string> {
  actions?: Action[] | undefined
  sending?: Sending | null | undefined
}

// An older API knows no senders.
const isPayable = (sending: Sending | null | undefined) => sending === undefined || sending?.is_own === true

/** Returns what the caller may do with money: they start sending it before they mark it as paid. */
export function decisionsOf<Action extends string>({
  actions = [],
  sending,
}: Sendable<Action>): SendingDecision<Action>[] {
  const decisions = actions.map(action => (action === 'pay' && !isPayable(sending) ? 'start' : action))
  return sending?.is_own ? [...decisions, 'stop'] : decisions
}
