import { HOLD_HOURS } from '@closyyy/contract/held-orders'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { HOUR } from '../../time.ts'
import { recordOrderPlaced } from '../ledger/ledger-service.ts'
import { closeOffersOf } from '../offers/offer-ending.ts'
import { notifyOfOrder } from '../orders/order-notices.ts'
import { startWait } from '../orders/order-settling.ts'
import { noSuchOrder, readOrder, type StoredOrder, soldOutBy } from '../orders/orders-service.ts'
import { findLinks, insertHold } from './held-orders-queries.ts'
import { linksOf } from './order-links.ts'

export type BookingSettings = Pick<Settings, 'offerTtlHours' | 'publicUrl' | 'deadlineDays'>

/** Books an order, starts its seller's deadline, notifies both sides and closes offers on what it sold out. */
export async function bookOrder(tx: Db, settings: BookingSettings, order: StoredOrder): Promise<void> {
  await recordOrderPlaced(tx, order)
  for (const productId of await soldOutBy(tx, order.id)) await closeOffersOf(tx, settings.offerTtlHours, productId)
  await startWait(tx, order.id, 'pending', settings.deadlineDays)
  await notifyOfOrder(tx, ['order-placed', 'order-received'], order.id, settings.publicUrl)
}

/** Books a new or just confirmed order, or holds it if its buyer and seller seem to be one person (HELD-1). */
export async function bookOrHold(tx: Db, settings: BookingSettings, orderId: number): Promise<void> {
  const order = await readOrder(tx, orderId)
  if (!order) throw noSuchOrder()
  const links = await linksOf(tx, order)
  if (links.length === 0) return bookOrder(tx, settings, order)
  await insertHold(tx, orderId, links, HOLD_HOURS * HOUR)
  await notifyOfOrder(tx, ['order-held'], orderId, settings.publicUrl)
}

/** Returns whether buyer and seller of an order share anything, now or when it was placed (HELD-4). */
export async function isLinked(db: Db, orderId: number): Promise<boolean> {
  if (await findLinks(db, orderId)) return true
  const order = await readOrder(db, orderId)
  return order !== undefined && (await linksOf(db, order)).length > 0
}
