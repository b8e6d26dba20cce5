import type { ConfirmedEmail } from '@closyyy/contract/accounts-schemas'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { HOUR } from '../../time.ts'
import { takeFrom } from '../limits/limits-service.ts'
import { normaliseLogin } from '../sessions/sessions-service.ts'
import { hashToken } from '../sessions/tokens.ts'
import { findLink } from './account-links-queries.ts'
import { invalidLink, mailLinkIfKnown } from './account-mail.ts'
import { findUnconfirmed, updateConfirmed } from './accounts-queries.ts'

/** Confirms the address that a link was sent to; the link stays good, as people and mail scanners open it twice. @throws AppError `invalid`, `too-many` */
export async function confirmAddress(
  db: Db,
  limits: Settings['limits'],
  token: string,
  ip: string,
): Promise<ConfirmedEmail> {
  await takeFrom(db, { name: 'confirm-address', max: limits.signUpsPerIp, seconds: HOUR }, ip)
  const link = await findLink(db, 'confirm-email', hashToken(token))
  const confirmed = link && (await updateConfirmed(db, link.user_id, link.email))
  if (!confirmed) throw invalidLink()
  return confirmed
}

/** Sends the link again where one is due. Nothing tells whether one was. @throws AppError `too-many` */
export async function resendLink(db: Db, settings: Settings, given: string, ip: string): Promise<void> {
  const { signUpsPerIp, accountMailsPerLogin } = settings.limits
  const login = normaliseLogin(given)
  await takeFrom(db, { name: 'resend-address', max: signUpsPerIp, seconds: HOUR }, ip)
  await takeFrom(db, { name: 'resend-login', max: accountMailsPerLogin, seconds: HOUR }, login.toLowerCase())
  await mailLinkIfKnown(db, 'confirm-email', await findUnconfirmed(db, login), settings.publicUrl)
}
