import type { Role } from '@closyyy/contract/roles'
import type { Db } from '../../db/database.ts'
import { daysAgo, now } from '../../db/expressions.ts'
import { isInForce } from '../../db/open-suspension.ts'

export interface SuspensionRow {
  id: number
  user_id: number
  username: string
  reason: string
  suspended_by: string
  suspended_at: string
  ends_at: string | null
}

export interface OpenSuspension {
  id: number
  user_id: number
}

export interface Person {
  id: number
  username: string
  first_name: string
  email: string
  roles: Role[]
}

function selectSuspensions(db: Db) {
  return db
    .selectFrom('suspensions as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('users as b', 'b.id', 'p.suspended_by')
    .select([
      'p.id',
      'p.user_id',
      'u.username',
      'p.reason',
      'b.username as suspended_by',
      'p.suspended_at',
      'p.ends_at',
    ])
}

/** Returns suspensions in force, the latest first. */
export function findSuspensions(db: Db, limit: number, offset: number): Promise<SuspensionRow[]> {
  return selectSuspensions(db).where(isInForce).orderBy('p.id', 'desc').limit(limit).offset(offset).execute()
}

export async function countSuspensions(db: Db, max: number): Promise<number> {
  const { total } = await db
    .selectFrom(db.selectFrom('suspensions as p').select('p.id').where(isInForce).limit(max).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export function findSuspension(db: Db, id: number): Promise<SuspensionRow> {
  return selectSuspensions(db).where('p.id', '=', id).executeTakeFirstOrThrow()
}

/** Locks people in one order until the transaction ends. */
export function lockPeople(tx: Db, ids: number[]): Promise<Person[]> {
  return tx
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'email', 'roles'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Returns a person's suspension that nobody ended, also if its end date was reached. */
export function findOpen(tx: Db, userId: number): Promise<{ id: number } | undefined> {
  return tx
    .selectFrom('suspensions')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Returns whether the account with this phone is suspended now. */
export async function findSuspendedPhone(db: Db, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('suspensions as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('p.id')
    .where('u.phone', '=', phone)
    .where(isInForce)
    .executeTakeFirst()
  return row !== undefined
}

interface NewSuspension {
  user_id: number
  reason: string
  suspended_by: number
  ends_at: string | null
  hidden_products: number[]
}

export async function insertSuspension(tx: Db, suspension: NewSuspension): Promise<number> {
  const { id } = await tx.insertInto('suspensions').values(suspension).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Reads a suspension without a lock. */
export function findById(db: Db, id: number): Promise<OpenSuspension | undefined> {
  return db.selectFrom('suspensions').select(['id', 'user_id']).where('id', '=', id).executeTakeFirst()
}

/** Ends a suspension once. @returns the products that it took off sale; undefined if it was not open */
export async function markEnded(tx: Db, id: number, endedBy: number | null): Promise<number[] | undefined> {
  const row = await tx
    .updateTable('suspensions')
    .set({ ended_at: now, ended_by: endedBy })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('hidden_products')
    .executeTakeFirst()
  return row?.hidden_products
}

export function findDue(db: Db, afterId: number, maxRows: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('suspensions')
    .select('id')
    .where('id', '>', afterId)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .orderBy('id')
    .limit(maxRows)
    .execute()
}

/** Deletes suspensions three years after they ended. */
export async function deleteOldSuspensions(db: Db): Promise<void> {
  await db
    .deleteFrom('suspensions')
    .where('ended_at', '<', daysAgo(3 * 365))
    .execute()
}
