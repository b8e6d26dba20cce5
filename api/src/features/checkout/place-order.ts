import { randomBytes } from 'node:crypto'
import { orderFees } from '@closyyy/contract/order-fees'
import type { Order } from '@closyyy/contract/orders-schemas'
import type { Insertable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { OrdersTable } from '../../db/tables/orders.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import type { CartOwner } from '../carts/carts-policy.ts'
import { removeBought } from '../carts/carts-service.ts'
import { recordOrderPlaced } from '../ledger/ledger-service.ts'
import { type BuyableOffer, closeOffersOf, requireBuyableOffer, settleByBuying } from '../offers/offer-ending.ts'
import { notifyOfOrder } from '../orders/order-notices.ts'
import { startWait } from '../orders/order-settling.ts'
import { type OrderViewer, showOrder } from '../orders/orders-service.ts'
import type { ProductsContext } from '../products/products-service.ts'
import type { LimitCheckout } from './checkout-limiter.ts'
import {
  linesOf,
  type OrderLine,
  type RequestedItem,
  requireFrom,
  requireOpenAccount,
  requireSelling,
} from './checkout-policy.ts'
import { insertOrder, lockBuyer, lockProducts, lockSeller, takeStock } from './checkout-queries.ts'
import { type Attempt, runOnce } from './idempotency.ts'

export interface CheckoutContext extends ProductsContext {
  settings: Pick<Settings, 'offerTtlHours' | 'publicUrl' | 'deadlineDays'>
  limitCheckout: LimitCheckout
}

export type Recipient = Pick<
  Insertable<OrdersTable>,
  | 'address_line_1'
  | 'address_line_2'
  | 'city'
  | 'state_province_or_region'
  | 'zip_or_postal_code'
  | 'buyer_id'
  | `guest_${'id' | 'email' | 'phone' | 'first_name' | 'last_name' | 'subscribes' | 'takes_texts' | 'saves_address' | 'locale'}`
>

export interface PlaceOrderInput {
  attempt: Attempt
  sellerId: number
  items: RequestedItem[]
  cart: CartOwner
  viewer: OrderViewer
  takeFromLimit: () => Promise<unknown>
  recipientOf: (tx: Db, seller: { email: string; phone: string | null }) => Promise<Recipient>
}

/** Unguessable, and without 0, O, 1 and I, which are easy to confuse. */
function newTrackingNo(): string {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  return `CLX${[...randomBytes(12)].map(byte => alphabet[byte % alphabet.length]).join('')}`
}

async function offersFor(tx: Db, ttlHours: number, items: RequestedItem[], buyerId: number | undefined) {
  const offers = new Map<number, BuyableOffer>()
  for (const { offer_id, product_id } of items) {
    if (!offer_id) continue
    const selection = { id: offer_id, product_id, buyer_id: buyerId ?? 0 }
    offers.set(offer_id, await requireBuyableOffer(tx, ttlHours, selection))
  }
  return offers
}

/** Locks products, then seller, then buyer, always in this order to avoid deadlocks, and prices the order. */
async function lockLines(tx: Db, { settings }: CheckoutContext, { items, sellerId, cart }: PlaceOrderInput) {
  const buyerId = 'userId' in cart ? cart.userId : undefined
  const locked = await lockProducts(
    tx,
    items.map(item => item.product_id),
  )
  const products = new Map(locked.map(product => [product.id, product]))
  if (products.size < items.length) throw new AppError('not-found', 'product.not-found')
  for (const product of locked) requireFrom(product, sellerId, buyerId)
  const seller = await lockSeller(tx, sellerId)
  requireSelling(seller)
  if (buyerId !== undefined) requireOpenAccount(await lockBuyer(tx, buyerId))
  const offers = await offersFor(tx, settings.offerTtlHours, items, buyerId)
  return { seller, lines: linesOf(items, products, offers) }
}

async function writeOrder(tx: Db, sellerId: number, lines: OrderLine[], recipient: Recipient): Promise<number> {
  const subtotal_paisa = lines.reduce((sum, line) => sum + line.price_paisa * line.quantity, 0)
  const { deliveryFee, platformFee, sellerProfit } = orderFees(subtotal_paisa)
  const money = {
    subtotal_paisa,
    delivery_fee_paisa: deliveryFee,
    platform_fee_paisa: platformFee,
    seller_profit_paisa: sellerProfit,
  }
  const offer_id = lines.find(line => line.offer_id !== null)?.offer_id ?? null
  const order = { ...recipient, ...money, tracking_no: newTrackingNo(), seller_id: sellerId, offer_id }
  const id = await insertOrder(tx, order, lines)
  await recordOrderPlaced(tx, { id, seller_id: sellerId, ...money })
  return id
}

async function writePlaced(tx: Db, context: CheckoutContext, input: PlaceOrderInput): Promise<Order> {
  const { seller, lines } = await lockLines(tx, context, input)
  const recipient = await input.recipientOf(tx, seller)
  const soldOut = await takeStock(tx, lines)
  const id = await writeOrder(tx, seller.id, lines, recipient)
  await startWait(tx, id, 'pending', context.settings.deadlineDays)
  for (const { offer_id } of lines) if (offer_id !== null) await settleByBuying(tx, offer_id)
  for (const productId of soldOut) await closeOffersOf(tx, context.settings.offerTtlHours, productId)
  await notifyOfOrder(tx, ['order-placed', 'order-received'], id, context.settings.publicUrl)
  await removeBought(
    tx,
    input.cart,
    lines.map(line => line.product_id),
  )
  return showOrder(tx, id, input.viewer)
}

/** Writes stock, order, ledger, messages, cart and the stored response in one transaction. */
export async function placeOrder(context: CheckoutContext, input: PlaceOrderInput): Promise<Order> {
  const order = await context.limitCheckout(async () => {
    await input.takeFromLimit()
    return transact(context.db, tx => runOnce(tx, input.attempt, () => writePlaced(tx, context, input)))
  })
  context.counts.forget()
  return order
}
