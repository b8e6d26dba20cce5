import type { ApiClient } from '@closyyy/api-client/api-client'
import type { CallInput } from '@closyyy/contract/call'
import { checkout, checkoutGuest } from '@closyyy/contract/checkout-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { isRejected } from './checkout-errors.ts'
import { buyableLines, type CheckoutLine } from './lines/checkout-lines.ts'

const KEY = 'checkoutKey'

/** Only the id is needed, so the response is not validated beyond it. */
export type PlacedOrder = Pick<Order, 'id'>

/** Props of both checkout forms, a guest's and a user's. */
export interface CheckoutViewProps {
  sellerId: number
  lines: CheckoutLine[]
  /** Resolves once the order's page is shown. */
  onPlaced: (order: PlacedOrder) => Promise<void>
  /** Refetches prices and stock after a rejection. */
  onRejected: () => Promise<unknown>
}

const placedOrderSchema = async () => (await import('@closyyy/contract/checkout-schemas')).PlacedOrder

const checkoutCall = {
  ...checkout,
  schemas: async () => ({ ...(await checkout.schemas()), data: await placedOrderSchema() }),
}
const guestCall = {
  ...checkoutGuest,
  schemas: async () => ({ ...(await checkoutGuest.schemas()), data: await placedOrderSchema() }),
}

export function placeOrder(api: ApiClient, body: CallInput<typeof checkout>['body']): Promise<PlacedOrder> {
  return sendOnce(body, headers => api.call(checkoutCall, { body }, { headers }))
}

export function placeGuestOrder(api: ApiClient, body: CallInput<typeof checkoutGuest>['body']): Promise<PlacedOrder> {
  return sendOnce(body, headers => api.call(guestCall, { body }, { headers }))
}

/** Items as the API expects them, with the prices the buyer saw. */
export const orderedItems = (lines: CheckoutLine[]) =>
  buyableLines(lines).map(({ product, quantity, price, offerId, cartItemId }) => ({
    product_id: product.id,
    quantity,
    price,
    offer_id: offerId,
    ...(cartItemId !== undefined && { cart_item_id: cartItemId }),
  }))

/** Keeps the idempotency key in the tab until the server places or rejects the order, across reloads and retries. */
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

/** An order whose response was lost, and its idempotency key. */
interface UnansweredOrder {
  key: string
  retry: () => Promise<PlacedOrder>
}

/**
 * Finds this tab's unanswered order, to retry it with its idempotency key. Retry it only if nothing is left to buy, else
 * it could place a new order.
 */
export function unansweredOrder(api: ApiClient, sellerId: number): UnansweredOrder | undefined {
  const pending = readPending()
  const body = JSON.parse(pending?.body ?? 'null')
  if (!pending || body?.seller_id !== sellerId) return undefined
  return {
    key: pending.key,
    retry: () => ('guest_info' in body ? placeGuestOrder(api, body) : placeOrder(api, body)),
  }
}

const readPending = (): { key: string; body: string } | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')

function idempotencyKey(body: string): string {
  const pending = readPending()
  if (pending?.body === body) return pending.key
  const key = crypto.randomUUID()
  sessionStorage.setItem(KEY, JSON.stringify({ key, body }))
  return key
}
