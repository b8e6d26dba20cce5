import { mayAct, type Role } from '@closyyy/contract/roles'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'

/** Nobody decides on themselves, and only owners on owners (SUSPENSION-4). */
export function requireSuspendable(account: Account, person: { id: number; roles: readonly Role[] }): void {
  if (person.id === account.id) throw new AppError('not-allowed', 'suspension.own')
  if (person.roles.includes('owner') && !mayAct(account.roles, 'owner'))
    throw new AppError('not-allowed', 'suspension.owner')
}
