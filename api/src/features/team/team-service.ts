import { mayAct, type Role } from '@closyyy/contract/roles'
import type { TeamMember } from '@closyyy/contract/team-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Account } from '../../http/account.ts'
import { AppError, fieldErrors } from '../../http/app-error.ts'
import { message } from '../../messages/response-message.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { endFinanceDuties } from '../transfers/finance-duties.ts'
import {
  findCandidate,
  findOwnerBesides,
  findRolesInForce,
  findTeam,
  lockTeam,
  lockTeamOf,
  updateRoles,
} from './team-queries.ts'

const textOf = (roles: readonly Role[]) => roles.join(' ') || 'none'

/** Locks the team. @throws AppError `conflict` unless an owner remains who can act without this person (TEAM-2) */
export async function requireOwnerBesides(tx: Db, userId: number): Promise<void> {
  await lockTeam(tx)
  if (!(await findOwnerBesides(tx, userId))) throw new AppError('conflict', 'team.last-owner')
}

/** Locks the team before an owner's own rows, so that owners who close their accounts at once do not deadlock. */
export function lockTeamOfOwner(tx: Db, userId: number): Promise<void> {
  return lockTeamOf(tx, userId)
}

/** Replaces a person's roles; an owner always remains (TEAM-2). */
export function replaceRoles(
  db: Db,
  account: Account,
  { username, roles }: { username: string; roles: Role[] },
): Promise<TeamMember[]> {
  return transact(db, async tx => {
    await lockTeam(tx)
    // The request was authorised before the lock: meanwhile the caller may have lost their role or have been suspended.
    if (!mayAct(await findRolesInForce(tx, account.id), 'owner'))
      throw new AppError('not-allowed', 'access.role-missing', { role: 'owner' })
    const person = await findCandidate(tx, username)
    if (!person) throw fieldErrors({ username: [message('team.person-unknown')] }, { code: 'not-found' })
    const assigned = [...new Set(roles)].sort()
    if (textOf(assigned) === textOf(person.roles.toSorted())) return findTeam(tx)
    if (!assigned.includes('owner')) await requireOwnerBesides(tx, person.id)
    await updateRoles(tx, person.id, assigned)
    if (mayAct(person.roles, 'finance') !== mayAct(assigned, 'finance')) await endFinanceDuties(tx, person.id)
    await recordEvent(tx, {
      action: 'roles.assigned',
      object: { type: 'account', id: person.id },
      before: { roles: textOf(person.roles) },
      after: { roles: textOf(assigned) },
    })
    return findTeam(tx)
  })
}
