import { PASSWORD_RESET_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { emailPerson } from '../outbox/outbox-service.ts'
import { requireNotOwnName, requireUncommon } from '../sessions/common-passwords.ts'
import { requirePassword, requireUnchanged } from '../sessions/password-confirmation-service.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { endOtherSessions } from '../sessions/sessions-service.ts'
import { lockAddressee, updatePassword } from './accounts-queries.ts'

export interface PasswordChange {
  current_password: string
  password: string
}

/** Sets a new password, ends the other sessions and notifies the owner (ACCOUNT-12). */
export async function changePassword(
  db: Db,
  settings: Settings,
  { userId, token }: { userId: number; token: string },
  { current_password, password }: PasswordChange,
): Promise<null> {
  const field = 'current_password'
  const verified = await requirePassword(db, settings.limits, { userId, password: current_password, field })
  await requireUncommon(password)
  const passwordHash = await hashPassword(password)
  await transact(db, async tx => {
    const user = await lockAddressee(tx, userId)
    await requireUnchanged(tx, userId, verified)
    requireNotOwnName(password, user)
    await updatePassword(tx, userId, user.email, passwordHash)
    await endOtherSessions(tx, userId, token)
    await recordEvent(tx, { action: 'password.changed', object: { type: 'account', id: userId } })
    await emailPerson(tx, user, 'password-changed', { link: `${settings.publicUrl}${PASSWORD_RESET_PATH}` })
  })
  return null
}
