import { orderFees } from '@closyyy/contract/order-fees'
import type { DemoCatalogue, DemoOfferRow, DemoOrder } from '@closyyy/demo/catalogue/demo-catalogue'
import type { Db } from '../src/db/database.ts'
import {
  orderCancelled,
  orderCompleted,
  orderPlaced,
  orderRemitted,
  payoutPaid,
  payoutRequested,
} from '../src/features/ledger/ledger-postings.ts'
import { recordPostings } from '../src/features/ledger/ledger-service.ts'
import { allocatePayoutOrders } from '../src/features/payouts/payout-orders.ts'
import { loadDisputes } from './load-disputes.ts'
import { type Clock, continueIds, insertRows, numbered } from './load-rows.ts'

type IdOf = (name: string) => number

/** Maps to the wire's three statuses; `action` is how a closed row ended (OFFER-5). */
function statusAndAction({ state, kind }: DemoOfferRow) {
  if (state === 'pending' || state === 'accepted' || state === 'rejected') return { status: state, action: kind }
  return { status: 'rejected', action: state }
}

async function loadOffers(
  tx: Db,
  { offers }: DemoCatalogue,
  userId: IdOf,
  productId: IdOf,
  at: Clock,
): Promise<Map<string, number>> {
  const rows = offers.flatMap(thread => thread.rows.map(row => ({ thread, row })))
  rows.sort((a, b) => b.row.hours_ago - a.row.hours_ago)
  await insertRows(
    tx,
    'offers',
    rows.map(({ thread, row }, index) => ({
      id: index + 1,
      product_id: productId(thread.product),
      buyer_id: userId(thread.buyer),
      seller_id: userId(thread.seller),
      actor_id: userId(row.actor),
      price_paisa: row.price * 100,
      message: row.message ?? '',
      ...statusAndAction(row),
      created_at: at.hoursAgo(row.hours_ago),
      answered_at: row.state === 'accepted' || row.state === 'rejected' ? at.hoursAgo(row.hours_ago * 0.95) : null,
    })),
  )
  await continueIds(tx, 'offers')
  return new Map(rows.map(({ thread }, index) => [thread.key, index + 1]))
}

function subtotalOf(order: DemoOrder): number {
  return order.items.reduce((sum, item) => sum + item.price * item.quantity, 0) * 100
}

async function loadOrders(
  tx: Db,
  orders: DemoOrder[],
  orderId: IdOf,
  userId: IdOf,
  latestOffer: Map<string, number>,
  at: Clock,
) {
  await insertRows(
    tx,
    'orders',
    orders.map(order => {
      const subtotal = subtotalOf(order)
      const { deliveryFee, platformFee, sellerProfit } = orderFees(subtotal)
      return {
        id: orderId(order.key),
        tracking_no: `CLX${String(48_210_000 + orderId(order.key) * 37).padStart(9, '0')}`,
        seller_id: userId(order.seller),
        buyer_id: userId(order.buyer),
        offer_id: order.offer === null ? null : (latestOffer.get(order.offer) ?? null),
        status: order.status,
        ...order.delivery_address,
        subtotal_paisa: subtotal,
        delivery_fee_paisa: deliveryFee,
        platform_fee_paisa: platformFee,
        seller_profit_paisa: sellerProfit,
        created_at: at.hoursAgo(order.placed_hours_ago),
        shipped_at: at.hoursAgoOrNull(order.shipped_hours_ago),
        delivered_at: at.hoursAgoOrNull(order.delivered_hours_ago),
        completed_at: at.hoursAgoOrNull(order.completed_hours_ago),
        cancelled_at: at.hoursAgoOrNull(order.cancelled_hours_ago),
      }
    }),
  )
  await continueIds(tx, 'orders')
}

/** Books the orders and payouts loaded so far; couriers remit on the day of completion. */
async function loadLedger(tx: Db): Promise<void> {
  const orders = await tx.selectFrom('orders').selectAll().orderBy('id').execute()
  const payouts = await tx.selectFrom('payouts').selectAll().orderBy('id').execute()
  await recordPostings(tx, [
    ...orders.map(order => ({ ...orderPlaced(order), created_at: order.created_at })),
    ...orders.flatMap(order => [
      ...(order.completed_at
        ? [
            { ...orderCompleted(order), created_at: order.completed_at },
            { ...orderRemitted(order, { paisa: 0, isShort: false }), created_at: order.completed_at },
          ]
        : []),
      ...(order.cancelled_at ? [{ ...orderCancelled(order), created_at: order.cancelled_at }] : []),
    ]),
    ...payouts.map(payout => ({ ...payoutRequested(payout), created_at: payout.created_at })),
    ...payouts
      .filter(({ status }) => status === 'paid')
      .map(payout => ({ ...payoutPaid(payout), created_at: payout.updated_at })),
  ])
  for (const payout of payouts) await allocatePayoutOrders(tx, payout)
}

/** Inserts offers, orders with items, ratings, and the ledger entries. */
export async function loadTrade(
  tx: Db,
  catalogue: DemoCatalogue,
  userId: IdOf,
  productId: IdOf,
  at: Clock,
): Promise<void> {
  const latestOffer = await loadOffers(tx, catalogue, userId, productId, at)
  const orders = catalogue.orders.toSorted((a, b) => b.placed_hours_ago - a.placed_hours_ago)
  const orderId = numbered(orders, order => order.key)
  await loadOrders(tx, orders, orderId, userId, latestOffer, at)

  const products = new Map(catalogue.products.map(product => [product.key, product]))
  const offered = new Map(catalogue.offers.map(thread => [thread.key, thread.product]))
  const offeredProduct = ({ offer }: DemoOrder) => offer !== null && offered.get(offer)
  const items = orders.flatMap(order => order.items.map(item => ({ order, item })))
  await insertRows(
    tx,
    'order_items',
    items.map(({ order, item }, index) => ({
      id: index + 1,
      order_id: orderId(order.key),
      product_id: productId(item.product),
      quantity: item.quantity,
      price_paisa: item.price * 100,
      title: products.get(item.product)?.title ?? item.product,
      size: products.get(item.product)?.size ?? null,
      condition_id: products.get(item.product)?.condition_id ?? null,
      offer_id: offeredProduct(order) === item.product ? (latestOffer.get(order.offer ?? '') ?? null) : null,
    })),
  )
  await continueIds(tx, 'order_items')

  await insertRows(
    tx,
    'ratings',
    catalogue.ratings.map(({ order, buyer, seller, rating, comment, hours_ago }, index) => ({
      id: index + 1,
      order_id: orderId(order),
      buyer_id: userId(buyer),
      seller_id: userId(seller),
      rating,
      comment,
      created_at: at.hoursAgo(hours_ago),
    })),
  )
  await continueIds(tx, 'ratings')
  await loadLedger(tx)
  await loadDisputes(tx, catalogue.disputes, orders, orderId, userId, at)
}
