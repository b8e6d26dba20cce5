import * as z from '@closyyy/contract/schema'
import { findAddressError } from './addresses.ts'
import { addressText, straightApostrophes } from './addresses-schemas.ts'
import { GuestId } from './carts-schemas.ts'
import { MAX_ORDER_ITEMS, MAX_ORDER_QUANTITY } from './checkout.ts'
import { deliveryCity } from './delivery-cities.ts'
import { type ErrorOption, message } from './messages.ts'
import { Order } from './orders-schemas.ts'
import { PersonName } from './people-schemas.ts'
import { phoneOf } from './phone-codes.ts'
import { Id, Rupees } from './scalars.ts'
import { isEmail } from './text-rules.ts'

const idOf = (invalid: ErrorOption) => z.int(invalid).check(z.positive(invalid))

const itemsRequired = message('checkout.items-required')
const contactRequired = message('checkout.contact-required')

const items = {
  product_id: idOf(message('checkout.product-invalid')),
  /** At most 1 for an item with an offer (CART-2). */
  quantity: z._default(z.int().check(z.positive(), z.maximum(MAX_ORDER_QUANTITY)), 1),
  /** The cart item that is ordered: a 409 if it left the cart, for example with another tab’s order (CHECKOUT-12). */
  cart_item_id: z.optional(z.nullable(Id)),
  /** Unit price that was shown; a different current price is a 409 (CHECKOUT-2). */
  price: z.optional(z.nullable(Rupees)),
}

/** One product of a guest's order; guests make no offers. */
const GuestItem = z.object(items)

/** One product of an order; an offer buys one unit at its price (OFFER-9). */
export const CheckoutItem = z.object({ ...items, offer_id: z.optional(z.nullable(Id)) })

const listOf = <Item extends z.ZodMiniType<{ product_id: number }>>(item: Item) =>
  z.array(item, itemsRequired).check(
    z.minLength(1, itemsRequired),
    z.maxLength(MAX_ORDER_ITEMS, message('checkout.too-many-products')),
    z.refine(
      list => new Set(list.map(({ product_id }) => product_id)).size === list.length,
      message('checkout.product-repeated'),
    ),
  )

const required = () => z.string(contactRequired).check(z.trim(), z.minLength(1, { ...contactRequired, abort: true }))

/** Accepts Pakistani mobile numbers only (CART-4). */
const phone = z.refine<string>(text => phoneOf(text) !== undefined, message('checkout.phone-invalid'))

const personName = () =>
  required().check(
    z.maxLength(50),
    z.refine(text => z.safeParse(PersonName, text).success, message('person.name-characters')),
  )

/** A tick box; null and a missing value mean no. */
const OptIn = z._default(z.optional(z.nullable(z.boolean())), false)

/** Contact and delivery details of a guest (CHECKOUT-3). */
export const GuestInfo = z.object({
  guest_id: GuestId,
  email: required().check(z.maxLength(254), z.refine(isEmail, message('person.email-invalid'))),
  /** Newsletter by email. */
  subscribe: OptIn,
  /** Any case or Urdu; stored by its English name (CART-4). */
  city: required().check(
    z.refine(text => deliveryCity(text) !== undefined, { ...message('address.city-unlisted'), abort: true }),
  ),
  first_name: personName(),
  last_name: personName(),
  address: required().check(straightApostrophes, z.maxLength(200), addressText('address')),
  postal_code: z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(20),
        z.refine(
          text => findAddressError('postal_code', text) === undefined,
          message('checkout.postal-code-characters'),
        ),
      ),
    ),
  ),
  phone: required().check(z.maxLength(30), phone),
  /** Adds the address to the account that later merges this guest's cart (CHECKOUT-9). */
  save_info: OptIn,
  /** Offers by text message. */
  text_offers: OptIn,
})

/** The minimum response that the client accepts (CHECKOUT-8); this API returns the whole order. */
export const PlacedOrder = z.object({ id: Id })

/** The order of a signed-in buyer, delivered to a saved address; the response is the whole order (CHECKOUT-8). */
export const checkoutSchemas = {
  body: z.object({
    seller_id: idOf(message('checkout.seller-invalid')),
    cart_items: listOf(CheckoutItem),
    /** A shipping address of the buyer (ADDRESS-1). */
    delivery_address_id: idOf(message('checkout.address-required')),
  }),
  data: Order,
}

/** The order of a guest, delivered to the address in `guest_info` (CHECKOUT-3). */
export const checkoutGuestSchemas = {
  body: z.object({
    seller_id: idOf(message('checkout.seller-invalid')),
    cart_items: listOf(GuestItem),
    guest_info: GuestInfo,
  }),
  data: Order,
}
