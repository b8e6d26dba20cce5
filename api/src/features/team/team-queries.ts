import type { Role } from '@closyyy/contract/roles'
import type { TeamMember } from '@closyyy/contract/team-schemas'
import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isInForce } from '../../db/open-suspension.ts'
import type { Tables } from '../../db/tables.ts'

const eb: ExpressionBuilder<Tables & { u: Tables['users'] }, 'u'> = expressionBuilder()

const isOwner = sql<boolean>`'owner' = any(u.roles)`

export function findTeam(db: Db): Promise<TeamMember[]> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'last_name', 'roles'])
    .where('is_admin', '=', true)
    .orderBy('username')
    .execute()
}

/** Locks all administrators until the transaction ends, so that two changes cannot each leave the other one's owner. */
export async function lockTeam(tx: Db): Promise<void> {
  await tx.selectFrom('users').select('id').where('is_admin', '=', true).orderBy('id').forNoKeyUpdate().execute()
}

/** Locks the administrators like `lockTeam` if this person is an owner. */
export async function lockTeamOf(tx: Db, userId: number): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('users as u').select('u.id').where('u.id', '=', userId).where(isOwner)),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Condition on `users as u`: they are suspended now. */
const isSuspended = eb.exists(
  eb.selectFrom('suspensions as p').select('p.id').whereRef('p.user_id', '=', 'u.id').where(isInForce),
)

/** Condition on `users as u`: the deletion of their account was requested. */
const isLeaving = eb.exists(
  eb.selectFrom('deletion_requests as r').select('r.user_id').whereRef('r.user_id', '=', 'u.id'),
)

/** Returns an owner other than this person who is neither suspended nor about to delete their account. */
export function findOwnerBesides(tx: Db, userId: number): Promise<{ id: number } | undefined> {
  return tx
    .selectFrom('users as u')
    .select('u.id')
    .where('u.id', '!=', userId)
    .where(isOwner)
    .where(({ not }) => not(isSuspended))
    .where(({ not }) => not(isLeaving))
    .limit(1)
    .executeTakeFirst()
}

/** Returns the roles of a person that are in force; none while they are suspended. */
export async function findRolesInForce(tx: Db, userId: number): Promise<Role[]> {
  const person = await tx
    .selectFrom('users as u')
    .select('u.roles')
    .where('u.id', '=', userId)
    .where(({ not }) => not(isSuspended))
    .executeTakeFirst()
  return person?.roles ?? []
}

export function findCandidate(tx: Db, username: string): Promise<{ id: number; roles: Role[] } | undefined> {
  return tx
    .selectFrom('users')
    .select(['id', 'roles'])
    .where('username', '=', username)
    .where('email_verified_at', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateRoles(tx: Db, id: number, roles: Role[]): Promise<void> {
  await tx
    .updateTable('users')
    .set({ roles, is_admin: roles.length > 0 })
    .where('id', '=', id)
    .execute()
}
