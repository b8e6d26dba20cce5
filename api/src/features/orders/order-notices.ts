import { orderConfirmationPath, SOLD_ITEMS_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import type { Locale } from '../../messages/render.ts'
import { formatRupees } from '../../money.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { enqueueDigest, joinsDigest } from './new-orders-digest.ts'
import { insertLink } from './order-actions-queries.ts'
import { findOrder, findOrderItems, type OrderItemRow, type OrderRow } from './orders-queries.ts'

const readers = {
  'order-placed': 'buyer',
  'order-received': 'seller',
  'order-unconfirmed': 'buyer',
  'order-held': 'buyer',
  'order-not-released': 'buyer',
  'order-shipped': 'buyer',
  'order-delivered': 'buyer',
  'order-completed': 'seller',
  'order-cancelled-by-buyer': 'seller',
  'order-cancelled-by-seller': 'buyer',
  'order-lapsed-for-buyer': 'buyer',
  'order-lapsed-for-seller': 'seller',
  'order-refused-for-buyer': 'buyer',
  'order-refused-for-seller': 'seller',
  'order-returned-for-seller': 'seller',
  'order-lost-for-buyer': 'buyer',
  'order-lost-for-seller': 'seller',
  'order-closed-for-buyer': 'buyer',
  'order-closed-for-seller': 'seller',
  'reminder-to-ship': 'seller',
  'reminder-to-confirm': 'buyer',
  'reminder-of-arrival-for-buyer': 'buyer',
  'reminder-of-arrival-for-seller': 'seller',
  'reminder-of-return': 'seller',
} as const

export type OrderNoticeTemplate = keyof typeof readers

/** The day and time of a deadline in Pakistan. */
export function formatDeadline(at: string | null, locale: Locale): string {
  if (at === null) return ''
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Karachi' } as const
  return new Intl.DateTimeFormat(`${locale}-PK`, format).format(new Date(at))
}

const money = (inPaisa: number) => `Rs.${formatRupees(inPaisa)}`

/** Returns the buyer's URL of an order; each email to a guest gets a new token because only hashes are stored. */
export async function buyerLink(tx: Db, order: Pick<OrderRow, 'id' | 'buyer_id'>, publicUrl: string): Promise<string> {
  const page = `${publicUrl}${orderConfirmationPath(order.id)}`
  if (order.buyer_id !== null) return page
  const token = newToken()
  await insertLink(tx, order.id, hashToken(token))
  return `${page}?token=${token}`
}

function valuesOf(order: OrderRow, items: OrderItemRow[]) {
  const buyer = `${order.buyer_first_name} ${order.buyer_last_name}`.trim()
  return {
    order: order.tracking_no,
    seller: order.seller_username,
    buyer,
    items: items.map(item => `${item.quantity} × ${item.title}: ${money(item.price_paisa)}`).join('\n'),
    delivery: money(order.delivery_fee_paisa),
    total: money(order.subtotal_paisa + order.delivery_fee_paisa),
    profit: money(order.seller_profit_paisa),
  }
}

type Values = ReturnType<typeof valuesOf>

async function notifySeller(tx: Db, template: OrderNoticeTemplate, order: OrderRow, values: Values, publicUrl: string) {
  if (template === 'order-received' && (await joinsDigest(tx, order))) return enqueueDigest(tx, order, publicUrl)
  const locale = order.seller_locale
  await enqueueMessage(tx, {
    channel: 'email',
    to: order.seller_email,
    template,
    locale,
    values: {
      ...values,
      deadline: formatDeadline(order.deadline_at, locale),
      name: order.seller_first_name,
      link: `${publicUrl}${SOLD_ITEMS_PATH}`,
    },
  })
}

async function notifyBuyer(tx: Db, template: OrderNoticeTemplate, order: OrderRow, values: Values, publicUrl: string) {
  const locale = order.buyer_locale
  await enqueueMessage(tx, {
    channel: 'email',
    to: order.buyer_email,
    toGuest: order.buyer_id === null,
    template,
    locale,
    values: {
      ...values,
      deadline: formatDeadline(order.deadline_at, locale),
      name: order.buyer_first_name,
      link: await buyerLink(tx, order, publicUrl),
    },
  })
}

export async function notifyOfOrder(
  tx: Db,
  templates: OrderNoticeTemplate[],
  orderId: number,
  publicUrl: string,
): Promise<void> {
  const order = await findOrder(tx, orderId)
  if (!order) return
  const values = valuesOf(order, await findOrderItems(tx, [orderId]))
  for (const template of templates) {
    const notify = readers[template] === 'seller' ? notifySeller : notifyBuyer
    await notify(tx, template, order, values, publicUrl)
  }
}
