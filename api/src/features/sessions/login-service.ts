import type { Login, Session } from '@closyyy/contract/sessions-schemas'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { QUARTER_HOUR } from '../../time.ts'
import { type Limit, resetLimit, takeFrom } from '../limits/limits-service.ts'
import { isPassword } from './passwords.ts'
import { openSessionOrTicket, requireToken } from './second-step-service.ts'
import { findLogin, lockPassword } from './sessions-queries.ts'
import { accountLimit, normaliseLogin } from './sessions-service.ts'

function wrongPassword(): AppError {
  return new AppError('signed-out', 'session.credentials-invalid')
}

export async function startSession(
  db: Db,
  settings: Settings,
  { login, password, device_id }: Login,
  { ip, userAgent }: { ip: string; userAgent: string },
): Promise<Session> {
  const { limits } = settings
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
  const opened = await db.transaction().execute(async tx => {
    // Prevents a session for a password that was changed since the comparison.
    if (!(await lockPassword(tx, user.id, user.password_hash))) throw wrongPassword()
    return openSessionOrTicket(tx, settings, user.id, { userAgent, id: device_id })
  })
  return {
    token: requireToken(opened),
    user: { id: user.id, username: user.username, profile_picture: user.profile_picture },
  }
}
