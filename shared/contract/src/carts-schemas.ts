import * as z from '@closyyy/contract/schema'
import { message } from './messages.ts'
import { Product } from './products-schemas.ts'
import { Id, IdText, Rupees } from './scalars.ts'

/** Made by the client; whoever holds one holds that cart. */
export const GuestId = z.uuidv4()

/** Why an item costs something else than when the buyer put it into the cart, and what one piece cost then. */
export const PriceChange = z.object({
  /** The list price changed, or the offer that set the price expired, was replaced by a newer one, or ended otherwise. */
  reason: z.enum(['price', 'offer_expired', 'offer_replaced', 'offer_ended']),
  previous_price: Rupees,
})
export type PriceChangeReason = z.infer<typeof PriceChange>['reason']

/** A product in a cart; `price` and `unit_price` are the offer's price where an offer applies. */
export const CartItem = z.object({
  id: Id,
  product_id: Id,
  product: Product,
  quantity: z.int().check(z.positive()),
  price: Rupees,
  unit_price: Rupees,
  total_price: Rupees,
  offer_id: z.nullable(Id),
  /** Null while the price is the one agreed on; older servers leave it out. */
  price_change: z.optional(z.nullable(PriceChange)),
})
export type CartItem = z.infer<typeof CartItem>

export const Cart = z.object({ id: z.nullable(Id), items: z.array(CartItem) })
export type Cart = z.infer<typeof Cart>

const Quantity = z.int().check(z.positive(), z.maximum(1_000))

export const getCartSchemas = {
  data: Cart,
}

export const getGuestCartSchemas = {
  query: z.object({ guest_id: GuestId }),
  data: Cart,
}

export const addCartItemSchemas = {
  body: z.object({ product_id: Id, quantity: z._default(Quantity, 1) }),
  data: CartItem,
}

export const addGuestCartItemSchemas = {
  body: z.object({ guest_id: GuestId, product_id: Id, quantity: z._default(Quantity, 1) }),
  data: CartItem,
}

export const addOfferToCartSchemas = {
  body: z.object({
    offer_id: Id,
    product_id: Id,
    /** What was shown; the offer's own price counts. */
    offer_price: z.optional(z.nullable(Rupees)),
    quantity: z._default(z.literal(1, message('cart.offer-quantity')), 1),
  }),
  data: z.extend(CartItem, { cart_id: Id }),
}

export const setCartItemQuantitySchemas = {
  body: z.object({ productID: Id, quantity: Quantity }),
  data: CartItem,
}

export const setGuestCartItemQuantitySchemas = {
  body: z.object({ guestID: GuestId, productID: Id, quantity: Quantity }),
  data: CartItem,
}

export const deleteCartItemSchemas = {
  params: z.object({ cartId: IdText }),
  data: z.null(),
}

export const deleteGuestCartItemSchemas = {
  params: z.object({ cartId: IdText }),
  query: z.object({ guest_id: GuestId }),
  data: z.null(),
}

export const mergeCartSchemas = {
  body: z.object({ guest_id: GuestId }),
  data: Cart,
}
