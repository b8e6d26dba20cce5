import { orderConfirmationPath } from '@closyyy/contract/paths'
import { RESEND_SECONDS } from '@closyyy/contract/phone-codes'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { formatRupees } from '../../money.ts'
import type { StoredOrder } from '../orders/orders-service.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'
import { enforceCodeLimits, newCode } from '../phone-codes/phone-codes-service.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { type CodeTarget, findCodeLock, replaceCode } from './order-codes-queries.ts'
import { insertConfirmingLink } from './order-confirmations-queries.ts'

export interface OrderCode {
  code: string
  hash: string
}

/** Creates a code. Takes long on purpose, so call it before the transaction. */
export async function newOrderCode(): Promise<OrderCode> {
  const code = newCode()
  return { code, hash: await hashPassword(code) }
}

const isPhone = (contact: string): boolean => !contact.includes('@')

type SendSettings = Pick<Settings, 'limits' | 'publicUrl'>

async function sendMessages(
  tx: Db,
  order: StoredOrder,
  { contact }: CodeTarget,
  values: { code: string; link: string },
): Promise<void> {
  const total = `Rs.${formatRupees(order.subtotal_paisa + order.delivery_fee_paisa)}`
  const all = {
    ...values,
    order: order.tracking_no,
    total,
    name: order.buyer_first_name,
    seller: order.seller_username,
  }
  const locale = order.buyer_locale
  if (isPhone(contact))
    await enqueueMessage(tx, { channel: 'sms', to: contact, template: 'order-code', values: all, locale })
  // A guest's email is not confirmed, so a link in it would not confirm the phone.
  if (order.buyer_id !== null)
    await enqueueMessage(tx, {
      channel: 'email',
      to: order.buyer_email,
      template: 'order-to-confirm',
      values: all,
      locale,
    })
}

/**
 * Sends a code and a link that confirm an order, unless a code was sent to this buyer moments ago, which confirms all
 * their waiting orders. @returns the seconds until another code may be sent in this case
 */
export async function sendCodeFor(
  tx: Db,
  { limits, publicUrl }: SendSettings,
  order: StoredOrder,
  target: CodeTarget,
  code: OrderCode,
): Promise<number | undefined> {
  const lock = await findCodeLock(tx, target, RESEND_SECONDS)
  if (lock?.isOwn) return lock.seconds
  if (lock) throw codeTooSoon(lock.seconds)
  await replaceCode(tx, target, code.hash)
  if (isPhone(target.contact)) await enforceCodeLimits(tx, limits, target.contact)
  const token = newToken()
  await insertConfirmingLink(tx, order.id, hashToken(token))
  const link = `${publicUrl}${orderConfirmationPath(order.id)}?token=${token}&confirm=1`
  await sendMessages(tx, order, target, { code: code.code, link })
  return undefined
}

export function codeTooSoon(seconds: number): AppError<'phone.code-too-soon'> {
  return new AppError('too-many', 'phone.code-too-soon', { seconds }, { retryAfter: seconds })
}
