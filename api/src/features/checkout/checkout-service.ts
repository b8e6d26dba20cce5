import type * as calls from '@closyyy/contract/checkout-calls'
import { deliveryCity } from '@closyyy/contract/delivery-cities'
import type { Order } from '@closyyy/contract/orders-schemas'
import { phoneOf } from '@closyyy/contract/phone-codes'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { type Limit, takeFrom } from '../limits/limits-service.ts'
import { countOpenGuestOrders, findShippingAddress } from './checkout-queries.ts'
import { type CheckoutContext, placeOrder, type Recipient } from './place-order.ts'

export interface OrderLimits {
  account: Limit
  ip: Limit
  openPerPhone: number
}

export async function checkoutAs(
  context: CheckoutContext,
  limit: Limit,
  { account, body, idempotencyKey }: CallRequest<typeof calls.checkout>,
): Promise<Order> {
  const arrivedAt = new Date()
  return placeOrder(context, {
    attempt: { owner: `user:${account.id}`, key: idempotencyKey, body, arrivedAt },
    sellerId: body.seller_id,
    items: body.cart_items,
    cart: { userId: account.id },
    viewer: { account },
    takeFromLimit: () => takeFrom(context.db, limit, String(account.id)),
    async recipientOf(tx) {
      const address = await findShippingAddress(tx, account.id, body.delivery_address_id)
      if (!address) throw fieldError('delivery_address_id', 'checkout.address-required')
      return { ...address, buyer_id: account.id }
    },
  })
}

type GuestRequest = Pick<CallRequest<typeof calls.checkoutGuest>, 'body' | 'locale'>

function recipientFrom({
  body: { guest_info },
  locale,
}: GuestRequest): Recipient & { guest_email: string; guest_phone: string } {
  return {
    address_line_1: guest_info.address,
    address_line_2: null,
    city: deliveryCity(guest_info.city) ?? guest_info.city,
    state_province_or_region: '',
    zip_or_postal_code: guest_info.postal_code ?? '',
    guest_id: guest_info.guest_id.toLowerCase(),
    guest_email: guest_info.email,
    guest_phone: phoneOf(guest_info.phone) ?? guest_info.phone,
    guest_first_name: guest_info.first_name,
    guest_last_name: guest_info.last_name,
    guest_subscribes: guest_info.subscribe ?? false,
    guest_takes_texts: guest_info.text_offers ?? false,
    guest_saves_address: guest_info.save_info ?? false,
    guest_locale: locale,
  }
}

export async function checkoutAsGuest(
  context: CheckoutContext,
  limits: OrderLimits,
  { ip, body, idempotencyKey, locale }: CallRequest<typeof calls.checkoutGuest>,
): Promise<Order> {
  const arrivedAt = new Date()
  const recipient = recipientFrom({ body, locale })
  const guestId = body.guest_info.guest_id.toLowerCase()
  return placeOrder(context, {
    attempt: { owner: `guest:${guestId}`, key: idempotencyKey, body, arrivedAt },
    sellerId: body.seller_id,
    items: body.cart_items,
    cart: { guestId },
    viewer: { guestId },
    takeFromLimit: () => takeFrom(context.db, limits.ip, ip),
    async recipientOf(tx, seller) {
      // Recognises a signed-out seller by email or phone.
      const isSeller = seller.email === recipient.guest_email.toLowerCase() || seller.phone === recipient.guest_phone
      if (isSeller) throw new AppError('conflict', 'product.buy-own')
      if ((await countOpenGuestOrders(tx, recipient.guest_phone)) >= limits.openPerPhone)
        throw new AppError('too-many', 'checkout.too-many-open-orders', {}, { retryAfter: limits.ip.seconds })
      return recipient
    },
  })
}
