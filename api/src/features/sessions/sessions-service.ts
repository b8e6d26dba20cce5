import type { Login, Session } from '@closyyy/contract/sessions-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import type { Account } from '../../http/account.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { deviceCookie, knownDeviceOf } from './known-devices.ts'
import { resetAttempts, takeAttemptOfAccount, takeAttemptOfIp } from './login-limits.ts'
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
  await recordEvent(db, { action: 'session.started', object: { type: 'account', id: userId }, actorId: userId })
  return token
}

function wrongPassword(): AppError {
  return new AppError('signed-out', 'session.credentials-invalid')
}

/** What a sign-in needs to know of its request. */
export interface LoginRequest {
  ip: string
  /** The request's `Cookie` header. */
  cookies: string | undefined
  setCookie: (cookie: string) => void
}

export async function startSession(
  db: Db,
  { limits, publicUrl }: Pick<Settings, 'limits' | 'publicUrl'>,
  { login, password }: Login,
  { ip, cookies, setCookie }: LoginRequest,
): Promise<Session> {
  const name = normaliseLogin(login)
  await takeAttemptOfIp(db, limits, ip)
  const user = await findLogin(db, name)
  const attempt = { name, userId: user?.id, knownDevice: user && knownDeviceOf(cookies, user) }
  await takeAttemptOfAccount(db, limits, attempt)
  if (!(await isPassword(password, user?.password_hash)) || !user) {
    // The same work for an unknown name, whose text is not recorded.
    await recordEvent(db, { action: 'session.refused', object: { type: 'account', id: user?.id ?? 'unknown' } })
    throw wrongPassword()
  }
  await resetAttempts(db, limits, attempt)
  const token = await db.transaction().execute(async tx => {
    // Prevents a session for a password that was changed since the comparison.
    if (!(await lockPassword(tx, user.id, user.password_hash))) throw wrongPassword()
    return openSession(tx, user.id)
  })
  setCookie(deviceCookie(cookies, user, publicUrl.startsWith('https:')))
  return { token, user: { id: user.id, username: user.username, profile_picture: user.profile_picture } }
}

export async function findAccount(db: Db, token: string): Promise<Account | undefined> {
  if (!token) return undefined
  const hash = hashToken(token)
  const session = await findSession(db, hash)
  if (!session) return undefined
  if (session.is_stale) await touchSession(db, hash)
  const { user_id: id, is_admin: isAdmin, roles, is_confirmed: isConfirmed } = session
  return { id, isAdmin, roles, isConfirmed }
}

export function endAllSessions(db: Db, userId: number): Promise<void> {
  return deleteSessionsOf(db, userId)
}

export function endSession(db: Db, token: string): Promise<void> {
  return transact(db, async tx => {
    const userId = await deleteSession(tx, hashToken(token))
    if (userId) await recordEvent(tx, { action: 'session.ended', object: { type: 'account', id: userId } })
  })
}
