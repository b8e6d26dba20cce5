import type { Approval, ConflictOfInterest, Sending, TwoPeople } from '@closyyy/contract/transfers-schemas'
import type { Account } from '../../http/account.ts'
import { type Approvable, presentApproval, presentApprover } from './approvals.ts'
import { presentSending, type Sendable, type SendingSettings } from './sending.ts'

interface PresentedTransfer {
  two_people: TwoPeople | null
  approval: Approval | null
  sending: Sending | null
  conflict_of_interest: ConflictOfInterest | null
}

interface Policy<Transfer> {
  isUnsent: (transfer: Transfer) => boolean
  conflictOf: (transfer: Transfer, account: Account, settings: SendingSettings) => ConflictOfInterest | null
}

/** Returns who approved a payout or refund and is sending it, and why the caller may not; once sent, who approved it. */
export function presentTransfer<Transfer extends Approvable & Sendable>(
  row: Transfer,
  account: Account,
  settings: SendingSettings,
  { isUnsent, conflictOf }: Policy<Transfer>,
): PresentedTransfer {
  if (!isUnsent(row))
    return { two_people: null, approval: presentApprover(row), sending: null, conflict_of_interest: null }
  return {
    ...presentApproval(row, settings.approvalLimit),
    sending: presentSending(row, account),
    conflict_of_interest: conflictOf(row, account, settings),
  }
}
