import type { ApiClient } from '@closyyy/api-client/api-client'
import type { CallInput } from '@closyyy/contract/call'
import { checkout, checkoutGuest } from '@closyyy/contract/checkout'
import type { Order } from '@closyyy/contract/orders'
import { buyableLines, type CheckoutLine } from './lines/checkout-line.ts'

const KEY = 'checkoutKey'

/** Places a signed-in person's order. */
export function placeOrder(api: ApiClient, body: CallInput<typeof checkout>['body']): Promise<Order> {
  return once(body, headers => api.call(checkout, { body }, { headers }))
}

/** Places a guest's order. */
export function placeGuestOrder(api: ApiClient, body: CallInput<typeof checkoutGuest>['body']): Promise<Order> {
  return once(body, headers => api.call(checkoutGuest, { body }, { headers }))
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
 * Sends an order under a key that stays in the tab until an order comes back: after a double press, a lost answer or a
 * reload the same order is answered again instead of a second one.
 */
async function once(body: unknown, send: (headers: Record<string, string>) => Promise<Order>): Promise<Order> {
  const wish = JSON.stringify(body)
  const order = await send({ 'Idempotency-Key': keyOf(wish) })
  sessionStorage.removeItem(KEY)
  return order
}

/**
 * Asks again for an order of this tab whose answer never came; undefined where there is none with that seller.
 * To be used only where nothing is left to buy: else the order could be a new one that nobody confirmed.
 */
export function lostOrder(api: ApiClient, sellerId: number): (() => Promise<Order>) | undefined {
  const body = JSON.parse(readKept()?.wish ?? 'null')
  if (body?.seller_id !== sellerId) return undefined
  return () => ('guest_info' in body ? placeGuestOrder(api, body) : placeOrder(api, body))
}

const readKept = (): { key: string; wish: string } | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')

function keyOf(wish: string): string {
  const kept = readKept()
  if (kept?.wish === wish) return kept.key
  const key = crypto.randomUUID()
  sessionStorage.setItem(KEY, JSON.stringify({ key, wish }))
  return key
}
