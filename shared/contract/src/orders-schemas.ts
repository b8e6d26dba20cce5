import * as z from '@closyyy/contract/schema'
import { guestCredentials } from './carts-schemas.ts'
import { Condition } from './conditions-schemas.ts'
import { DeliveryDays } from './delivery-days-schemas.ts'
import { message } from './messages.ts'
import { codeChannels, confirmationStates } from './order-confirmations.ts'
import { BuyerAverage, OrderRating } from './order-ratings-schemas.ts'
import {
  MAX_REASON_LENGTH,
  orderActions,
  orderOutcomes,
  orderReports,
  orderSorts,
  orderStatuses,
  orderSteps,
} from './orders.ts'
import { pageOf, pageQuery } from './pagination-schemas.ts'
import { Product } from './products-schemas.ts'
import { Id, IdText, Rupees, Timestamp } from './scalars.ts'

/** An ordered product: title, size, condition and price of the order, `product` in its current state. */
export const OrderItem = z.object({
  id: Id,
  product_id: Id,
  title: z.string(),
  /** Tag of the size as in `SizeData` (ORDER-20); null without one, as in earlier orders; older servers omit it. */
  size_label: z.optional(z.nullable(z.string())),
  /** Null in orders that were placed before it was stored; older servers omit it. */
  condition: z.optional(z.nullable(Condition)),
  quantity: z.int().check(z.positive()),
  /** Unit price, the offer's if one was used. */
  price: Rupees,
  /** The offer that set the price; null for the list price. */
  offer_id: z.nullable(Id),
  product: Product,
})
export type OrderItem = z.infer<typeof OrderItem>

/** The confirmation of an order, as its buyer sees it (CONFIRMATION-1). */
export const OrderConfirmation = z.object({
  state: z.enum(confirmationStates),
  channel: z.enum(codeChannels),
  /** The phone or email with most of its characters hidden; null once lapsed. */
  sent_to: z.nullable(z.string()),
  /** Seconds until another code can be sent (PHONE-3). */
  resend_in: z.int(),
})
export type OrderConfirmation = z.infer<typeof OrderConfirmation>

/** A step of an order and when it happened. */
export const OrderEvent = z.object({ step: z.enum(orderSteps), at: Timestamp })
export type OrderEvent = z.infer<typeof OrderEvent>

/** An order with one seller (CHECKOUT-1); `total_amount` is `subtotal` plus `delivery_fee` (ORDER-12). */
export const Order = z.object({
  id: Id,
  /** `CLX` and letters or digits; both sides see it. */
  tracking_no: z.string(),
  created_at: Timestamp,
  status: z.enum(orderStatuses),
  /** While the order is unconfirmed: the time after which it is cancelled (CONFIRMATION-1). */
  confirm_by: z.optional(z.nullable(Timestamp)),
  /** Returned to the buyer only, of an order that waits for a confirmation or was cancelled without one. */
  confirmation: z.optional(OrderConfirmation),
  /** While a moderator checks the order: the time after which it is cancelled (HELD-1). */
  held_until: z.optional(z.nullable(Timestamp)),
  /** Null until the order reaches this status, like the next three. */
  shipped_at: z.nullable(Timestamp),
  delivered_at: z.nullable(Timestamp),
  completed_at: z.nullable(Timestamp),
  cancelled_at: z.nullable(Timestamp),
  seller: z.object({
    id: Id,
    username: z.string(),
    profile_picture: z.nullable(z.string()),
    /** Null with too few parcels; older servers omit it. */
    delivery_days: z.optional(z.nullable(DeliveryDays)),
  }),
  delivery_address: z.object({
    address_line_1: z.string(),
    address_line_2: z.nullable(z.string()),
    city: z.string(),
    /** Empty in a guest's order, whose form has no province; a postal code may be empty too. */
    state_province_or_region: z.string(),
    zip_or_postal_code: z.string(),
  }),
  /** At most `MAX_ORDER_ITEMS`, all of one seller. */
  items: z.array(OrderItem),
  /** First offer that the order used; each item names its own. */
  offer_id: z.nullable(Id),
  /** Sum of `price` times `quantity` of the items. */
  subtotal: Rupees,
  /** Paid by the buyer, `DELIVERY_FEE` (LEDGER-1). */
  delivery_fee: Rupees,
  /** Paid by the seller, in `subtotal` (LEDGER-1). */
  platform_fee: Rupees,
  total_amount: Rupees,
  /** Actions that the caller may take now (ORDER-5). */
  actions: z.array(z.enum(orderActions)),
  /** True for the signed-in buyer of a completed order that they may still rate (RATING-2, RATING-6). */
  can_rate: z.boolean(),
  /** The same for its seller, who rates the buyer (RATING-4); returned to the seller only. */
  can_rate_buyer: z.optional(z.boolean()),
  /** Ratings of the order that the caller may see, one's own and once shown the other; returned to the two sides only. */
  ratings: z.optional(z.object({ by_buyer: z.nullable(OrderRating), by_seller: z.nullable(OrderRating) })),
  /** Refines the status; left out or null for plain ones, as are the next four. */
  outcome: z.optional(z.nullable(z.enum(orderOutcomes))),
  /** When the order ends by itself unless somebody acts (ORDER-13). */
  deadline_at: z.optional(z.nullable(Timestamp)),
  /** The dispute that stops the order's clock, and its deadline. */
  open_dispute: z.optional(z.nullable(z.object({ id: Id, deadline_at: z.nullable(Timestamp) }))),
  /** Owed to the buyer by a dispute's decision (DISPUTE-4). */
  refund: z.optional(z.nullable(Rupees)),
  /** Reports that the caller may make now (ORDER-14). */
  reports: z.optional(z.array(z.enum(orderReports))),
  /** True for a shipped parcel whose cash was remitted, which is delivered at its deadline (LEDGER-7). */
  is_taken: z.optional(z.boolean()),
  /** What happened to the order, oldest first (ORDER-15); older servers omit it. */
  history: z.optional(z.array(OrderEvent)),
  /** Name and phone on the parcel; returned to the buyer only, to a guest once the order is confirmed (ORDER-21). */
  recipient: z.optional(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
  /** Returned to the seller and admins only, as is `buyer`. */
  seller_profit: z.optional(Rupees),
  buyer: z.optional(
    z.object({
      /** Null for a guest. */
      id: z.nullable(Id),
      first_name: z.string(),
      last_name: z.string(),
      phone: z.nullable(z.string()),
      /** Returned to the seller only, of a buyer with an account. */
      rating: z.optional(BuyerAverage),
    }),
  ),
})
export type Order = z.infer<typeof Order>

export const OrderPage = pageOf(Order)
export type OrderPage = z.infer<typeof OrderPage>

export const listOrdersSchemas = {
  query: z.object({
    ...pageQuery,
    /** Side of the caller: buyer of `purchased`, seller of `sold` orders. */
    type: z._default(z.enum(['purchased', 'sold']), 'sold'),
    status: z.optional(z.enum(orderStatuses)),
    sort: z._default(z.enum(orderSorts), 'newest'),
    /** Returns only this order, or an empty page if it is not the caller's. */
    orderId: z.optional(IdText),
  }),
  data: OrderPage,
}

export const getOrderSchemas = {
  params: z.object({ id: IdText }),
  data: Order,
}

export const getGuestOrderSchemas = {
  params: z.object({ orderId: IdText }),
  query: z.object({ ...guestCredentials, type: z.optional(z.literal('purchased')) }),
  data: Order,
}

export const shipOrderSchemas = getOrderSchemas
export const deliverOrderSchemas = getOrderSchemas

export const confirmOrderSchemas = {
  params: z.object({ id: IdText }),
  body: z.object(guestCredentials),
  data: Order,
}

export const cancelOrderSchemas = confirmOrderSchemas

/** A reason that the event log stores, trimmed. */
export const Reason = z
  .string(message('moderation.reason-required'))
  .check(
    z.trim(),
    z.minLength(1, message('moderation.reason-required')),
    z.maxLength(MAX_REASON_LENGTH, message('text.too-long')),
  )

export const reportOrderSchemas = {
  params: z.object({ id: IdText }),
  body: z.object({
    report: z.enum(orderReports),
    /** Required from an admin. */
    reason: z.optional(Reason),
  }),
  data: Order,
}
