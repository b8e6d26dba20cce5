import type { ConfirmedEmail } from '@closyyy/contract/accounts-schemas'
import { PASSWORD_RESET_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { UNIQUE_VIOLATION } from '../../db/database-errors.ts'
import { keepIf } from '../../db/savepoint.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { fieldError } from '../../http/app-error.ts'
import { HOUR } from '../../time.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { enforceLimit } from '../limits/limits-service.ts'
import { emailPerson, enqueueMessage } from '../outbox/outbox-service.ts'
import { deleteLink, redeemEmailChange } from './account-links-queries.ts'
import { createLink, EMAIL_CHANGE_HOURS } from './account-mail.ts'
import { findByEmail, lockAddressee, replaceEmail } from './accounts-queries.ts'

/**
 * Mails a link to the new email and notifies the current one. If the new one is in use, its change is pending, too, but the
 * link is not mailed, so that nobody learns who has an account (ACCOUNT-13).
 */
export async function requestEmailChange(db: Db, settings: Settings, userId: number, email: string): Promise<void> {
  const limit = { name: 'change-email', max: settings.limits.accountMailsPerLogin, seconds: HOUR }
  await enforceLimit(db, limit, String(userId))
  await transact(db, async tx => {
    const user = await lockAddressee(tx, userId)
    if (user.email.toLowerCase() === email.toLowerCase()) throw fieldError('email', 'account.email-own')
    const isTaken = (await findByEmail(tx, email)) !== undefined
    const to = { ...user, email }
    const message = await createLink(tx, 'change-email', to, settings.publicUrl)
    await keepIf(tx, !isTaken, () => enqueueMessage(tx, message))
    const values = { hours: EMAIL_CHANGE_HOURS, link: `${settings.publicUrl}${PASSWORD_RESET_PATH}` }
    await emailPerson(tx, user, 'email-change-requested', values)
  })
}

/** Withdraws a pending change (ACCOUNT-13). */
export async function cancelEmailChange(db: Db, userId: number): Promise<null> {
  await deleteLink(db, userId, 'change-email')
  return null
}

/** Replaces the email by that of a link and notifies the old one; undefined if no unused link has the token (ACCOUNT-13). */
export async function confirmNewEmail(db: Db, tokenHash: Buffer): Promise<ConfirmedEmail | undefined> {
  const change = () =>
    transact(db, async tx => {
      const link = await redeemEmailChange(tx, tokenHash)
      if (!link) return undefined
      const user = await lockAddressee(tx, link.user_id)
      await emailPerson(tx, user, 'email-changed')
      await recordEvent(tx, { action: 'email.changed', object: { type: 'account', id: user.id }, actorId: user.id })
      return replaceEmail(tx, user.id, link.email)
    })
  return change().catch(error => {
    // Somebody else registered with this email after the link was sent.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined
    throw error
  })
}
