import type { Role } from '@closyyy/contract/roles'
import type { OwnSession } from '@closyyy/contract/sessions-schemas'
import type { ExpressionBuilder } from 'kysely'
import { compiledStatement } from '../../db/compiled-statement.ts'
import type { Db } from '../../db/database.ts'
import { daysAgo, isFuture, now, secondsAfter, secondsAgo } from '../../db/expressions.ts'
import { isInForce } from '../../db/open-suspension.ts'
import { accountsOnDevicesOf } from '../../db/shared-devices.ts'
import type { Tables } from '../../db/tables.ts'
import type { Settings } from '../../env.ts'
import { DAY, HOUR } from '../../time.ts'
import type { DeviceNames } from './device-names.ts'
import { isNamed } from './login-name.ts'

/** Seconds without use. */
const MAX_UNUSED = 30 * DAY
/** Seconds that a sign-in or a confirmed password allows sensitive calls (SESSION-16). */
const FRESH = 900

export type Lifetimes = Settings['sessions']

export interface SessionRow {
  user_id: number
  is_admin: boolean
  roles: Role[]
  is_confirmed: boolean
  is_fresh: boolean
  is_stale: boolean
  is_suspended: boolean
  /** Of administrators only; true for others. */
  has_second_factor: boolean
}

type Joined = ExpressionBuilder<Tables & { s: Tables['sessions']; u: Tables['users'] }, 's' | 'u'>

/** True until the session ends; administrators' sessions end earlier (SESSION-14). */
const isLive =
  ({ maxAge, adminMaxAge, adminMaxIdle }: Lifetimes) =>
  ({ eb, and, or }: Joined) =>
    and([
      eb('s.created_at', '>', secondsAgo(maxAge)),
      eb('s.last_used_at', '>', secondsAgo(MAX_UNUSED)),
      or([
        eb('u.is_admin', '=', false),
        and([eb('s.created_at', '>', secondsAgo(adminMaxAge)), eb('s.last_used_at', '>', secondsAgo(adminMaxIdle))]),
      ]),
    ])

const passkeysOf = ({ selectFrom }: Joined) =>
  selectFrom('passkeys as p').select('p.id').whereRef('p.user_id', '=', 'u.id')

/** True if the login needed a code of an authenticator app, or if a passkey signed in or confirmed the session (PASSKEY-5). */
const isTwoFactor = ({ eb, exists, or, selectFrom }: Joined) =>
  or([
    eb('s.passkey_id', 'is not', null),
    exists(
      selectFrom('second_factors as f')
        .select('f.user_id')
        .whereRef('f.user_id', '=', 'u.id')
        .where('f.confirmed_at', 'is not', null),
    ),
  ])

const readSession = compiledStatement((db, { tokenHash, ...lifetimes }: Lifetimes & { tokenHash: Buffer }) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.user_id', 'u.is_admin', 'u.roles'])
    .select(({ eb, and, exists, not, or, ref, selectFrom }) => [
      eb('u.email_verified_at', 'is not', null).$castTo<boolean>().as('is_confirmed'),
      and([
        isFuture(secondsAfter(ref('s.confirmed_at').$castTo<string>(), FRESH)),
        // The password alone must not replace an administrator’s passkey (PASSKEY-5).
        or([eb('u.is_admin', '=', false), isTwoFactor(eb), not(exists(passkeysOf(eb)))]),
      ])
        .$castTo<boolean>()
        .as('is_fresh'),
      exists(selectFrom('suspensions as p').select('p.id').whereRef('p.user_id', '=', 'u.id').where(isInForce))
        .$castTo<boolean>()
        .as('is_suspended'),
      // Administrators' idle time is exact; otherwise one update an hour is enough.
      or([
        eb('s.last_used_at', '<', secondsAgo(HOUR)),
        eb('u.is_admin', '=', true).and('s.last_used_at', '<', secondsAgo(1)),
      ])
        .$castTo<boolean>()
        .as('is_stale'),
      or([eb('u.is_admin', '=', false), isTwoFactor(eb)])
        .$castTo<boolean>()
        .as('has_second_factor'),
    ])
    .where('s.token_hash', '=', tokenHash)
    .where(isLive(lifetimes)),
)

/** Returns the valid session of a token, with the account fields that every call needs. */
export async function findSession(db: Db, lifetimes: Lifetimes, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const [session] = await readSession(db, { ...lifetimes, tokenHash })
  return session
}

export async function touchSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute()
}

export async function markConfirmed(db: Db, tokenHash: Buffer, passkeyId?: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now, ...(passkeyId !== undefined && { passkey_id: passkeyId }) })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function markPasswordChanged(tx: Db, tokenHash: Buffer): Promise<void> {
  await tx.updateTable('sessions').set({ password_changed_at: now }).where('token_hash', '=', tokenHash).execute()
}

/** True if the session changed the password within the given seconds. */
export async function wasPasswordChanged(db: Db, tokenHash: Buffer, seconds: number): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('password_changed_at', '>', secondsAgo(seconds))
    .executeTakeFirst()
  return session !== undefined
}

/** Inserts a session with the city of the person's latest address. */
export async function insertSession(
  db: Db,
  tokenHash: Buffer,
  userId: number,
  device: Partial<DeviceNames> = {},
): Promise<void> {
  await db
    .insertInto('sessions')
    .values(({ selectFrom }) => ({
      token_hash: tokenHash,
      user_id: userId,
      ...device,
      city: selectFrom('addresses').select('city').where('user_id', '=', userId).orderBy('id', 'desc').limit(1),
    }))
    .execute()
}

/** Returns a person's sessions, the latest used first. */
export function findSessions(db: Db, lifetimes: Lifetimes, userId: number, tokenHash: Buffer): Promise<OwnSession[]> {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.browser', 's.system', 's.city', 's.created_at as signed_in_at', 's.last_used_at'])
    .select(({ eb }) => eb('s.token_hash', '=', tokenHash).$castTo<boolean>().as('is_current'))
    .where('s.user_id', '=', userId)
    .where(isLive(lifetimes))
    .orderBy('s.last_used_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()
}

/** Returns the id of the session's account. */
export async function deleteSession(db: Db, tokenHash: Buffer): Promise<number | undefined> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst()
  return ended?.user_id
}

/** Returns whether the person had this session. */
export async function deleteSessionById(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Deletes a person's sessions but the one of `keptHash`. @returns their number */
export async function deleteSessionsOf(db: Db, userId: number, keptHash?: Buffer): Promise<number> {
  const deleted = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptHash !== undefined, sessions => sessions.where('token_hash', '<>', keptHash as Buffer))
    .returning('id')
    .execute()
  return deleted.length
}

/** Locks a password hash until the transaction ends; false if it was changed. */
export async function lockPassword(db: Db, userId: number, passwordHash: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteEndedSessions(db: Db, lifetimes: Lifetimes): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) =>
      or([eb('last_used_at', '<=', secondsAgo(MAX_UNUSED)), eb('created_at', '<=', secondsAgo(lifetimes.maxAge))]),
    )
    .execute()
}

export async function findLogin(db: Db, login: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'profile_picture', 'password_hash'])
    .where(isNamed(login))
    .executeTakeFirst()
}

export function findPasswordHash(db: Db, userId: number) {
  return db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
}

/** Stores that a device signed in. @returns whether it is new, beside others that are known */
export async function rememberDevice(tx: Db, userId: number, deviceHash: Buffer, hasId: boolean): Promise<boolean> {
  const known = await tx
    .updateTable('known_devices')
    .set({ last_seen_at: now, has_id: hasId })
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .returning('user_id')
    .executeTakeFirst()
  if (known) return false
  const other = await tx.selectFrom('known_devices').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  const added = await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, has_id: hasId })
    .onConflict(conflict => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return other !== undefined && added !== undefined
}

export async function hasConfirmedEmail(db: Db, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return user !== undefined
}

export async function deleteOldDevices(db: Db, days: number): Promise<void> {
  await db.deleteFrom('known_devices').where('last_seen_at', '<', daysAgo(days)).execute()
}

/** Returns the other accounts that signed in from a browser of this one; the demo accounts share theirs on purpose. */
export async function findAccountsOnDevicesOf(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom(accountsOnDevicesOf(userId).distinct().as('others'))
    .select('others.user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
