import { conditions } from '@closyyy/contract/conditions'
import { orderConfirmationPath, soldOrderPath } from '@closyyy/contract/paths'
import { sizeTag } from '@closyyy/contract/size-systems'
import type { Db } from '../../db/database.ts'
import { type Locale, renderText } from '../../messages/render.ts'
import { formatRupees } from '../../money.ts'
import { enqueueMessages, type Message } from '../outbox/outbox-service.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'
import { digestOf, joinsDigest } from './new-orders-digest.ts'
import { insertLink } from './order-actions-queries.ts'
import { findOrder, findOrderItems, type OrderItemRow, type OrderRow, type OrderWithItems } from './orders-queries.ts'

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

const money = (inPaisa: number) => `Rs.${formatRupees(inPaisa)}`

/** Returns the buyer's URL of an order; each email to a guest gets a new token because only hashes are stored. */
export async function buyerLink(tx: Db, order: Pick<OrderRow, 'id' | 'buyer_id'>, publicUrl: string): Promise<string> {
  const page = `${publicUrl}${orderConfirmationPath(order.id)}`
  if (order.buyer_id !== null) return page
  const token = newToken()
  await insertLink(tx, order.id, hashToken(token))
  return `${page}?token=${token}`
}

/** Returns size and condition of an item as a line below it; nothing for an item without both. */
function factsLine({ size, condition_id }: OrderItemRow, locale: Locale): string {
  const condition = conditions.find(({ id }) => id === condition_id)
  const facts = [
    size && renderText('item.size', { size: sizeTag(size) }, locale),
    condition && renderText(`item.condition.${condition.id}`, {}, locale),
  ].filter(Boolean)
  return facts.length > 0 ? `\n${facts.join(' · ')}` : ''
}

function itemLines(items: OrderItemRow[], locale: Locale): string {
  return items
    .map(item => `${item.quantity} × ${item.title}: ${money(item.price_paisa)}${factsLine(item, locale)}`)
    .join('\n')
}

function valuesOf(order: OrderRow) {
  const buyer = `${order.buyer_first_name} ${order.buyer_last_name}`.trim()
  return {
    order: order.tracking_no,
    seller: order.seller_username,
    buyer,
    delivery: money(order.delivery_fee_paisa),
    total: money(order.subtotal_paisa + order.delivery_fee_paisa),
    profit: money(order.seller_profit_paisa),
    deadline: order.deadline_at === null ? '' : new Date(order.deadline_at),
  }
}

type Values = ReturnType<typeof valuesOf> & { items: string }

async function messageToSeller(
  tx: Db,
  template: OrderNoticeTemplate,
  order: OrderRow,
  values: Values,
  publicUrl: string,
): Promise<Message | undefined> {
  if (template === 'order-received' && (await joinsDigest(tx, order))) return digestOf(tx, order, publicUrl)
  return {
    channel: 'email',
    to: order.seller_email,
    template,
    locale: order.seller_locale,
    values: {
      ...values,
      name: order.seller_first_name,
      link: `${publicUrl}${soldOrderPath(order.id)}`,
    },
  }
}

async function messageToBuyer(
  tx: Db,
  template: OrderNoticeTemplate,
  order: OrderRow,
  values: Values,
  publicUrl: string,
): Promise<Message> {
  return {
    channel: 'email',
    to: order.buyer_email,
    toGuest: order.buyer_id === null,
    template,
    locale: order.buyer_locale,
    values: {
      ...values,
      name: order.buyer_first_name,
      link: await buyerLink(tx, order, publicUrl),
    },
  }
}

/** Enqueues the emails about an order that the transaction has read after its last change. */
export async function sendOrderNotices(
  tx: Db,
  templates: OrderNoticeTemplate[],
  { order, items }: OrderWithItems,
  publicUrl: string,
): Promise<void> {
  const messages: Message[] = []
  for (const template of templates) {
    const isToSeller = readers[template] === 'seller'
    const locale = isToSeller ? order.seller_locale : order.buyer_locale
    const values = { ...valuesOf(order), items: itemLines(items, locale) }
    const messageTo = isToSeller ? messageToSeller : messageToBuyer
    const message = await messageTo(tx, template, order, values, publicUrl)
    if (message) messages.push(message)
  }
  await enqueueMessages(tx, messages)
}

export async function notifyOfOrder(
  tx: Db,
  templates: OrderNoticeTemplate[],
  orderId: number,
  publicUrl: string,
): Promise<void> {
  const order = await findOrder(tx, orderId)
  if (order) await sendOrderNotices(tx, templates, { order, items: await findOrderItems(tx, [orderId]) }, publicUrl)
}
