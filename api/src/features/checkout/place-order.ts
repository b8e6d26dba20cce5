import { randomBytes } from 'node:crypto'
import { orderFees } from '@closyyy/contract/order-fees'
import type { Order } from '@closyyy/contract/orders-schemas'
import type { Insertable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { OrdersTable } from '../../db/tables/orders.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { HOUR } from '../../time.ts'
import type { CartOwner } from '../carts/carts-policy.ts'
import { removeBought, takeItems } from '../carts/carts-service.ts'
import { bookOrHold } from '../held-orders/order-booking.ts'
import { type BuyableOffer, requireBuyableOffer, settleByBuying } from '../offers/offer-ending.ts'
import type { OrderCode } from '../order-confirmations/order-codes-service.ts'
import { startWaiting } from '../order-confirmations/waiting-orders.ts'
import { type OrderViewer, showOrder } from '../orders/orders-service.ts'
import type { ProductsContext } from '../products/products-service.ts'
import { admitOrder, type CashBuyer } from './cash-admission.ts'
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
  settings: Settings
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
  /** Of a guest who may have to confirm the order. */
  code?: OrderCode | undefined
  ip: string
  recipientOf: (tx: Db, seller: Person) => Promise<Recipient>
  buyerOf: (recipient: Recipient, account: Person | undefined) => Omit<CashBuyer, 'ip'>
}

export interface Person {
  email: string
  phone: string | null
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
  const account = buyerId === undefined ? undefined : await lockBuyer(tx, buyerId)
  if (buyerId !== undefined) requireOpenAccount(account)
  const offers = await offersFor(tx, settings.offerTtlHours, items, buyerId)
  return { seller, account, lines: linesOf(items, products, offers) }
}

interface NewOrder {
  sellerId: number
  lines: OrderLine[]
  recipient: Recipient
  /** Seconds for which the order waits for a confirmation; undefined if it needs none. */
  waitSeconds: number | undefined
}

function moneyOf(lines: OrderLine[]) {
  const subtotal_paisa = lines.reduce((sum, line) => sum + line.price_paisa * line.quantity, 0)
  const { deliveryFee, platformFee, sellerProfit } = orderFees(subtotal_paisa)
  return {
    subtotal_paisa,
    delivery_fee_paisa: deliveryFee,
    platform_fee_paisa: platformFee,
    seller_profit_paisa: sellerProfit,
  }
}

function writeOrder(tx: Db, { sellerId, lines, recipient, waitSeconds }: NewOrder): Promise<number> {
  const money = moneyOf(lines)
  const offer_id = lines.find(line => line.offer_id !== null)?.offer_id ?? null
  const order = { ...recipient, ...money, tracking_no: newTrackingNo(), seller_id: sellerId, offer_id }
  return insertOrder(tx, order, lines, waitSeconds)
}

async function writePlaced(tx: Db, { settings, ...context }: CheckoutContext, input: PlaceOrderInput): Promise<Order> {
  const { seller, account, lines } = await lockLines(tx, { settings, ...context }, input)
  await takeFromCart(tx, input)
  const recipient = await input.recipientOf(tx, seller)
  const { subtotal_paisa, delivery_fee_paisa } = moneyOf(lines)
  const { decision, keys } = await admitOrder(tx, settings, {
    buyer: { ...input.buyerOf(recipient, account), ip: input.ip },
    sellerId: seller.id,
    lines,
    totalPaisa: subtotal_paisa + delivery_fee_paisa,
    address: recipient.address_line_1,
    city: recipient.city,
  })
  await takeStock(tx, lines)
  const waitSeconds = decision === 'confirm' ? waitSecondsFor(settings, account) : undefined
  const id = await writeOrder(tx, { sellerId: seller.id, lines, recipient, waitSeconds })
  for (const { offer_id } of lines) if (offer_id !== null) await settleByBuying(tx, offer_id)
  if (waitSeconds === undefined) await bookOrHold(tx, settings, id)
  else await startWaiting(tx, settings, id, { keys, code: input.code })
  await removeBought(
    tx,
    input.cart,
    lines.map(line => line.product_id),
  )
  return showOrder(tx, id, input.viewer)
}

/** Rejects items that left the cart since they were selected, for example with another tab's order (CHECKOUT-12). */
async function takeFromCart(tx: Db, { cart, items }: PlaceOrderInput): Promise<void> {
  const selected = items.flatMap(({ cart_item_id }) => cart_item_id ?? [])
  if (selected.length === 0) return
  const taken = new Set(await takeItems(tx, cart, selected))
  if (selected.some(id => !taken.has(id))) throw new AppError('conflict', 'checkout.cart-changed')
}

function waitSecondsFor({ accountConfirmHours, guestConfirmMinutes }: Settings, account: Person | undefined): number {
  return account ? accountConfirmHours * HOUR : guestConfirmMinutes * 60
}

/** Writes stock, order, ledger, messages, cart and the stored response in one transaction. */
export async function placeOrder(context: CheckoutContext, input: PlaceOrderInput): Promise<Order> {
  const order = await transact(context.db, tx => runOnce(tx, input.attempt, () => writePlaced(tx, context, input)))
  context.counts.forget()
  return order
}
