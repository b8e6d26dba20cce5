import * as z from '@closyyy/contract/schema'
import { MAX_ORDER_QUANTITY } from './checkout.ts'
import { message } from './messages.ts'
import { Product } from './products-schemas.ts'
import { Id, IdText, Rupees } from './scalars.ts'

/** UUID v4 created by the client; it alone gives access to the guest's cart (CART-6). */
export const GuestId = z.uuidv4()

/** Identifies a guest as the buyer: guest id or the token of the order's emails (ORDER-7). */
export const guestCredentials = {
  guest_id: z.optional(z.nullable(GuestId)),
  token: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(100)))),
}

/** Reason why the price differs from the agreed one, and the agreed unit price (CART-1). */
export const PriceChange = z.object({
  /**
   * `price`: the list price changed; the others: the offer that set the price expired, was replaced by a newer one or
   * ended.
   */
  reason: z.enum(['price', 'offer_expired', 'offer_replaced', 'offer_ended']),
  previous_price: Rupees,
})
export type PriceChangeReason = z.infer<typeof PriceChange>['reason']

/** A product in a cart; `price` and `unit_price` are both the unit price, the offer's if an offer applies. */
export const CartItem = z.object({
  id: Id,
  product_id: Id,
  product: Product,
  /** True if its seller deleted the product, so that it is never on sale again (CART-12); older servers omit it. */
  is_deleted: z.optional(z.boolean()),
  quantity: z.int().check(z.positive()),
  price: Rupees,
  unit_price: Rupees,
  /** `unit_price` times `quantity`. */
  total_price: Rupees,
  /** The offer that sets the price; the quantity is then 1 (CART-2). */
  offer_id: z.nullable(Id),
  /** The unit price that the buyer agreed on, if it applies once the quantity is 1 (OFFER-16); older servers omit it. */
  single_unit_price: z.optional(z.nullable(Rupees)),
  /** Null while the agreed price applies; older servers omit it. */
  price_change: z.optional(z.nullable(PriceChange)),
})
export type CartItem = z.infer<typeof CartItem>

/** A cart; `id` is null before the first item is added. */
export const Cart = z.object({ id: z.nullable(Id), items: z.array(CartItem) })
export type Cart = z.infer<typeof Cart>

/** Units of one product; the stock may be lower. */
const quantityInvalid = message('cart.quantity-invalid')
const Quantity = z
  .int(quantityInvalid)
  .check(z.positive(quantityInvalid), z.maximum(MAX_ORDER_QUANTITY, quantityInvalid))

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
    /** The price shown; the server uses the offer's own. */
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
  /** `cartId` is the id of the item; the name is fixed. */
  params: z.object({ cartId: IdText }),
  data: z.null(),
}

export const deleteGuestCartItemSchemas = {
  /** `cartId` is the id of the item; the name is fixed. */
  params: z.object({ cartId: IdText }),
  query: z.object({ guest_id: GuestId }),
  data: z.null(),
}

export const mergeCartSchemas = {
  body: z.object({ guest_id: GuestId }),
  /** The merged cart of the account. */
  data: Cart,
}
