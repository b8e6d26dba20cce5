import { PASSWORD_RESET_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { emailPerson } from '../outbox/outbox-service.ts'
import { requireNotOwnName, requireUncommon } from '../sessions/common-passwords.ts'
import { keepPassword, verifyPassword } from '../sessions/password-confirmation-service.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { endOtherSessions, hasChangedPassword, recordPasswordChange } from '../sessions/sessions-service.ts'
import { lockAddressee, updatePassword } from './accounts-queries.ts'

export interface PasswordChange {
  current_password: string
  password: string
}

interface OwnSession {
  userId: number
  token: string
}

/**
 * Sets a new password, ends the other sessions and notifies the owner (ACCOUNT-12); a repeated or concurrent call of the
 * same session has the response of the first one (ACCOUNT-20).
 */
export async function changePassword(
  db: Db,
  settings: Settings,
  session: OwnSession,
  { current_password, password }: PasswordChange,
): Promise<null> {
  const verified = await verifyPassword(db, settings.limits, session.userId, current_password)
  const isSet = verified !== undefined && (await setPassword(db, settings, session, { verified, password }))
  if (isSet) return null
  if (await hasChangedPassword(db, session.token)) {
    if (await verifyPassword(db, settings.limits, session.userId, password)) return null
  } else if (verified !== undefined) throw new AppError('signed-out', 'access.signed-out')
  throw fieldError('current_password', 'account.password-wrong')
}

/** Returns false if the password was changed since it was verified, by a call of this session or one that ended it. */
async function setPassword(
  db: Db,
  settings: Settings,
  { userId, token }: OwnSession,
  { verified, password }: { verified: string; password: string },
): Promise<boolean> {
  await requireUncommon(password)
  const passwordHash = await hashPassword(password)
  return transact(db, async tx => {
    const user = await lockAddressee(tx, userId)
    if (!(await keepPassword(tx, userId, verified))) return false
    requireNotOwnName(password, user)
    await updatePassword(tx, userId, user.email, passwordHash)
    await endOtherSessions(tx, userId, token)
    await recordPasswordChange(tx, token)
    await recordEvent(tx, { action: 'password.changed', object: { type: 'account', id: userId } })
    await emailPerson(tx, user, 'password-changed', { link: `${settings.publicUrl}${PASSWORD_RESET_PATH}` })
    return true
  })
}
