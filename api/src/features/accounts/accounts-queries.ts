import type { NewAccount } from '@closyyy/contract/accounts-schemas'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { UsersTable } from '../../db/tables/users.ts'
import { isNamed } from '../sessions/login-name.ts'

export interface Taken {
  email: boolean
  username: boolean
  phone: boolean
}

export async function findTaken(db: Db, user: { email: string; username: string; phone: string }): Promise<Taken> {
  const { rows } = await sql<Taken>`
    select
      exists (select 1 from users where lower(email) = lower(${user.email})) as email,
      exists (select 1 from users where lower(username) = lower(${user.username})) as username,
      exists (select 1 from users where phone = ${user.phone}) as phone`.execute(db)
  return rows[0] ?? { email: false, username: false, phone: false }
}

export function insertUser(db: Db, user: Insertable<UsersTable>): Promise<NewAccount> {
  return db
    .insertInto('users')
    .values(user)
    .returning(['id', 'username', 'first_name', 'last_name', 'email', 'phone', 'profile_picture', 'email_verified_at'])
    .executeTakeFirstOrThrow()
}

const addressee = ['id', 'username', 'first_name', 'email'] as const

export function findUnconfirmed(db: Db, login: string) {
  return db
    .selectFrom('users')
    .select(addressee)
    .where('email_verified_at', 'is', null)
    .where(isNamed(login))
    .executeTakeFirst()
}

export function findByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(addressee)
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
}

/** Returns undefined if the account has another email by now. */
export function updateConfirmed(db: Db, userId: number, email: string) {
  return db
    .updateTable('users')
    .set({ email_verified_at: sql<string>`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .where('email', '=', email)
    .returning(['email', sql<string>`email_verified_at`.as('email_verified_at')])
    .executeTakeFirst()
}

/** Sets a password and confirms the email, as its owner has opened the link. */
export function updatePassword(db: Db, userId: number, email: string, passwordHash: string) {
  return db
    .updateTable('users')
    .set({ password_hash: passwordHash, email_verified_at: sql<string>`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .where('email', '=', email)
    .returning([...addressee, 'phone'])
    .executeTakeFirst()
}
