import type { Sending } from '@closyyy/contract/approvals-schemas'
import { mayAct, type Role } from '@closyyy/contract/roles'
import type { Account } from './http/account.ts'

/** Settings of who may send a payout or refund. */
export interface SendingSettings {
  /** Rupees to one account within 24 hours above which two people approve (PAYOUT-6, REFUND-3). */
  approvalLimit: number
  /** Time from the start of sending until another administrator can take it over (PAYOUT-9, REFUND-4). */
  claimSeconds: number
}

/** Money that an administrator may be sending. */
export interface Claimable {
  /** The administrator who is sending it. */
  claimed_by: number | null
  claimed_at: string | null
  /** Their username. */
  claimer: string | null
  claimer_roles: Role[] | null
  /** Since they started; null if nobody is sending it. */
  claim_seconds: number | null
}

/** Actions that other administrators cannot take while one is sending the money. */
const sendersActions: readonly string[] = ['pay', 'reject', 'withdraw']

const isClaimedByOther = (
  { claimed_by, claimer_roles, claim_seconds }: Claimable,
  { id }: Account,
  { claimSeconds }: SendingSettings,
) =>
  claimed_by !== null &&
  claimed_by !== id &&
  mayAct(claimer_roles ?? [], 'finance') &&
  (claim_seconds ?? 0) < claimSeconds

/** Returns whether an action has to wait because somebody else is sending the money; a claim ends with the role of its holder. */
export const isBlocked = (action: string, row: Claimable, account: Account, settings: SendingSettings): boolean =>
  sendersActions.includes(action) && isClaimedByOther(row, account, settings)

/** Returns the administrator who is sending money that has not left yet; null if none is. */
export function presentSending({ claimed_by, claimed_at, claimer }: Claimable, { id }: Account): Sending | null {
  if (claimed_by === null || claimed_at === null) return null
  return { by: { id: claimed_by, username: claimer ?? '' }, at: claimed_at, is_own: claimed_by === id }
}
