import { PASSWORD_RESET_PATH, VERIFY_EMAIL_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { keepIf } from '../../db/savepoint.ts'
import { type AppError, fieldError } from '../../http/app-error.ts'
import { DAY, HOUR } from '../../time.ts'
import { type Addressee, enqueueMessage, greetingOf, type Message } from '../outbox/outbox-service.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { type Purpose, replaceLink } from './account-links-queries.ts'

export interface LinkAddressee extends Addressee {
  /** Null for nobody. */
  id: number | null
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

/** Stores a link in place of an older one. @returns its email, which is not sent once the link has expired (MESSAGE-12) */
export async function createLink(tx: Db, purpose: Purpose, to: LinkAddressee, publicUrl: string): Promise<Message> {
  const { page, query, ttlSeconds, values } = mails[purpose]
  const token = newToken()
  await replaceLink(tx, { tokenHash: hashToken(token), purpose, userId: to.id, email: to.email, ttlSeconds })
  const link = `${publicUrl}${page}?token=${token}${query}`
  return {
    channel: 'email',
    to: to.email,
    template: purpose,
    values: { ...values, link, name: greetingOf(to) },
    expiresIn: ttlSeconds,
  }
}

export async function mailLink(tx: Db, purpose: Purpose, to: LinkAddressee, publicUrl: string): Promise<void> {
  await enqueueMessage(tx, await createLink(tx, purpose, to, publicUrl))
}

const unknownAddressee: LinkAddressee = {
  id: null,
  email: 'nobody@nowhere.invalid',
  username: 'nobody',
  first_name: '',
}

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
