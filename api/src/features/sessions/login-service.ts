import type { Login, Session } from '@closyyy/contract/sessions-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { deviceCookie, knownDeviceOf } from './known-devices.ts'
import { enforceAccountLoginLimit, enforceIpLoginLimit, resetAttempts } from './login-limits.ts'
import { isPassword } from './passwords.ts'
import { type LoginRequest, openSessionOrTicket, requireToken } from './second-step-service.ts'
import { findLogin, lockPassword } from './sessions-queries.ts'
import { normaliseLogin } from './sessions-service.ts'

function wrongPassword(): AppError {
  return new AppError('signed-out', 'session.credentials-invalid')
}

export async function startSession(
  db: Db,
  settings: Settings,
  { login, password, device_id }: Login,
  { ip, userAgent, cookies, setCookie }: LoginRequest,
): Promise<Session> {
  const { limits, publicUrl } = settings
  const name = normaliseLogin(login)
  await enforceIpLoginLimit(db, limits, ip)
  const user = await findLogin(db, name)
  const attempt = { name, userId: user?.id, knownDevice: user && knownDeviceOf(cookies, user) }
  await enforceAccountLoginLimit(db, limits, attempt)
  if (!(await isPassword(password, user?.password_hash)) || !user) {
    // The same work for an unknown name, whose text is not recorded.
    await recordEvent(db, { action: 'session.refused', object: { type: 'account', id: user?.id ?? 'unknown' } })
    throw wrongPassword()
  }
  await resetAttempts(db, limits, attempt)
  const opened = await transact(db, async tx => {
    // Prevents a session for a password that was changed since the comparison.
    if (!(await lockPassword(tx, user.id, user.password_hash))) throw wrongPassword()
    return openSessionOrTicket(tx, settings, user.id, { userAgent, id: device_id })
  })
  const token = requireToken(opened)
  setCookie(deviceCookie(cookies, user, publicUrl.startsWith('https:')))
  return { token, user: { id: user.id, username: user.username, profile_picture: user.profile_picture } }
}
