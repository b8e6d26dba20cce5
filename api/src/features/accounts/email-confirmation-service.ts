import type { ConfirmedEmail } from '@closyyy/contract/accounts-schemas'
import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { HOUR } from '../../time.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { enforceLimit } from '../limits/limits-service.ts'
import { normaliseLogin } from '../sessions/sessions-service.ts'
import { hashToken } from '../sessions/tokens.ts'
import { findLink } from './account-links-queries.ts'
import { invalidLink, mailLinkIfKnown } from './account-mail.ts'
import { findUnconfirmed, updateConfirmed } from './accounts-queries.ts'
import { confirmNewEmail } from './email-change-service.ts'

/** Leaves the link valid, because people and mail scanners may open it twice. */
export async function confirmEmail(
  db: Db,
  limits: Settings['limits'],
  token: string,
  ip: string,
): Promise<ConfirmedEmail> {
  await enforceLimit(db, { name: 'confirm-ip', max: limits.signUpsPerIp, seconds: HOUR }, ip)
  const tokenHash = hashToken(token)
  const changed = await confirmNewEmail(db, tokenHash)
  if (changed) return changed
  const link = await findLink(db, 'confirm-email', tokenHash)
  if (!link) throw invalidLink()
  return transact(db, async tx => {
    const confirmed = await updateConfirmed(tx, link.user_id, link.email)
    if (!confirmed) throw invalidLink()
    const object = { type: 'account', id: link.user_id }
    await recordEvent(tx, { action: 'email.confirmed', object, actorId: link.user_id })
    return confirmed
  })
}

/** Resends the link if the account needs one, without revealing it. */
export async function resendLink(db: Db, settings: Settings, input: string, ip: string): Promise<void> {
  const { signUpsPerIp, accountMailsPerLogin } = settings.limits
  const login = normaliseLogin(input)
  await enforceLimit(db, { name: 'resend-ip', max: signUpsPerIp, seconds: HOUR }, ip)
  await enforceLimit(db, { name: 'resend-login', max: accountMailsPerLogin, seconds: HOUR }, login.toLowerCase())
  const user = await findUnconfirmed(db, login)
  await transact(db, tx => mailLinkIfKnown(tx, 'confirm-email', user, settings.publicUrl))
}
