import type * as calls from '@closyyy/contract/checkout-calls'
import { deliveryCity } from '@closyyy/contract/delivery-cities'
import type { Order } from '@closyyy/contract/orders-schemas'
import { phoneOf } from '@closyyy/contract/phone-codes'
import type { Db } from '../../db/database.ts'
import { isDatabaseUnavailable } from '../../db/database-errors.ts'
import { withinTimeBudget } from '../../db/time-budget.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { CallRequest } from '../../http/route.ts'
import { type Attempt, hasResponse } from '../../idempotency.ts'
import { countHits, enforceLimit, type Limit } from '../limits/limits-service.ts'
import { newOrderCode } from '../order-confirmations/order-codes-service.ts'
import { guestHasConfirmed } from '../order-confirmations/waiting-orders.ts'
import { isSamePerson } from './checkout-policy.ts'
import { touchShippingAddress } from './checkout-queries.ts'
import { type CheckoutContext, type PlaceOrderInput, placeOrder, type Recipient } from './place-order.ts'

export interface OrderLimits {
  account: Limit
  ip: Limit
}

export async function checkoutAs(
  context: CheckoutContext,
  limit: Limit,
  { account, ip, body, idempotencyKey }: CallRequest<typeof calls.checkout>,
): Promise<Order> {
  const arrivedAt = new Date()
  const owner = `user:${account.id}`
  const input: PlaceOrderInput = {
    // Also makes orders of an account run one after another.
    begin: async tx => void (await enforceLimit(tx, limit, String(account.id))),
    attempt: { owner, key: idempotencyKey, body, arrivedAt },
    sellerId: body.seller_id,
    items: body.cart_items,
    cart: { userId: account.id },
    ip,
    async recipientOf(tx) {
      const address = await touchShippingAddress(tx, account.id, body.delivery_address_id)
      if (!address) throw fieldError('delivery_address_id', 'checkout.address-required')
      return { ...address, buyer_id: account.id }
    },
    // Registration confirms the phone of an account.
    buyerOf: (_recipient, { email, phone } = { email: '', phone: null }) => ({
      owner,
      accountId: account.id,
      email,
      phone,
      hasConfirmedPhone: phone !== null,
    }),
  }
  try {
    return await context.limitCheckout(() => placeOrder(context, input))
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable') await countRejected(context.db, limit, account.id)
    throw error
  }
}

/** Counts an attempt that its transaction took back; not if the database is unavailable, so that the reason stays. */
async function countRejected(db: Db, limit: Limit, accountId: number): Promise<void> {
  try {
    // The request's own time may be used up.
    await withinTimeBudget({}, () => countHits(db, limit, String(accountId)))
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  }
}

type GuestRequest = Pick<CallRequest<typeof calls.checkoutGuest>, 'body' | 'locale'>

function recipientFrom({
  body: { guest_info },
  locale,
}: GuestRequest): Recipient & { guest_id: string; guest_email: string; guest_phone: string } {
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

/** Returns the attempt of a guest's order, by which a repeated one is recognised. */
export function guestAttemptOf({
  body,
  idempotencyKey: key,
}: Pick<CallRequest<typeof calls.checkoutGuest>, 'body' | 'idempotencyKey'>): Attempt {
  return { owner: `guest:${body.guest_info.guest_id.toLowerCase()}`, key, body, arrivedAt: new Date() }
}

export async function checkoutAsGuest(
  context: CheckoutContext,
  limits: OrderLimits,
  { ip, body, idempotencyKey, locale }: CallRequest<typeof calls.checkoutGuest>,
): Promise<Order> {
  const attempt = guestAttemptOf({ body, idempotencyKey })
  const { owner } = attempt
  const recipient = recipientFrom({ body, locale })
  const { guest_id: guestId, guest_phone: phone, guest_email: email } = recipient
  return context.limitCheckout(async () => {
    const isRepeated = await hasResponse(context.db, attempt)
    if (!isRepeated) await enforceLimit(context.db, limits.ip, ip)
    const hasConfirmedPhone = await guestHasConfirmed(context.db, owner, phone)
    return placeOrder(context, {
      attempt,
      sellerId: body.seller_id,
      items: body.cart_items,
      cart: { guestId },
      ip,
      // Hashed before the transaction, which locks the products.
      code: isRepeated || hasConfirmedPhone ? undefined : await newOrderCode(),
      async recipientOf(_tx, seller) {
        if (isSamePerson(seller, { email, phone })) throw new AppError('conflict', 'product.buy-own')
        return recipient
      },
      buyerOf: () => ({ owner, accountId: undefined, email, phone, hasConfirmedPhone }),
    })
  })
}
