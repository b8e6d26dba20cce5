import type { CartItem } from '@closyyy/contract/carts-schemas'
import type { Product } from '@closyyy/contract/products-schemas'

export type UnavailableReason = 'sold' | 'off-sale' | 'removed' | 'vacation' | 'fewer'

/** Undefined if the product was deleted; older servers omit it. */
export const productOf = (item: CartItem): Product | undefined => item.product

export function unavailableReason(item: CartItem): UnavailableReason | undefined {
  const product = productOf(item)
  if (product?.sold) return 'sold'
  if (!product || product.quantity_left < 1) return isRemoved(item) ? 'removed' : 'off-sale'
  if (product.user.on_vacation) return 'vacation'
  return item.quantity > product.quantity_left ? 'fewer' : undefined
}

/** True for items that their sellers deleted and those that were taken down, which have no title; others are hidden. */
const isRemoved = ({ is_deleted, product }: CartItem) => is_deleted || !product?.title

const goneReasons: (UnavailableReason | undefined)[] = ['sold', 'off-sale', 'removed']

/** True for items that nobody can buy now, whatever the quantity. */
export const isGone = (reason: UnavailableReason | undefined) => goneReasons.includes(reason)

/** Items on sale and not from a seller on vacation. */
export const buyableItems = (items: CartItem[]) => items.filter(item => canCheckOut(unavailableReason(item)))

const canCheckOut = (reason: UnavailableReason | undefined) => reason === undefined || reason === 'fewer'

/** Id of the text in place of a total if none of the items can be bought (CART-3). */
export function nothingToBuy(items: CartItem[]) {
  const reasons = items.map(unavailableReason)
  if (reasons.includes('vacation')) return 'nothing-to-buy.vacation'
  if (reasons.includes('off-sale')) return 'nothing-to-buy.off-sale'
  return reasons.includes('removed') ? 'nothing-to-buy.removed' : 'nothing-to-buy'
}

export const totalPrice = (items: CartItem[]) => sum(buyableItems(items).map(item => item.total_price || 0))

export const totalQuantity = (items: CartItem[]) => sum(buyableItems(items).map(item => item.quantity))

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

export interface SellerItems {
  seller: Product['user'] | undefined
  items: CartItem[]
}

export function groupBySeller(items: CartItem[]): SellerItems[] {
  const groups = new Map<number | undefined, SellerItems>()
  for (const item of items) {
    const seller = productOf(item)?.user
    const group = groups.get(seller?.id) ?? { seller, items: [] }
    group.items.push(item)
    groups.set(seller?.id, group)
  }
  return [...groups.values()]
}
