import type { Db } from '../../db/database.ts'
import { findUnpaidOrders, insertPayoutOrders, type UnpaidOrder } from './payout-orders-queries.ts'

/** Takes an amount from orders, the first ones first. */
function allocate(orders: UnpaidOrder[], amountPaisa: number): { order_id: number; amount_paisa: number }[] {
  const taken = []
  let rest = amountPaisa
  for (const { order_id, unpaid_paisa } of orders) {
    if (rest === 0) break
    const amount_paisa = Math.min(unpaid_paisa, rest)
    taken.push({ order_id, amount_paisa })
    rest -= amount_paisa
  }
  return taken
}

/** Allocates a payout to the orders that it pays (PAYOUT-4); the caller must have locked the seller. */
export async function allocatePayoutOrders(
  tx: Db,
  payout: { id: number; user_id: number; amount_paisa: number },
): Promise<void> {
  const orders = allocate(await findUnpaidOrders(tx, payout.user_id), payout.amount_paisa)
  if (orders.length > 0) await insertPayoutOrders(tx, payout.id, orders)
}
