import * as z from '@closyyy/contract/schema'
import { GuestId } from './carts-schemas.ts'
import { orderActions, orderSorts, orderStatuses } from './orders.ts'
import { pageOf, pageQuery } from './page-schemas.ts'
import { Product } from './products-schemas.ts'
import { Id, IdText, Rupees, Timestamp } from './scalars.ts'

/** What was bought: title and price of that day, the product as it is now. */
export const OrderItem = z.object({
  id: Id,
  product_id: Id,
  title: z.string(),
  quantity: z.int().check(z.positive()),
  /** Of one piece, that of the offer where one was used. */
  price: Rupees,
  offer_id: z.nullable(Id),
  product: Product,
})
export type OrderItem = z.infer<typeof OrderItem>

/** What a buyer placed with one seller; `total_amount` is `subtotal` and `delivery_fee`. */
export const Order = z.object({
  id: Id,
  tracking_no: z.string(),
  created_at: Timestamp,
  status: z.enum(orderStatuses),
  shipped_at: z.nullable(Timestamp),
  delivered_at: z.nullable(Timestamp),
  completed_at: z.nullable(Timestamp),
  cancelled_at: z.nullable(Timestamp),
  seller: z.object({ id: Id, username: z.string(), profile_picture: z.nullable(z.string()) }),
  delivery_address: z.object({
    address_line_1: z.string(),
    address_line_2: z.nullable(z.string()),
    city: z.string(),
    /** Empty in a guest's order, whose form does not ask for it; so is a postal code that was left out. */
    state_province_or_region: z.string(),
    zip_or_postal_code: z.string(),
  }),
  items: z.array(OrderItem),
  /** The first offer that the order used; each item names its own. */
  offer_id: z.nullable(Id),
  subtotal: Rupees,
  delivery_fee: Rupees,
  platform_fee: Rupees,
  total_amount: Rupees,
  /** What whoever asks may do with the order now. */
  actions: z.array(z.enum(orderActions)),
  /** Whether whoever asks may rate the seller for this order: its signed-in buyer, once it was received, one time. */
  can_rate: z.boolean(),
  /** This and the next are for the seller and admins alone. */
  seller_profit: z.optional(Rupees),
  buyer: z.optional(
    z.object({
      /** Null for a guest. */
      id: z.nullable(Id),
      first_name: z.string(),
      last_name: z.string(),
      phone: z.nullable(z.string()),
    }),
  ),
})
export type Order = z.infer<typeof Order>

export const OrderPage = pageOf(Order)
export type OrderPage = z.infer<typeof OrderPage>

/** What a guest proves an order by. */
const proof = {
  guest_id: z.optional(z.nullable(GuestId)),
  token: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))),
}

export const listOrdersSchemas = {
  query: z.object({
    ...pageQuery,
    type: z._default(z.enum(['purchased', 'sold']), 'sold'),
    status: z.optional(z.enum(orderStatuses)),
    sort: z._default(z.enum(orderSorts), 'newest'),
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
  query: z.object({ ...proof, type: z.optional(z.literal('purchased')) }),
  data: Order,
}

export const shipOrderSchemas = getOrderSchemas
export const deliverOrderSchemas = getOrderSchemas

export const confirmOrderSchemas = {
  params: z.object({ id: IdText }),
  body: z.object(proof),
  data: Order,
}

export const cancelOrderSchemas = confirmOrderSchemas
