import { conditions } from '@closyyy/contract/conditions'
import { toRupees } from '@closyyy/contract/money'
import type { BuyerAverage, OrderRating } from '@closyyy/contract/order-ratings-schemas'
import { orderActions, orderReports } from '@closyyy/contract/orders'
import type { Order, OrderConfirmation, OrderEvent } from '@closyyy/contract/orders-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { sizeTag } from '@closyyy/contract/size-systems'
import type { OrderRatings } from '../order-ratings/order-ratings-service.ts'
import { presentDeliveryDays } from '../seller-speeds/delivery-days.ts'
import { isTaken, type OrderActor, orderTransitions, reportConflict, stateOf } from './orders-policy.ts'
import type { OrderItemRow, OrderRow } from './orders-queries.ts'

function presentItem(row: OrderItemRow, product: Product): Order['items'][number] {
  return {
    id: row.id,
    product_id: row.product_id,
    title: row.title,
    size_label: row.size && sizeTag(row.size),
    condition: conditions.find(({ id }) => id === row.condition_id) ?? null,
    quantity: row.quantity,
    price: toRupees(row.price_paisa),
    offer_id: row.offer_id,
    product,
  }
}

const recipientOf = (row: OrderRow): NonNullable<Order['recipient']> => ({
  name: `${row.buyer_first_name} ${row.buyer_last_name}`.trim(),
  phone: row.buyer_phone,
})

/** Whether a side sees who receives the parcel (ORDER-21); seller and administrators have `buyer`. */
const seesRecipient = (row: OrderRow, actor: OrderActor) =>
  actor === 'buyer' || (actor === 'guest' && row.confirm_by === null && !row.ended_unconfirmed)

function sellersPart(row: OrderRow, rating: BuyerAverage | undefined): Pick<Order, 'buyer' | 'seller_profit'> {
  return {
    seller_profit: toRupees(row.seller_profit_paisa),
    buyer: {
      id: row.buyer_id,
      first_name: row.buyer_first_name,
      last_name: row.buyer_last_name,
      phone: row.buyer_phone,
      ...(rating && { rating }),
    },
  }
}

/** Whether a side of an order may rate the other now (RATING-2, RATING-4, RATING-6). */
const canRate = (row: OrderRow, own: OrderRating | null | undefined) =>
  row.status === 'completed' && row.buyer_id !== null && row.is_recent && !own

/** Parts of an order's response that come from other tables. */
export interface OrderParts {
  items: OrderItemRow[]
  products: ReadonlyMap<number, Product>
  history: OrderEvent[]
  confirmation: OrderConfirmation | undefined
  /** Set for its two sides. */
  ratings: OrderRatings | undefined
  /** Set for its seller. */
  buyerRating: BuyerAverage | undefined
}

export function presentOrder(
  row: OrderRow,
  { items, products, history, confirmation, ratings, buyerRating }: OrderParts,
  actor: OrderActor,
): Order {
  const allowed: readonly string[] = orderTransitions.actionsOf(stateOf(row), actor)
  return {
    id: row.id,
    tracking_no: row.tracking_no,
    created_at: row.created_at,
    status: row.status,
    ...(row.confirm_by !== null && { confirm_by: row.confirm_by }),
    ...(confirmation && { confirmation }),
    ...(row.held_until !== null && { held_until: row.held_until }),
    shipped_at: row.shipped_at,
    delivered_at: row.delivered_at,
    completed_at: row.completed_at,
    cancelled_at: row.cancelled_at,
    seller: {
      id: row.seller_id,
      username: row.seller_username,
      profile_picture: row.seller_picture,
      delivery_days: presentDeliveryDays(row),
    },
    delivery_address: {
      address_line_1: row.address_line_1,
      address_line_2: row.address_line_2,
      city: row.city,
      state_province_or_region: row.state_province_or_region,
      zip_or_postal_code: row.zip_or_postal_code,
    },
    ...(seesRecipient(row, actor) && { recipient: recipientOf(row) }),
    items: items.flatMap(item => {
      const product = products.get(item.product_id)
      return product ? [presentItem(item, product)] : []
    }),
    offer_id: row.offer_id,
    subtotal: toRupees(row.subtotal_paisa),
    delivery_fee: toRupees(row.delivery_fee_paisa),
    platform_fee: toRupees(row.platform_fee_paisa),
    total_amount: toRupees(row.subtotal_paisa + row.delivery_fee_paisa),
    actions: orderActions.filter(action => allowed.includes(action)),
    reports: orderReports.filter(report => allowed.includes(`report-${report}`) && !reportConflict(row, actor)),
    ...(isTaken(row) && { is_taken: true }),
    outcome: row.outcome,
    deadline_at: row.deadline_at,
    open_dispute:
      row.open_dispute_id === null ? null : { id: row.open_dispute_id, deadline_at: row.open_dispute_deadline },
    refund: row.refund_paisa === null ? null : toRupees(row.refund_paisa),
    history,
    can_rate: actor === 'buyer' && canRate(row, ratings?.by_buyer),
    ...(actor === 'seller' && { can_rate_buyer: canRate(row, ratings?.by_seller) }),
    ...(ratings && { ratings }),
    ...((actor === 'seller' || actor === 'admin') && sellersPart(row, buyerRating)),
  }
}
