import type { Approval, ConflictOfInterest, TwoPeople } from '@closyyy/contract/approvals-schemas'
import { toRupees } from '@closyyy/contract/money'
import { mayAct, type Role } from '@closyyy/contract/roles'

/** Money that is to be sent, by the approvals that it needs: `one` is paid at once, `two` is approved first (PAYOUT-6). */
export type ApprovalState = 'one' | 'two' | 'approved'

export const approvalSteps = {
  one: { 'admin pay': 'paid' },
  two: { 'admin approve': 'approved', 'booker approve': 'approved' },
  approved: { 'admin pay': 'paid', 'booker pay': 'paid', 'approver withdraw': 'withdrawn' },
} as const

/** Returns whether a person would be the only one to see cash that they entered by hand, and to send it (REMITTANCE-7). */
export const isAloneWithEntry = (state: string, actor: string, action: string): boolean =>
  state === 'one' && actor === 'booker' && action !== 'withdraw'

/** Returns why an administrator may not send unsent money; null if they are not involved in it. */
export function conflictOfInterestOf(state: string, actor: string): ConflictOfInterest | null {
  if (actor === 'admin-receiver' || actor === 'party') return 'own'
  return isAloneWithEntry(state, actor, 'pay') ? 'entered-cash' : null
}

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
