import type { Db } from '../../db/database.ts'
import { markResolvedOf } from './dispute-writing-queries.ts'

/** Resolves the open dispute of an order that ends (DISPUTE-2). The caller's transaction must have locked the order. */
export function closeDisputesOf(tx: Db, orderId: number): Promise<void> {
  return markResolvedOf(tx, orderId)
}
