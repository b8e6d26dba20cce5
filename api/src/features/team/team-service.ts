import type { Role } from '@closyyy/contract/roles'
import type { TeamMember } from '@closyyy/contract/team-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { AppError, fieldErrors } from '../../http/app-error.ts'
import { message } from '../../messages/response-message.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { findCandidate, findTeam, lockTeam, updateRoles } from './team-queries.ts'

const textOf = (roles: readonly Role[]) => roles.join(' ') || 'none'

/** Replaces a person's roles; an owner always remains (TEAM-2). */
export function replaceRoles(db: Db, { username, roles }: { username: string; roles: Role[] }): Promise<TeamMember[]> {
  return transact(db, async tx => {
    await lockTeam(tx)
    const person = await findCandidate(tx, username)
    if (!person) throw fieldErrors({ username: [message('team.person-unknown')] }, { code: 'not-found' })
    const assigned = [...new Set(roles)].sort()
    await updateRoles(tx, person.id, assigned)
    const team = await findTeam(tx)
    if (!team.some(member => member.roles.includes('owner'))) throw new AppError('conflict', 'team.last-owner')
    await recordEvent(tx, {
      action: 'roles.assigned',
      object: { type: 'account', id: person.id },
      before: { roles: textOf(person.roles) },
      after: { roles: textOf(assigned) },
    })
    return team
  })
}
