import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import { QUARTER_HOUR } from '../../time.ts'
import { enforceLimit, resetLimit } from '../limits/limits-service.ts'
import { isPassword } from './passwords.ts'
import { findPasswordHash, lockPassword } from './sessions-queries.ts'
import { confirmSession } from './sessions-service.ts'

/**
 * Verifies the password of a signed-in person; wrong ones are limited apart from logins, which strangers can block.
 * @returns the hash that matched
 */
export async function requirePassword(
  db: Db,
  limits: Settings['limits'],
  { userId, password, field = 'password' }: { userId: number; password: string; field?: string },
): Promise<string> {
  const limit = { name: 'password-account', max: limits.loginsPerAccount, seconds: QUARTER_HOUR }
  await enforceLimit(db, limit, String(userId))
  const user = await findPasswordHash(db, userId)
  if (!user?.password_hash) throw new AppError('conflict', 'account.no-password')
  if (!(await isPassword(password, user.password_hash))) throw fieldError(field, 'account.password-wrong')
  await resetLimit(db, limit, String(userId))
  return user.password_hash
}

/** Prevents the use of a password that was changed since it was verified. @throws AppError `signed-out` */
export async function requireUnchanged(tx: Db, userId: number, passwordHash: string): Promise<void> {
  if (!(await lockPassword(tx, userId, passwordHash))) throw new AppError('signed-out', 'access.signed-out')
}

export async function confirmPassword(
  db: Db,
  limits: Settings['limits'],
  { userId, token, password }: { userId: number; token: string; password: string },
): Promise<null> {
  await requirePassword(db, limits, { userId, password })
  await confirmSession(db, token)
  return null
}
