import { SOLD_ITEMS_PATH } from '@closyyy/contract/paths'
import type { Db } from '../../db/database.ts'
import { countHits } from '../limits/limits-service.ts'
import { lockPendingMessage, type Message } from '../outbox/outbox-service.ts'
import type { OrderRow } from './orders-queries.ts'

/** New orders of a seller that are mailed one by one within a minute. */
const MAX_SINGLE = 5
const SECONDS = 60

/** Counts a new order of a seller. @returns whether it gets no mail of its own, but joins the digest of the minute (MESSAGE-8) */
export async function joinsDigest(tx: Db, seller: Pick<OrderRow, 'seller_id'>): Promise<boolean> {
  return (await countHits(tx, { name: 'new-orders', seconds: SECONDS }, String(seller.seller_id))) > MAX_SINGLE
}

/** Returns the digest of a seller's new orders, unless one is pending, which then reports this order too. */
export async function digestOf(tx: Db, seller: OrderRow, publicUrl: string): Promise<Message | undefined> {
  const key = `new-orders:${seller.seller_id}`
  if (await lockPendingMessage(tx, key)) return undefined
  return {
    channel: 'email',
    to: seller.seller_email,
    template: 'orders-received',
    locale: seller.seller_locale,
    values: { name: seller.seller_first_name, link: `${publicUrl}${SOLD_ITEMS_PATH}` },
    recall: { key, seconds: SECONDS },
  }
}
