import { checkoutWords } from '@closyyy/contract/checkout'
import type { FieldErrors } from '@closyyy/contract/errors'
import { AppError } from '../../http/app-error.ts'
import { formatRupees, toPaisa } from '../../money.ts'
import type { BuyableOffer } from '../offers/offer-buying.ts'
import { isClosedMailbox } from '../outbox/outbox-service.ts'
import type { HeldProduct } from './checkout-queries.ts'

/** What a buyer asks for; `price` is what was shown, in rupees. */
export interface AskedItem {
  product_id: number
  quantity: number
  price?: number | null | undefined
  offer_id?: number | null | undefined
}

/** One product of an order at its price of now. */
export interface OrderLine {
  product_id: number
  title: string
  quantity: number
  price_paisa: number
  offer_id: number | null
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid', message, { [field]: [message] })
}

/** @throws AppError `invalid`, `conflict` where this person cannot buy this product of this seller at all */
export function requireFrom(product: HeldProduct, sellerId: number, buyerId: number | undefined): void {
  if (product.seller_id === buyerId) throw new AppError('conflict', 'You cannot buy your own product.')
  if (product.seller_id !== sellerId) refuse('seller_id', 'An order can hold the items of one seller only.')
}

/** @throws AppError `invalid` for no such seller, `conflict` while they are on vacation */
export function requireSelling<Seller extends { on_vacation: boolean }>(
  seller: Seller | undefined,
): asserts seller is Seller {
  if (!seller) refuse('seller_id', checkoutWords.seller)
  if (seller.on_vacation) throw new AppError('conflict', 'This seller is on vacation.')
}

/** @throws AppError `signed-out` where the buyer closed the account while this call was under way */
export function requireOpenAccount(buyer: { email: string } | undefined): void {
  if (!buyer || isClosedMailbox(buyer.email)) throw new AppError('signed-out', 'Please log in to continue.')
}

/** What is no longer as the buyer saw it, by the part of the item that it concerns. */
function changeOf(product: HeldProduct, item: AskedItem, price: number): [part: string, message: string] | undefined {
  if (product.sold) return ['product_id', `${product.title} is already sold.`]
  if (!product.on_sale) return ['product_id', `${product.title} is not on sale at the moment.`]
  if (product.quantity_left < item.quantity) {
    const left = product.quantity_left === 1 ? 'Only 1 piece' : `Only ${product.quantity_left} pieces`
    return ['quantity', `${left} of ${product.title} ${product.quantity_left === 1 ? 'is' : 'are'} left.`]
  }
  if (item.price !== undefined && item.price !== null && toPaisa(item.price) !== price)
    return ['price', `${product.title} costs Rs.${formatRupees(price)} now.`]
  return undefined
}

/** The lines of an order at the server's prices: the offer's, or the list's where that is lower. @throws AppError `invalid`, `conflict` naming every change */
export function linesOf(
  items: AskedItem[],
  products: ReadonlyMap<number, HeldProduct>,
  offers: ReadonlyMap<number, BuyableOffer>,
): OrderLine[] {
  const changes: FieldErrors = {}
  const lines = items.flatMap((item, place) => {
    const product = products.get(item.product_id)
    if (!product) return []
    const offer = offers.get(item.offer_id ?? 0)
    if (offer && item.quantity !== 1)
      refuse(`cart_items.${place}.quantity`, "Only 1 piece can be bought at an offer's price.")
    const price = Math.min(product.price_paisa, offer?.price_paisa ?? product.price_paisa)
    const change = changeOf(product, item, price)
    if (change) changes[`cart_items.${place}.${change[0]}`] = [change[1]]
    const { id, title } = product
    return [{ product_id: id, title, quantity: item.quantity, price_paisa: price, offer_id: offer?.id ?? null }]
  })
  const told = Object.values(changes).flat()
  if (told.length > 0) throw new AppError('conflict', told.join(' '), changes)
  return lines
}
