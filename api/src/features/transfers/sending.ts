import { mayAct, type Role } from '@closyyy/contract/roles'
import type { Sending } from '@closyyy/contract/transfers-schemas'
import type { Account } from '../../http/account.ts'

/** Settings of who may send a payout or refund. */
export interface SendingSettings {
  /** Rupees to one account within 24 hours above which two people approve (PAYOUT-6, REFUND-3). */
  approvalLimit: number
  /** Time from the start of sending until another administrator can take it over (PAYOUT-9, REFUND-4). */
  sendingSeconds: number
}

/** Money that an administrator may be sending. */
export interface Sendable {
  /** The administrator who is sending it. */
  claimed_by: number | null
  claimed_at: string | null
  /** Their username. */
  sender: string | null
  sender_roles: Role[] | null
  /** Since they started; null if nobody is sending it. */
  sending_seconds: number | null
}

/** Actions that other administrators cannot take while one is sending the money. */
const sendersActions: readonly string[] = ['pay', 'reject', 'withdraw']

const isSentByOther = (
  { claimed_by, sender_roles, sending_seconds }: Sendable,
  { id }: Account,
  { sendingSeconds }: SendingSettings,
) =>
  claimed_by !== null &&
  claimed_by !== id &&
  mayAct(sender_roles ?? [], 'finance') &&
  (sending_seconds ?? 0) < sendingSeconds

/** Returns whether an action waits because somebody else is sending the money. Sending ends with the sender's role. */
export const isBlocked = (action: string, row: Sendable, account: Account, settings: SendingSettings): boolean =>
  sendersActions.includes(action) && isSentByOther(row, account, settings)

/** Returns the administrator who is sending money that has not left yet; null if none is. */
export function presentSending({ claimed_by, claimed_at, sender }: Sendable, { id }: Account): Sending | null {
  if (claimed_by === null || claimed_at === null) return null
  return { by: { id: claimed_by, username: sender ?? '' }, at: claimed_at, is_own: claimed_by === id }
}
