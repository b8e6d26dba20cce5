import { randomBytes } from 'node:crypto'
import type { HeldOrderLink } from '@closyyy/contract/held-orders'
import { orderFees } from '@closyyy/contract/order-fees'
import type { Order } from '@closyyy/contract/orders-schemas'
import type { Insertable } from 'kysely'
import type { Db } from '../../db/database.ts'
import { secondsFromNow } from '../../db/expressions.ts'
import type { OrdersTable } from '../../db/tables/orders.ts'
import { transact } from '../../db/transact.ts'
import type { Settings } from '../../env.ts'
import { AppError } from '../../http/app-error.ts'
import { type Attempt, runOnce } from '../../idempotency.ts'
import { HOUR } from '../../time.ts'
import type { CartOwner } from '../carts/carts-policy.ts'
import { removeBought, removeItems } from '../carts/carts-service.ts'
import { book, HOLD_SECONDS, hold } from '../held-orders/order-booking.ts'
import { linksOf } from '../held-orders/order-links.ts'
import { type BuyableOffer, findBuyableOffers, requireBuyableOffer, settleByBuying } from '../offers/offer-ending.ts'
import { newOrderCode, type OrderCode } from '../order-confirmations/order-codes-service.ts'
import { startWaiting } from '../order-confirmations/waiting-orders.ts'
import { startOfOrder } from '../orders/order-settling.ts'
import { noSuchOrder, type OrderWithItems, readOrder, showPlacedOrder } from '../orders/orders-service.ts'
import type { ProductsContext } from '../products/products-service.ts'
import { requireMayTrade } from '../trade-checks/trade-checks-service.ts'
import { type Admission, admitOrder, type CashBuyer } from './cash-admission.ts'
import type { LimitCheckout } from './checkout-limiter.ts'
import {
  linesOf,
  type OrderLine,
  type RequestedItem,
  requireFrom,
  requireOpenAccount,
  requireSelling,
} from './checkout-policy.ts'
import { insertOrder, lockParties, reserveStock } from './checkout-queries.ts'

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
  /** Runs before the order is placed, but not for one that was placed before with the same key. */
  begin?: (tx: Db) => Promise<void>
  attempt: Attempt
  sellerId: number
  items: RequestedItem[]
  cart: CartOwner
  /** Of a guest who probably has to confirm the order; otherwise it is created once that is known. */
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

/** Returns the offers by product: those that items name, and accepted ones of single units that name none (OFFER-16). */
async function offersFor(tx: Db, ttlHours: number, items: RequestedItem[], buyerId: number) {
  const unnamed = items.filter(({ offer_id, quantity }) => !offer_id && quantity === 1)
  const offers = await findBuyableOffers(tx, ttlHours, buyerId, unnamed)
  for (const { offer_id, product_id } of items) {
    if (!offer_id) continue
    const selection = { id: offer_id, product_id, buyer_id: buyerId }
    offers.set(product_id, await requireBuyableOffer(tx, ttlHours, selection))
  }
  return offers
}

interface LockedLines {
  seller: Person & { id: number }
  account: Person | undefined
  lines: OrderLine[]
}

/** Locks products, seller and buyer, and prices the order. */
async function lockLines(
  tx: Db,
  { settings }: CheckoutContext,
  { items, sellerId, cart }: PlaceOrderInput,
): Promise<LockedLines> {
  const buyerId = 'userId' in cart ? cart.userId : undefined
  const productIds = items.map(item => item.product_id)
  const locked = await lockParties(tx, { productIds, sellerId, buyerId: buyerId ?? null })
  const [first] = locked
  if (!first || locked.length < items.length) throw new AppError('not-found', 'product.not-found')
  for (const product of locked) requireFrom(product, sellerId, buyerId)
  requireSelling(first)
  const account = buyerId === undefined ? undefined : requireOpenAccount(first)
  if (buyerId !== undefined) await requireMayTrade(tx, buyerId)
  const seller = { id: sellerId, email: first.seller_email ?? '', phone: first.seller_phone }
  const products = new Map(locked.map(product => [product.id, product]))
  // Guests make no offers.
  const offers =
    buyerId === undefined
      ? new Map<number, BuyableOffer>()
      : await offersFor(tx, settings.offerTtlHours, items, buyerId)
  return { seller, account, lines: linesOf(items, products, offers) }
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

interface Start {
  decision: Admission['decision']
  /** Facts that buyer and seller share, if the order needs no confirmation. */
  links: HeldOrderLink[]
  isAccount: boolean
}

/** Returns the columns with the time until which a new order waits for its buyer, a moderator or its seller. */
function columnsOfStart(settings: Settings, { decision, links, isAccount }: Start) {
  const { accountConfirmHours, guestConfirmMinutes, deadlineDays } = settings
  if (decision === 'confirm')
    return { confirm_by: secondsFromNow(isAccount ? accountConfirmHours * HOUR : guestConfirmMinutes * 60) }
  return links.length > 0 ? { held_until: secondsFromNow(HOLD_SECONDS) } : startOfOrder(deadlineDays)
}

interface NewOrder {
  sellerId: number
  lines: OrderLine[]
  recipient: Recipient
  start: ReturnType<typeof columnsOfStart>
}

async function writeOrder(tx: Db, { sellerId, lines, recipient, start }: NewOrder): Promise<OrderWithItems> {
  const offer_id = lines.find(line => line.offer_id !== null)?.offer_id ?? null
  const columns = { ...recipient, ...moneyOf(lines), ...start, tracking_no: newTrackingNo(), offer_id }
  const items = await insertOrder(tx, { ...columns, seller_id: sellerId }, lines)
  const order = await readOrder(tx, items[0]?.order_id ?? 0)
  if (!order) throw noSuchOrder()
  return { order, items }
}

async function decideStart(
  tx: Db,
  settings: Settings,
  input: PlaceOrderInput,
  { seller, account, lines }: LockedLines,
) {
  const recipient = await input.recipientOf(tx, seller)
  const buyer = { ...input.buyerOf(recipient, account), ip: input.ip }
  const { subtotal_paisa, delivery_fee_paisa } = moneyOf(lines)
  const { address_line_1, address_line_2 = null, city, buyer_id = null } = recipient
  const { decision, keys } = await admitOrder(tx, settings, {
    buyer,
    sellerId: seller.id,
    lines,
    totalPaisa: subtotal_paisa + delivery_fee_paisa,
    address: address_line_1,
    city,
  })
  const linked = { seller_id: seller.id, buyer_id, buyer_phone: buyer.phone, address_line_1, address_line_2, city }
  const links = decision === 'ready' ? await linksOf(tx, linked) : []
  return { recipient, keys, decision, links, isAccount: account !== undefined }
}

/** Rolls an order back, because it has to be confirmed and there is no code for it. */
class CodeRequired extends Error {}

function requireCode(code: OrderCode | undefined): OrderCode {
  if (!code) throw new CodeRequired()
  return code
}

async function writePlaced(tx: Db, context: CheckoutContext, input: PlaceOrderInput): Promise<Order> {
  const { settings } = context
  const locked = await lockLines(tx, context, input)
  const { seller, lines } = locked
  await removeSelectedItems(tx, input)
  const { recipient, keys, ...start } = await decideStart(tx, settings, input, locked)
  const code = start.decision === 'confirm' ? requireCode(input.code) : undefined
  const soldOutIds = await reserveStock(tx, lines)
  const columns = columnsOfStart(settings, start)
  const placed = await writeOrder(tx, { sellerId: seller.id, lines, recipient, start: columns })
  for (const { offer_id } of lines) if (offer_id !== null) await settleByBuying(tx, offer_id)
  if (code) await startWaiting(tx, settings, placed.order, { keys, code })
  else if (start.links.length > 0) await hold(tx, settings, placed, start.links)
  else await book(tx, settings, placed, soldOutIds)
  await removeBought(
    tx,
    input.cart,
    lines.map(line => line.product_id),
  )
  return showPlacedOrder(tx, placed)
}

/** Rejects items that left the cart since they were selected, for example with another tab's order (CHECKOUT-12). */
async function removeSelectedItems(tx: Db, { cart, items }: PlaceOrderInput): Promise<void> {
  const selected = items.flatMap(({ cart_item_id }) => cart_item_id ?? [])
  if (selected.length === 0) return
  const removed = new Set(await removeItems(tx, cart, selected))
  if (selected.some(id => !removed.has(id))) throw new AppError('conflict', 'checkout.cart-changed')
}

/** Writes stock, order, ledger, messages, cart and the stored response in one transaction. */
export async function placeOrder(context: CheckoutContext, input: PlaceOrderInput): Promise<Order> {
  const place = (code: OrderCode | undefined) =>
    transact(context.db, tx =>
      runOnce(tx, input.attempt, async () => {
        await input.begin?.(tx)
        return writePlaced(tx, context, { ...input, code })
      }),
    )
  const order = await place(input.code).catch(async error => {
    if (!(error instanceof CodeRequired)) throw error
    // Only the transaction knows that; the code is hashed without any lock, and the order placed again.
    return place(await newOrderCode())
  })
  context.counts.forget()
  return order
}
