import type { Role } from '@closyyy/contract/roles'
import { expressionBuilder } from 'kysely'
import { isInForce } from './open-suspension.ts'
import type { Tables } from './tables.ts'

type Admin = 'approver' | 'sender'

const eb = expressionBuilder<Tables & Record<Admin, Tables['users']>, Admin>()

const isSuspended = (admin: Admin) =>
  eb.exists(eb.selectFrom('suspensions as p').select('p.id').whereRef('p.user_id', '=', `${admin}.id`).where(isInForce))

/**
 * The roles of `users as approver` or `users as sender`; null while they are suspended, since neither their
 * approval nor their sending counts then (PAYOUT-6, PAYOUT-9).
 */
export const rolesInForce = (admin: Admin) =>
  eb
    .case()
    .when(eb.not(isSuspended(admin)))
    .then(eb.ref(`${admin}.roles`))
    .end()
    .$castTo<Role[] | null>()
