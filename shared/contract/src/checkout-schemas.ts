import * as z from '@closyyy/contract/schema'
import { addressFault } from './address-rules.ts'
import { addressText } from './addresses-schemas.ts'
import { GuestId } from './carts-schemas.ts'
import { checkoutWords, MOST_ORDER_ITEMS, MOST_ORDER_PIECES } from './checkout.ts'
import { deliveryCity } from './delivery-cities.ts'
import { Order } from './orders-schemas.ts'
import { isEmail, PersonName } from './people-schemas.ts'
import { phoneOf } from './phone-codes.ts'
import { Id, Rupees } from './scalars.ts'

const known = (words: string) => z.int(words).check(z.positive(words))

const items = {
  product_id: known(checkoutWords.product),
  quantity: z._default(z.int().check(z.positive(), z.maximum(MOST_ORDER_PIECES)), 1),
  /** What was shown for one piece; another price of now is refused with it. */
  price: z.optional(z.nullable(Rupees)),
}

const GuestItem = z.object(items)

/** One product of an order; an offer buys one piece at its price. */
export const CheckoutItem = z.object({ ...items, offer_id: z.optional(z.nullable(Id)) })

const listOf = <Item extends z.ZodMiniType<{ product_id: number }>>(item: Item) =>
  z.array(item, checkoutWords.items).check(
    z.minLength(1, checkoutWords.items),
    z.maxLength(MOST_ORDER_ITEMS, `At most ${MOST_ORDER_ITEMS} different products fit into one order.`),
    z.refine(
      list => new Set(list.map(({ product_id }) => product_id)).size === list.length,
      'Each product can stand in an order once.',
    ),
  )

const required = () =>
  z.string(checkoutWords.contact).check(z.trim(), z.minLength(1, { error: checkoutWords.contact, abort: true }))

/** A phone that a courier can call and text. */
const phone = z.refine<string>(
  text => phoneOf(text) !== undefined,
  'Please enter a Pakistani mobile number, such as 0300 1234567.',
)

const personName = () =>
  required().check(
    z.maxLength(50),
    z.refine(
      text => z.safeParse(PersonName, text).success,
      'Names can hold letters, spaces, hyphens and apostrophes only.',
    ),
  )
const wish = z._default(z.optional(z.nullable(z.boolean())), false)

/** Who a guest is and where the order goes (CHECKOUT-3). */
export const GuestInfo = z.object({
  guest_id: GuestId,
  email: required().check(z.maxLength(254), z.refine(isEmail, 'Please enter a valid email address.')),
  subscribe: wish,
  city: required().check(
    z.refine(text => deliveryCity(text) !== undefined, { error: 'Please choose a city from the list.', abort: true }),
  ),
  first_name: personName(),
  last_name: personName(),
  address: required().check(z.maxLength(200), addressText('address', 'Address')),
  postal_code: z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(20),
        z.refine(
          text => addressFault('postal_code', text) === undefined,
          'Postal code can hold letters and digits only.',
        ),
      ),
    ),
  ),
  phone: required().check(z.maxLength(30), phone),
  save_info: wish,
  text_offers: wish,
})

/** The least that an answer to a checkout carries (CHECKOUT-8); our own server answers the whole order. */
export const PlacedOrder = z.object({ id: Id })

export const checkout = {
  body: z.object({
    seller_id: known(checkoutWords.seller),
    cart_items: listOf(CheckoutItem),
    delivery_address_id: known(checkoutWords.address),
  }),
  data: Order,
}

export const checkoutGuest = {
  body: z.object({ seller_id: known(checkoutWords.seller), cart_items: listOf(GuestItem), guest_info: GuestInfo }),
  data: Order,
}
