import { randomUUID } from 'node:crypto'
import { orderFees } from '@closyyy/contract/order-fees'
import type { Db } from '../src/db/database.ts'
import { orderPlaced, orderRemitted, refundOrder } from '../src/features/ledger/ledger-postings.ts'
import { recordPostings } from '../src/features/ledger/ledger-service.ts'
import { addOrder } from './builders.ts'

export interface Refunded {
  seller_id: number
  /** Null for a guest. */
  buyer_id: number | null
  /** Price of the order in paisa, without the delivery. */
  price?: number
  /** Whether the courier remitted the cash, by default at once. */
  is_remitted?: boolean
}

/** Inserts an order whose buyer is owed the total, Rs.2,250 by default, with its ledger entries. */
export async function addRefund(db: Db, { seller_id, buyer_id, price = 200_000, is_remitted = true }: Refunded) {
  const { deliveryFee, platformFee, sellerProfit } = orderFees(price)
  const guest = { guest_id: randomUUID(), guest_email: 'guest@example.pk', guest_phone: '923001234567' }
  const names = { guest_first_name: 'Nida', guest_last_name: 'Aslam' }
  const order = await addOrder(db, {
    seller_id,
    buyer_id: buyer_id as number,
    ...(buyer_id === null && { ...guest, ...names }),
    status: 'cancelled',
    shipped_at: new Date(),
    cancelled_at: new Date(),
    outcome: 'returned',
    subtotal_paisa: price,
    delivery_fee_paisa: deliveryFee,
    platform_fee_paisa: platformFee,
    seller_profit_paisa: sellerProfit,
    refund_paisa: price + deliveryFee,
  })
  const remitted = is_remitted ? [orderRemitted(order, { paisa: 0, isShort: false })] : []
  await recordPostings(db, [orderPlaced(order), refundOrder(order, price + deliveryFee), ...remitted])
  return { ...order, ...guest }
}

/** Saves a phone wallet for a refund. @returns its row */
export function addRefundAccount(db: Db, { id, buyer_id }: { id: number; buyer_id: number | null }) {
  const wallet = { method: 'jazzcash' as const, account_title: 'Ayesha Khan', account_number: `92300${1_000_000 + id}` }
  return db
    .insertInto('refunds')
    .values({ order_id: id, buyer_id, ...wallet })
    .returningAll()
    .executeTakeFirstOrThrow()
}
