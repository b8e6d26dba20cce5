import { PASSWORD_RESET_PATH, VERIFY_EMAIL_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { keepIf } from '../../db/savepoint.ts'
import { type AppError, fieldError } from '../../http/app-error.ts'
import type { Values } from '../../messages/render.ts'
import { DAY, HOUR } from '../../time.ts'
import { type Addressee, emailPerson } from '../outbox/outbox-service.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { type Purpose, replaceLink } from './account-links-queries.ts'

export interface LinkAddressee extends Addressee {
  id: number
}

/** Hours for which the link for a new email works (ACCOUNT-13). */
export const EMAIL_CHANGE_HOURS = 24

const mails = {
  'confirm-email': { page: VERIFY_EMAIL_PATH, query: '', ttlSeconds: 3 * DAY, values: { days: 3 } },
  'change-email': {
    page: VERIFY_EMAIL_PATH,
    // The page explains an expired link of which the server knows nothing any more.
    query: '&change=1',
    ttlSeconds: EMAIL_CHANGE_HOURS * HOUR,
    values: { hours: EMAIL_CHANGE_HOURS },
  },
  'reset-password': { page: PASSWORD_RESET_PATH, query: '', ttlSeconds: HOUR, values: { minutes: 60 } },
} satisfies Record<Purpose, unknown>

/** Stores a link in place of an older one. @returns the values of its email */
export async function createLink(tx: Db, purpose: Purpose, to: LinkAddressee, publicUrl: string): Promise<Values> {
  const { page, query, ttlSeconds, values } = mails[purpose]
  const token = newToken()
  const userId = to.id || null
  await replaceLink(tx, { tokenHash: hashToken(token), purpose, userId, email: to.email, ttlSeconds })
  return { ...values, link: `${publicUrl}${page}?token=${token}${query}` }
}

export async function mailLink(tx: Db, purpose: Purpose, to: LinkAddressee, publicUrl: string): Promise<void> {
  await emailPerson(tx, to, purpose, await createLink(tx, purpose, to, publicUrl))
}

const unknownAddressee: LinkAddressee = { id: 0, email: 'nobody@nowhere.invalid', username: 'nobody', first_name: '' }

/** Mails a link. Without an addressee it does the same work and undoes it, so that timing reveals nothing (ACCOUNT-8). */
export function mailLinkIfKnown(
  tx: Db,
  purpose: Purpose,
  to: LinkAddressee | undefined,
  publicUrl: string,
): Promise<void> {
  return keepIf(tx, to !== undefined, () => mailLink(tx, purpose, to ?? unknownAddressee, publicUrl))
}

export function invalidLink(): AppError {
  return fieldError('token', 'account.link-invalid')
}
