import { brand } from '@closyyy/contract/brand-identity'
import type { DisputeAuthor } from '@closyyy/contract/disputes'
import { RESOLUTION_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import type { Locale } from '../../messages/render.ts'
import { buyerLink } from '../orders/order-notices.ts'
import { enqueueMessage } from '../outbox/outbox-service.ts'
import type { DisputeRow } from './disputes-queries.ts'

export type DisputeNoticeTemplate = 'dispute-opened' | 'dispute-message' | 'dispute-resolved'

export async function notifyOfDispute(
  tx: Db,
  template: DisputeNoticeTemplate,
  row: DisputeRow,
  doneBy: DisputeAuthor,
  publicUrl: string,
): Promise<void> {
  const { buyer_name, seller_username } = row
  const other = { buyer: buyer_name, seller: seller_username, admin: brand.name }[doneBy]
  const hub = `${publicUrl}${RESOLUTION_PATH}?dispute=${row.id}`
  const enqueue = (to: string, name: string, link: string, locale?: Locale) =>
    enqueueMessage(tx, {
      channel: 'email',
      to,
      template,
      ...(locale && { locale }),
      values: { name, other, order: row.tracking_no, title: row.title ?? '', message: row.last_message, link },
    })
  if (doneBy !== 'seller') await enqueue(row.seller_email, row.seller_first_name, hub)
  if (doneBy !== 'buyer') {
    const link = row.buyer_id === null ? await buyerLink(tx, { id: row.order_id, buyer_id: null }, publicUrl) : hub
    await enqueue(row.buyer_email, row.buyer_first_name, link, row.buyer_locale)
  }
}
