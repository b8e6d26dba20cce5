import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import { QUARTER_HOUR } from '../../time.ts'
import { enforceLimit, resetLimit } from '../limits/limits-service.ts'
import { isPassword } from './passwords.ts'
import { findPasswordHash, lockPassword } from './sessions-queries.ts'
import { confirmSession } from './sessions-service.ts'

/**
 * Verifies the password of a person who is signed in or used a token of their own; wrong ones are limited apart from
 * logins, which strangers can block.
 * @returns the hash that matched; undefined if the password is wrong
 */
export async function verifyPassword(
  db: Db,
  limits: Settings['limits'],
  userId: number,
  password: string,
): Promise<string | undefined> {
  const limit = { name: 'password-account', max: limits.loginsPerAccount, seconds: QUARTER_HOUR }
  await enforceLimit(db, limit, String(userId))
  const user = await findPasswordHash(db, userId)
  if (!user?.password_hash) throw new AppError('conflict', 'account.no-password')
  if (!(await isPassword(password, user.password_hash))) return undefined
  await resetLimit(db, limit, String(userId))
  return user.password_hash
}

/** Prevents a change of the password until the transaction ends. @returns false if it was changed since it was verified */
export function keepPassword(tx: Db, userId: number, verified: string): Promise<boolean> {
  return lockPassword(tx, userId, verified)
}

export async function confirmPassword(
  db: Db,
  limits: Settings['limits'],
  { userId, token, password }: { userId: number; token: string; password: string },
): Promise<null> {
  if (!(await verifyPassword(db, limits, userId, password))) throw fieldError('password', 'account.password-wrong')
  await confirmSession(db, token)
  return null
}
