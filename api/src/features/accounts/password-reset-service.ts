import { PASSWORD_RESET_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { HOUR } from '../../time.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { enforceLimit } from '../limits/limits-service.ts'
import { emailPerson } from '../outbox/outbox-service.ts'
import { hasPasskeys } from '../passkeys/passkeys-service.ts'
import { requireNotOwnName, requireUncommon } from '../sessions/common-passwords.ts'
import { resetLoginLimit } from '../sessions/login-limits.ts'
import { verifyPassword } from '../sessions/password-confirmation-service.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { endAllSessions } from '../sessions/sessions-service.ts'
import { hashToken } from '../sessions/tokens.ts'
import { findUserOfUsedReset, redeemReset } from './account-links-queries.ts'
import { invalidLink, mailLinkIfKnown } from './account-mail.ts'
import { findByEmail, updatePassword } from './accounts-queries.ts'

/** Mails a reset link if the account exists, without revealing it. */
export async function requestReset(db: Db, settings: Settings, email: string, ip: string): Promise<void> {
  const { signUpsPerIp, accountMailsPerLogin } = settings.limits
  await enforceLimit(db, { name: 'forgot-ip', max: signUpsPerIp, seconds: HOUR }, ip)
  await enforceLimit(db, { name: 'forgot-email', max: accountMailsPerLogin, seconds: HOUR }, email.toLowerCase())
  const user = await findByEmail(db, email)
  await transact(db, tx => mailLinkIfKnown(tx, 'reset-password', user, settings.publicUrl))
}

/** True if the link set this password minutes ago. */
async function hasReset(db: Db, limits: Settings['limits'], token: string, password: string): Promise<boolean> {
  const userId = await findUserOfUsedReset(db, hashToken(token))
  return userId !== undefined && (await verifyPassword(db, limits, userId, password)) !== undefined
}

/** Sets a password by a link; a repeated call has the response of the first one (ACCOUNT-20). */
export async function setNewPassword(
  db: Db,
  settings: Settings,
  { token, password }: { token: string; password: string },
  ip: string,
): Promise<null> {
  const limit = { name: 'reset-ip', max: settings.limits.signUpsPerIp, seconds: HOUR }
  await enforceLimit(db, limit, ip)
  await requireUncommon(password)
  const passwordHash = await hashPassword(password)
  const setting = transact(db, async tx => {
    const link = await redeemReset(tx, hashToken(token))
    const user = link && (await updatePassword(tx, link.user_id, link.email, passwordHash))
    if (!user) throw invalidLink()
    requireNotOwnName(password, user)
    await endAllSessions(tx, user.id)
    await recordEvent(tx, { action: 'password.reset', object: { type: 'account', id: user.id }, actorId: user.id })
    await resetLoginLimit(tx, settings.limits, user.id)
    const template = (await hasPasskeys(tx, user.id)) ? 'password-reset-passkeys' : 'password-changed'
    await emailPerson(tx, user, template, { link: `${settings.publicUrl}${PASSWORD_RESET_PATH}` })
  })
  await setting.catch(async error => {
    if (!(await hasReset(db, settings.limits, token, password))) throw error
  })
  return null
}
