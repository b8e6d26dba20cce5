import type { Db } from '../../db/database.ts'
import { closeOffersBy, closeOffersOf } from '../offers/offer-ending.ts'
import { hideProductsOf, lockProductsOf, unhideProducts } from './product-hiding-queries.ts'

/** Takes a person's products off sale and closes all their offers, in the caller's transaction. @returns the products */
export async function endTrade(tx: Db, ttlHours: number, userId: number): Promise<number[]> {
  const hidden = await hideProductsOf(tx, userId)
  await closeOffersOf(tx, ttlHours, hidden)
  await closeOffersBy(tx, userId)
  return hidden
}

/** Locks a person's products in the order of checkouts and offers; lock the person after them, to avoid deadlocks. */
export function lockProducts(tx: Db, sellerId: number): Promise<void> {
  return lockProductsOf(tx, sellerId)
}

/** Puts products on sale again that `endTrade` hid, unless they were deleted meanwhile. */
export function resumeTrade(tx: Db, productIds: number[]): Promise<void> {
  return unhideProducts(tx, productIds)
}
