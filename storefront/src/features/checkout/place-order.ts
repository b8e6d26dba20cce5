import type { ApiClient } from '@closyyy/api-client/api-client'
import type { CallInput } from '@closyyy/contract/call'
import { checkout, checkoutGuest } from '@closyyy/contract/checkout'
import type { Order } from '@closyyy/contract/orders'
import { isRejected } from './checkout-errors.ts'
import { buyableLines, type CheckoutLine } from './lines/checkout-line.ts'

const KEY = 'checkoutKey'

/** The id is all that leads on from here, so that a checkout's answer needs to carry no more of the order. */
export type PlacedOrder = Pick<Order, 'id'>

const placedOrderSchema = async () => (await import('@closyyy/contract/checkout-schemas')).PlacedOrder

const checkoutCall = {
  ...checkout,
  schemas: async () => ({ ...(await checkout.schemas()), data: await placedOrderSchema() }),
}
const guestCall = {
  ...checkoutGuest,
  schemas: async () => ({ ...(await checkoutGuest.schemas()), data: await placedOrderSchema() }),
}

/** Places a signed-in person's order. */
export function placeOrder(api: ApiClient, body: CallInput<typeof checkout>['body']): Promise<PlacedOrder> {
  return sendOnce(body, headers => api.call(checkoutCall, { body }, { headers }))
}

/** Places a guest's order. */
export function placeGuestOrder(api: ApiClient, body: CallInput<typeof checkoutGuest>['body']): Promise<PlacedOrder> {
  return sendOnce(body, headers => api.call(guestCall, { body }, { headers }))
}

/** The items as the calls take them, each with the price that the buyer saw. */
export const orderedItems = (lines: CheckoutLine[]) =>
  buyableLines(lines).map(({ product, quantity, price, offerId }) => ({
    product_id: product.id,
    quantity,
    price,
    offer_id: offerId,
  }))

/**
 * Sends an order under a key that stays in the tab until the server places or refuses it: after a double press, a lost
 * answer or a reload the same order is answered again instead of a second one.
 */
async function sendOnce<Placed>(
  body: unknown,
  send: (headers: Record<string, string>) => Promise<Placed>,
): Promise<Placed> {
  try {
    const order = await send({ 'Idempotency-Key': idempotencyKey(JSON.stringify(body)) })
    sessionStorage.removeItem(KEY)
    return order
  } catch (error) {
    if (isRejected(error)) sessionStorage.removeItem(KEY)
    throw error
  }
}

/**
 * Asks again for an order of this tab whose answer never came; undefined where there is none with that seller.
 * To be used only where nothing is left to buy: else the order could be a new one that nobody confirmed.
 */
export function unansweredOrder(api: ApiClient, sellerId: number): (() => Promise<PlacedOrder>) | undefined {
  const body = JSON.parse(readPending()?.body ?? 'null')
  if (body?.seller_id !== sellerId) return undefined
  return () => ('guest_info' in body ? placeGuestOrder(api, body) : placeOrder(api, body))
}

const readPending = (): { key: string; body: string } | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')

function idempotencyKey(body: string): string {
  const pending = readPending()
  if (pending?.body === body) return pending.key
  const key = crypto.randomUUID()
  sessionStorage.setItem(KEY, JSON.stringify({ key, body }))
  return key
}
