import type { Role } from '@closyyy/contract/roles'
import { expressionBuilder } from 'kysely'
import { isInForce } from './open-suspension.ts'
import type { Tables } from './tables.ts'

const eb = expressionBuilder<Tables & { approver: Tables['users'] }, 'approver'>()

const isSuspended = eb.exists(
  eb.selectFrom('suspensions as p').select('p.id').whereRef('p.user_id', '=', 'approver.id').where(isInForce),
)

/** The roles of `users as approver`; null while they are suspended, since their approval then does not count (PAYOUT-6). */
export const approverRoles = eb
  .case()
  .when(eb.not(isSuspended))
  .then(eb.ref('approver.roles'))
  .end()
  .$castTo<Role[] | null>()
