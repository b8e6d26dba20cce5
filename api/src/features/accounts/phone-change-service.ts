import { PASSWORD_RESET_PATH } from '@closyyy/contract/paths'
import { phoneOf } from '@closyyy/contract/phone-codes'
import type { SentCode } from '@closyyy/contract/phone-codes-schemas'
import { endingOf } from '../../account-ending.ts'
import type { Db } from '../../db/database.ts'
import { UNIQUE_VIOLATION } from '../../db/database-errors.ts'
import type { Settings } from '../../env.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { Locale } from '../../messages/render.ts'
import { DAY } from '../../time.ts'
import { recordEvent } from '../audit-log/audit-log-service.ts'
import { enforceLimit } from '../limits/limits-service.ts'
import { emailPerson, enqueueMessage } from '../outbox/outbox-service.ts'
import { sendCode, withCode } from '../phone-codes/phone-codes-service.ts'
import {
  findChangeWait,
  findOwnPhone,
  insertFormerPhone,
  keepPhoneOfOrders,
  lockPhoneOwner,
  replacePhone,
} from './phone-change-queries.ts'

const LIMIT_DAYS = 30

/** @throws AppError `too-many` if the account changed its phone too often (ACCOUNT-17) */
async function requireFewChanges(db: Db, limits: Settings['limits'], userId: number): Promise<void> {
  const max = limits.phoneChangesPerAccount
  const retryAfter = await findChangeWait(db, userId, { max, days: LIMIT_DAYS })
  if (retryAfter === undefined) return
  throw new AppError('too-many', 'account.phone-changes-used', { count: max, days: LIMIT_DAYS }, { retryAfter })
}

/** Texts a code to the new phone; the response is the same for one in use (PHONE-4). */
export async function requestPhoneChange(
  db: Db,
  settings: Settings,
  { userId, phone }: { userId: number; phone: string },
  { ip, locale }: { ip: string; locale: Locale },
): Promise<SentCode> {
  if (phoneOf(phone) === (await findOwnPhone(db, userId))) throw fieldError('phone', 'account.phone-own')
  await requireFewChanges(db, settings.limits, userId)
  await enforceLimit(db, { name: 'code-account', max: settings.limits.codesPerPhone, seconds: DAY }, String(userId))
  return sendCode(db, settings, phone, { ip, locale, userId })
}

export interface PhoneChange {
  userId: number
  phone: string
  otp: string
  ip: string
}

/**
 * Replaces the phone by one that its owner confirmed by a code, and notifies the owner of the old one; a repeated call has
 * the response of the first one (ACCOUNT-15).
 */
export async function changePhone(db: Db, settings: Settings, change: PhoneChange): Promise<{ phone: string }> {
  const { limits, publicUrl } = settings
  const current = await findOwnPhone(db, change.userId)
  if (current !== null && phoneOf(change.phone) === current) return { phone: current }
  const changing = withCode(db, limits, change, async (tx, phone) => {
    await keepPhoneOfOrders(tx, change.userId)
    const user = await lockPhoneOwner(tx, change.userId)
    if (user.phone === phone) return { phone }
    await requireFewChanges(tx, limits, user.id)
    if (user.phone !== null) {
      // Those that were placed before the lock.
      await keepPhoneOfOrders(tx, user.id)
      await insertFormerPhone(tx, user.id, user.phone)
      const { locale } = user
      await enqueueMessage(tx, { channel: 'sms', to: user.phone, template: 'phone-left', values: {}, locale })
    }
    await replacePhone(tx, user.id, phone)
    const ending = endingOf(phone)
    await emailPerson(tx, user, 'phone-changed', { ending, link: `${publicUrl}${PASSWORD_RESET_PATH}` })
    await recordEvent(tx, {
      action: 'phone.changed',
      object: { type: 'account', id: user.id },
      ...(user.phone !== null && { before: { ending: endingOf(user.phone) } }),
      after: { ending },
    })
    return { phone }
  })
  return changing.catch(error => {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new AppError('conflict', 'account.phone-in-use')
    throw error
  })
}
