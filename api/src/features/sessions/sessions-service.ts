import type { Login, Session } from '@closyyy/contract/sessions-schemas'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { QUARTER_HOUR } from '../../time.ts'
import { type Limit, resetLimit, takeFrom } from '../limits/limits-service.ts'
import { isPassword } from './passwords.ts'
import {
  deleteSession,
  deleteSessionsOf,
  findLogin,
  findSession,
  insertSession,
  lockPassword,
  touchSession,
} from './sessions-queries.ts'
import { hashToken, newToken } from './tokens.ts'

/** Normalises a login to its stored form: 11 digits are a phone whose first digit becomes 92 (SESSION-1). */
export function normaliseLogin(login: string): string {
  const digits = login.replace(/^\+|[\s-]/g, '')
  if (/^\d{11}$/.test(digits)) return `92${digits.slice(1)}`
  return /^\d+$/.test(digits) ? digits : login
}

export async function openSession(db: Db, userId: number): Promise<string> {
  const token = newToken()
  await insertSession(db, hashToken(token), userId)
  return token
}

function accountLimit(limits: Settings['limits']): Limit {
  return { name: 'login-account', max: limits.loginsPerAccount, seconds: QUARTER_HOUR }
}

/** Resets the login limit of an account whose owner was verified, so that they can sign in at once. */
export async function resetLoginLimit(db: Db, limits: Settings['limits'], names: (string | null)[]): Promise<void> {
  for (const name of names) if (name) await resetLimit(db, accountLimit(limits), name.toLowerCase())
}

function wrongPassword(): AppError {
  return new AppError('signed-out', 'session.credentials-invalid')
}

export async function startSession(
  db: Db,
  limits: Settings['limits'],
  { login, password }: Login,
  ip: string,
): Promise<Session> {
  const name = normaliseLogin(login)
  const perIp: Limit = { name: 'login-ip', max: limits.loginsPerIp, seconds: QUARTER_HOUR }
  const perAccount = accountLimit(limits)
  await takeFrom(db, perIp, ip)
  await takeFrom(db, perAccount, name.toLowerCase())

  const user = await findLogin(db, name)
  if (!(await isPassword(password, user?.password_hash)) || !user) {
    throw wrongPassword()
  }
  await resetLimit(db, perAccount, name.toLowerCase())
  const token = await db.transaction().execute(async tx => {
    // Prevents a session for a password that was changed since the comparison.
    if (!(await lockPassword(tx, user.id, user.password_hash))) throw wrongPassword()
    return openSession(tx, user.id)
  })
  return { token, user: { id: user.id, username: user.username, profile_picture: user.profile_picture } }
}

export async function findAccount(db: Db, token: string): Promise<Account | undefined> {
  if (!token) return undefined
  const hash = hashToken(token)
  const session = await findSession(db, hash)
  if (!session) return undefined
  if (session.is_stale) await touchSession(db, hash)
  return { id: session.user_id, isAdmin: session.is_admin, isConfirmed: session.is_confirmed }
}

export function endAllSessions(db: Db, userId: number): Promise<void> {
  return deleteSessionsOf(db, userId)
}

export function endSession(db: Db, token: string): Promise<void> {
  return deleteSession(db, hashToken(token))
}
