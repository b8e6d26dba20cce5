import { mayAct, type Role } from '@closyyy/contract/roles'
import { AppError } from '../../http/app-error.ts'

interface Holder {
  id: number
  roles: readonly Role[]
}

/** Nobody decides on themselves, and only owners on owners (SUSPENSION-4). */
export function requireSuspendable(admin: Holder, person: Holder): void {
  if (person.id === admin.id) throw new AppError('not-allowed', 'suspension.own')
  if (person.roles.includes('owner') && !mayAct(admin.roles, 'owner'))
    throw new AppError('not-allowed', 'suspension.owner')
}
