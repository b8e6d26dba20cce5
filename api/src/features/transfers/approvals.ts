import { toRupees } from '@closyyy/contract/money'
import { mayAct, type Role } from '@closyyy/contract/roles'
import type { Approval, TwoPeople } from '@closyyy/contract/transfers-schemas'

/** An unsent transfer by the approvals that it needs: `one` is paid at once, `two` is approved first (PAYOUT-6). */
export type ApprovalState = 'one' | 'two' | 'approved'

export interface Approvable {
  /** To its account within 24 hours, itself included. */
  day_paisa: number
  approved_by: number | null
  approved_at: string | null
  approver: string | null
  approver_roles: Role[] | null
}

/** Returns whether there is an approval; it ends with the role of who gave it. */
const isApproved = ({ approved_by, approver_roles }: Approvable) =>
  approved_by !== null && mayAct(approver_roles ?? [], 'finance')

const isLarge = ({ day_paisa }: Approvable, limit: number) => toRupees(day_paisa) > limit

export function approvalStateOf(row: Approvable, limit: number): ApprovalState {
  if (isApproved(row)) return 'approved'
  return isLarge(row, limit) ? 'two' : 'one'
}

/** Why two people must approve, and who did; for money that is not sent yet. */
export function presentApproval(
  row: Approvable,
  limit: number,
): { two_people: TwoPeople | null; approval: Approval | null } {
  const approval = isApproved(row) ? presentApprover(row) : null
  const isTwo = approval !== null || isLarge(row, limit)
  return { two_people: isTwo ? { limit, day_total: toRupees(row.day_paisa) } : null, approval }
}

/** The stored approval, even if the approver no longer has the role. */
export function presentApprover({ approved_by, approved_at, approver }: Approvable): Approval | null {
  if (approved_by === null || approved_at === null) return null
  return { by: { id: approved_by, username: approver ?? '' }, at: approved_at }
}
