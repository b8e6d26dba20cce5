import type { NewAccount } from '@closyyy/contract/accounts-schemas'
import type { Expression, ExpressionBuilder, Insertable, NotNull } from 'kysely'
import type { Db } from '../../db/database.ts'
import { now } from '../../db/expressions.ts'
import { looksLike } from '../../db/look-alike-usernames.ts'
import type { UsersTable } from '../../db/tables/users.ts'
import type { Tables } from '../../db/tables.ts'
import { isNamed } from '../sessions/login-name.ts'

export interface Taken {
  email: boolean
  username: boolean
  phone: boolean
}

export function findTaken(db: Db, user: { email: string; username: string; phone: string }): Promise<Taken> {
  return db
    .selectNoFrom(({ exists, selectFrom }) => {
      const one = selectFrom('users').select('id')
      const hasEmail = one.where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(user.email)])))
      return [
        exists(hasEmail).as('email'),
        exists(one.where(looksLike(user.username))).as('username'),
        exists(one.where('phone', '=', user.phone)).as('phone'),
      ]
    })
    .$castTo<Taken>()
    .executeTakeFirstOrThrow()
}

const newAccount = [
  'id',
  'username',
  'first_name',
  'last_name',
  'email',
  'phone',
  'profile_picture',
  'email_verified_at',
] as const

export function insertUser(db: Db, user: Insertable<UsersTable>): Promise<NewAccount> {
  return db.insertInto('users').values(user).returning(newAccount).executeTakeFirstOrThrow()
}

/** Returns the account that has exactly these names. */
export function findByNames(db: Db, { email, username, phone }: { email: string; username: string; phone: string }) {
  return db
    .selectFrom('users')
    .select(newAccount)
    .where('email', '=', email)
    .where('username', '=', username)
    .where('phone', '=', phone)
    .executeTakeFirst()
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

/** Locks the person until the transaction ends. */
export function lockAddressee(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select([...addressee, 'phone'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export function replaceEmail(tx: Db, userId: number, email: string) {
  return tx
    .updateTable('users')
    .set({ email, email_verified_at: now })
    .where('id', '=', userId)
    .returning(['email', 'email_verified_at'])
    .$narrowType<{ email_verified_at: NotNull }>()
    .executeTakeFirstOrThrow()
}

const confirmed = ({ fn }: ExpressionBuilder<Tables, 'users'>) => ({
  email_verified_at: fn.coalesce('email_verified_at', now),
})

/** Returns undefined if the account's email has changed. */
export function updateConfirmed(db: Db, userId: number, email: string) {
  return db
    .updateTable('users')
    .set(confirmed)
    .where('id', '=', userId)
    .where('email', '=', email)
    .returning(['email', 'email_verified_at'])
    .$narrowType<{ email_verified_at: NotNull }>()
    .executeTakeFirst()
}

/** Clears what whoever created an account entered, if its email was not confirmed (ACCOUNT-19). */
function withoutStrangersData({ eb, ref, val }: ExpressionBuilder<Tables, 'users'>) {
  const ifConfirmed = <Value>(stored: Expression<Value>, cleared: Value) =>
    eb.case().when('email_verified_at', 'is not', null).then(stored).else(val(cleared)).end()
  return {
    phone: ifConfirmed(ref('phone'), null),
    first_name: ifConfirmed(ref('first_name'), ''),
    last_name: ifConfirmed(ref('last_name'), ''),
  }
}

/** Sets a password and confirms the email, because its owner opened the link. */
export function updatePassword(db: Db, userId: number, email: string, passwordHash: string) {
  return db
    .updateTable('users')
    .set(eb => ({ password_hash: passwordHash, ...confirmed(eb), ...withoutStrangersData(eb) }))
    .where('id', '=', userId)
    .where('email', '=', email)
    .returning([...addressee, 'phone'])
    .executeTakeFirst()
}
