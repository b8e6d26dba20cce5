import { toPaisa } from '@closyyy/contract/money'
import { AppError, fieldError, fieldErrors } from '../../http/app-error.ts'
import { type Message, message } from '../../messages/response-message.ts'
import { formatRupees } from '../../money.ts'
import type { BuyableOffer } from '../offers/offer-ending.ts'
import { mailboxOf } from '../outbox/guest-mailbox.ts'
import { isClosedMailbox } from '../outbox/outbox-service.ts'
import type { LockedProduct, LockedRow } from './checkout-queries.ts'

/** An item of the request; `price` in rupees, as shown to the buyer. */
export interface RequestedItem {
  product_id: number
  quantity: number
  price?: number | null | undefined
  offer_id?: number | null | undefined
  cart_item_id?: number | null | undefined
}

export interface OrderLine {
  product_id: number
  title: string
  size: string | null
  condition_id: number
  quantity: number
  price_paisa: number
  offer_id: number | null
}

export function requireFrom(product: LockedProduct, sellerId: number, buyerId: number | undefined): void {
  if (product.seller_id === buyerId) throw new AppError('conflict', 'product.buy-own')
  if (product.seller_id !== sellerId) throw fieldError('seller_id', 'checkout.several-sellers')
}

export function requireSelling({ on_vacation }: Pick<LockedRow, 'on_vacation'>): void {
  if (on_vacation) throw new AppError('conflict', 'product.seller-on-vacation')
}

/** Rejects a buyer who closed the account during this call. */
export function requireOpenAccount({ buyer_email, buyer_phone }: LockedRow): Contact {
  if (buyer_email === null || isClosedMailbox(buyer_email)) throw new AppError('signed-out', 'access.signed-out')
  return { email: buyer_email, phone: buyer_phone }
}

/** Recognises a signed-out seller by phone or email. */
export function isSamePerson(seller: Contact, guest: Contact): boolean {
  return seller.phone === guest.phone || mailboxOf(seller.email) === mailboxOf(guest.email)
}

interface Contact {
  email: string
  phone: string | null
}

/** Returns what changed since the item was shown, by field (CHECKOUT-2). */
function changesOf(
  { title, quantity_left: count, sold, on_sale }: LockedProduct,
  item: RequestedItem,
  price: number,
): Record<string, Message> {
  if (sold) return { product_id: message('checkout.product-sold', { title }) }
  if (!on_sale) return { product_id: message('checkout.product-off-sale', { title }) }
  const left = count === 1 ? message('checkout.one-left', { title }) : message('checkout.some-left', { title, count })
  const shown = item.price ?? undefined
  return {
    ...(count < item.quantity && { quantity: left }),
    ...(shown !== undefined &&
      toPaisa(shown) !== price && {
        price: message('checkout.price-changed', { title, price: formatRupees(price) }),
      }),
  }
}

/** Charges the price of the product's offer, or the list price if that is lower. One error lists every change. */
export function linesOf(
  items: RequestedItem[],
  products: ReadonlyMap<number, LockedProduct>,
  offers: ReadonlyMap<number, BuyableOffer>,
): OrderLine[] {
  const changes: Record<string, Message[]> = {}
  const lines = items.flatMap((item, index) => {
    const product = products.get(item.product_id)
    if (!product) return []
    const offer = offers.get(item.product_id)
    if (offer && item.quantity !== 1) throw fieldError(`cart_items.${index}.quantity`, 'cart.offer-quantity')
    const price = Math.min(product.price_paisa, offer?.price_paisa ?? product.price_paisa)
    for (const [field, change] of Object.entries(changesOf(product, item, price)))
      changes[`cart_items.${index}.${field}`] = [change]
    const { id, title, size, condition_id } = product
    const facts = { product_id: id, title, size, condition_id }
    return [{ ...facts, quantity: item.quantity, price_paisa: price, offer_id: offer?.id ?? null }]
  })
  if (Object.keys(changes).length > 0) throw fieldErrors(changes, { code: 'conflict', namesAll: true })
  return lines
}
