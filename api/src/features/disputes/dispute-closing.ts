import type { Db } from '../../db/database.ts'
import { markResolvedOf } from './disputes-queries.ts'

/** Settles the open dispute of an order that ends, in the caller's transaction, which holds the order. */
export function closeDisputesOf(tx: Db, orderId: number): Promise<void> {
  return markResolvedOf(tx, orderId)
}
