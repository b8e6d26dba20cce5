import type { ApiClient } from '@closyyy/api-client/api-client'
import { isApiError } from '@closyyy/api-client/api-error'
import type { CallInput } from '@closyyy/contract/call'
import { checkout, checkoutGuest } from '@closyyy/contract/checkout-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { readFormerGuestId } from '@closyyy/platform/session-data/former-guest-id'
import { readGuestId } from '@closyyy/platform/session-data/guest-id'
import { UNANSWERED_ORDER_KEY } from '@closyyy/platform/session-data/session-keys'
import type { CartOwner } from '../../components/cart/cart-owner.ts'
import { isRejected } from './checkout-errors.ts'
import type { CheckoutLine } from './lines/checkout-lines.ts'

/** Only the id is needed, so the response is not validated beyond it. */
export interface PlacedOrder extends Pick<Order, 'id'> {
  /** True if an earlier request placed the order, maybe with other details than the last one. */
  isEarlier?: boolean
}

type OrderBody = CallInput<typeof checkout>['body'] | CallInput<typeof checkoutGuest>['body']

const placedOrderSchema = async () => (await import('@closyyy/contract/checkout-schemas')).PlacedOrder

const checkoutCall = {
  ...checkout,
  schemas: async () => ({ ...(await checkout.schemas()), data: await placedOrderSchema() }),
}
const guestCall = {
  ...checkoutGuest,
  schemas: async () => ({ ...(await checkoutGuest.schemas()), data: await placedOrderSchema() }),
}

function send(api: ApiClient, body: OrderBody, key: string): Promise<PlacedOrder> {
  const options = { headers: { 'Idempotency-Key': key } }
  return 'guest_info' in body ? api.call(guestCall, { body }, options) : api.call(checkoutCall, { body }, options)
}

/** A purchase without a response, kept in the tab across reloads and retries. */
interface Unanswered {
  /** User id, or guest id. */
  owner: number | string
  key: string
  /** Every body that was sent with the key and not rejected, the last one last: the server places at most one of them. */
  bodies: string[]
}

/**
 * Places an order. Until the purchase is answered, changed details are sent with the same key: the server refuses them if
 * it placed an earlier body, whose order is then returned, and otherwise places them alone (CHECKOUT-17).
 */
export async function placeOrder(api: ApiClient, buyer: CartOwner, body: OrderBody): Promise<PlacedOrder> {
  const sent = JSON.stringify(body)
  const owner = 'guest_info' in body ? body.guest_info.guest_id : buyer
  const { key, bodies } = readUnanswered(buyer, body.cart_items) ?? { key: crypto.randomUUID(), bodies: [] }
  const earlier = bodies.filter(one => one !== sent)
  store({ owner, key, bodies: [...earlier, sent] })
  try {
    const order = await send(api, body, key).catch(error => {
      if (isKeyUsed(error)) return findPlaced(api, { owner, key, bodies: earlier }, error)
      throw error
    })
    store(undefined)
    return order
  } catch (error) {
    if (isRejected(error)) store(isKeyUsed(error) ? undefined : { owner, key, bodies: earlier })
    throw error
  }
}

/** Returns the order that the server placed with a key, by repeating its bodies, none of which is placed any more. */
async function findPlaced(api: ApiClient, { key, bodies }: Unanswered, refusal?: unknown): Promise<PlacedOrder> {
  let last = refusal
  for (const body of bodies.toReversed()) {
    try {
      return { ...(await send(api, JSON.parse(body), key)), isEarlier: true }
    } catch (error) {
      if (!isKeyUsed(error)) throw error
      last = error
    }
  }
  throw last
}

/** True if the server placed another body with the key. */
const isKeyUsed = (error: unknown) => isApiError(error) && 'Idempotency-Key' in error.errors

/** An order whose response was lost, and its idempotency key. */
interface UnansweredOrder {
  key: string
  retry: () => Promise<PlacedOrder>
}

/**
 * Finds this tab's unanswered order of any of the products, to retry it with its idempotency key. Retry it only if nothing
 * is left to buy, else it could place a new order.
 */
export function unansweredOrder(api: ApiClient, buyer: CartOwner, lines: CheckoutLine[]): UnansweredOrder | undefined {
  const unanswered = readUnanswered(
    buyer,
    lines.map(({ product }) => ({ product_id: product.id })),
  )
  if (!unanswered) return undefined
  const retry = async () => {
    try {
      const order = await findPlaced(api, unanswered)
      store(undefined)
      return order
    } catch (error) {
      if (isRejected(error)) store(undefined)
      throw error
    }
  }
  return { key: unanswered.key, retry }
}

/** Reads the buyer's unanswered purchase of any of the items; an account's may be that of the guest it was before. */
function readUnanswered(buyer: CartOwner, items: { product_id: number }[]): Unanswered | undefined {
  const stored: Partial<Unanswered> | null = JSON.parse(sessionStorage.getItem(UNANSWERED_ORDER_KEY) ?? 'null')
  const ids = items.map(({ product_id }) => product_id)
  const { owner, key, bodies = [] } = stored ?? {}
  if (!owner || !key || ![buyer, readGuestId(), readFormerGuestId()].includes(owner)) return undefined
  const isOfItems = bodies.some(body =>
    (JSON.parse(body) as OrderBody).cart_items.some(item => ids.includes(item.product_id)),
  )
  return isOfItems ? { owner, key, bodies } : undefined
}

function store(unanswered: Unanswered | undefined) {
  if (unanswered?.bodies.length) sessionStorage.setItem(UNANSWERED_ORDER_KEY, JSON.stringify(unanswered))
  else sessionStorage.removeItem(UNANSWERED_ORDER_KEY)
}
