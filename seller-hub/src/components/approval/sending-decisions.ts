import type { Sending } from '@closyyy/contract/approvals-schemas'

/** Decisions of administrators; `claim` and `release` start and stop sending a payout or refund (PAYOUT-9, REFUND-4). */
export type SendingDecision<Action extends string> = Action | 'claim' | 'release'

interface Sendable<Action extends string> {
  actions?: Action[] | undefined
  sending?: Sending | null | undefined
}

// An older API knows no claims.
const isPayable = (sending: Sending | null | undefined) => sending === undefined || sending?.is_own === true

/** Returns what the caller may do with money: they start sending it before they mark it as paid. */
export function decisionsOf<Action extends string>({
  actions = [],
  sending,
}: Sendable<Action>): SendingDecision<Action>[] {
  const decisions = actions.map(action => (action === 'pay' && !isPayable(sending) ? 'claim' : action))
  return sending?.is_own ? [...decisions, 'release'] : decisions
}
