import { type HeldOrderLink, HOLD_HOURS } from '@closyyy/contract/held-orders'
import type { Db } from '../../db/database.ts'
import type { Settings } from '../../env.ts'
import { HOUR } from '../../time.ts'
import { recordOrderPlaced } from '../ledger/ledger-service.ts'
import { closeOffersOf } from '../offers/offer-ending.ts'
import { sendOrderNotices } from '../orders/order-notices.ts'
import { startWait } from '../orders/order-settling.ts'
import { type OrderWithItems, readOrder, readOrderWithItems, soldOutBy } from '../orders/orders-service.ts'
import { findLinks, insertHold, setHeld } from './held-orders-queries.ts'
import { linksOf } from './order-links.ts'

/** After which an order on which nobody decided is cancelled. */
export const HOLD_SECONDS = HOLD_HOURS * HOUR

export type BookingSettings = Pick<Settings, 'offerTtlHours' | 'publicUrl' | 'deadlineDays'>

/** Books an order whose deadline runs, closes offers on what it sold out, and notifies both sides. */
export async function book(
  tx: Db,
  settings: BookingSettings,
  placed: OrderWithItems,
  soldOutIds: number[],
): Promise<void> {
  await recordOrderPlaced(tx, placed.order)
  await closeOffersOf(tx, settings.offerTtlHours, soldOutIds)
  await sendOrderNotices(tx, ['order-placed', 'order-received'], placed, settings.publicUrl)
}

/** Keeps an order that is marked as held from its seller until somebody decides. */
export async function hold(
  tx: Db,
  settings: BookingSettings,
  placed: OrderWithItems,
  links: HeldOrderLink[],
): Promise<void> {
  await insertHold(tx, placed.order.id, links)
  await sendOrderNotices(tx, ['order-held'], placed, settings.publicUrl)
}

/** Starts the deadline of an order that was confirmed or released, and books it. */
export async function bookOrder(tx: Db, settings: BookingSettings, orderId: number): Promise<void> {
  await startWait(tx, orderId, 'pending', settings.deadlineDays)
  await book(tx, settings, await readOrderWithItems(tx, orderId), await soldOutBy(tx, orderId))
}

/** Books a confirmed order, or holds it if its buyer and seller seem to be one person (HELD-1). */
export async function bookOrHold(tx: Db, settings: BookingSettings, orderId: number): Promise<void> {
  const placed = await readOrderWithItems(tx, orderId)
  const links = await linksOf(tx, placed.order)
  if (links.length === 0) return bookOrder(tx, settings, orderId)
  await setHeld(tx, orderId, HOLD_SECONDS)
  await hold(tx, settings, placed, links)
}

/** Returns whether buyer and seller of an order share anything, now or when it was placed (HELD-4). */
export async function isLinked(db: Db, orderId: number): Promise<boolean> {
  if (await findLinks(db, orderId)) return true
  const order = await readOrder(db, orderId)
  return order !== undefined && (await linksOf(db, order)).length > 0
}
