import { endingOf } from '../../account-ending.ts'
import type { Db } from '../../db/database.ts'
import { renderText } from '../../messages/render.ts'
import { formatRupees } from '../../money.ts'
import { buyerLink } from '../orders/order-notices.ts'
import { readOrder } from '../orders/orders-service.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'
import type { RefundRow } from './refunds-queries.ts'

/** Emails the buyer about a refund that has an account. */
export async function notifyOfRefund(
  tx: Db,
  template: 'refund-account-saved' | 'refund-sent',
  refund: RefundRow,
  publicUrl: string,
): Promise<void> {
  const order = await readOrder(tx, refund.order_id)
  if (!order) return
  const locale = order.buyer_locale
  await enqueueMessage(tx, {
    channel: 'email',
    to: order.buyer_email,
    template,
    locale,
    toGuest: order.buyer_id === null,
    values: {
      name: order.buyer_first_name,
      order: order.tracking_no,
      amount: `Rs.${formatRupees(refund.refund_paisa)}`,
      method: renderText(`refund.${refund.method ?? 'bank'}`, {}, locale),
      ending: endingOf(refund.account_number ?? ''),
      reference: refund.reference ?? '',
      link: await buyerLink(tx, order, publicUrl),
    },
  })
}
