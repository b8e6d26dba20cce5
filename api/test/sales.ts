import { orderFees } from '@closyyy/contract/order-fees'
import type { Db } from '../src/db/database.ts'
import { orderCancelled, orderCompleted, orderPlaced, orderRemitted } from '../src/features/ledger/ledger-postings.ts'
import { recordPostings } from '../src/features/ledger/ledger-service.ts'
import { addOrder, addProduct } from './builders.ts'

type Status = 'pending' | 'shipped' | 'delivered' | 'completed' | 'cancelled'

export interface Sale {
  seller_id: number
  buyer_id: number
  status?: Status
  /** Price of one unit in paisa. */
  price?: number
  quantity?: number
  category_id?: number
  at?: string
  /** Whether the courier remitted the cash of a completed order, by default at once. */
  is_remitted?: boolean
}

const endings = { completed: orderCompleted, cancelled: orderCancelled }

/** Inserts an order of one product with its fees and ledger entries; by default Rs.2,000, completed now and remitted. */
export async function addSale(
  db: Db,
  {
    seller_id,
    buyer_id,
    status = 'completed',
    price = 200_000,
    quantity = 1,
    category_id = 9,
    at,
    is_remitted = true,
  }: Sale,
) {
  const isBack = status === 'cancelled'
  const stock = { quantity, quantity_left: isBack ? quantity : 0, sold: !isBack }
  const product = await addProduct(db, { seller_id, price_paisa: price, category_id, ...stock })
  const { deliveryFee, platformFee, sellerProfit } = orderFees(price * quantity)
  const order = await addOrder(db, {
    seller_id,
    buyer_id,
    status,
    subtotal_paisa: price * quantity,
    delivery_fee_paisa: deliveryFee,
    platform_fee_paisa: platformFee,
    seller_profit_paisa: sellerProfit,
    ...(at !== undefined && { created_at: at }),
    ...(status === 'completed' && { completed_at: at ?? new Date() }),
  })
  await db
    .insertInto('order_items')
    .values({ order_id: order.id, product_id: product.id, title: product.title, quantity, price_paisa: price })
    .execute()
  const postings = [orderPlaced(order)]
  if (status === 'completed' || status === 'cancelled') postings.push(endings[status](order))
  if (status === 'completed' && is_remitted) postings.push(orderRemitted(order, { paisa: 0, isShort: false }))
  await recordPostings(
    db,
    postings.map(posting => ({ ...posting, created_at: at })),
  )
  return { ...order, product }
}
