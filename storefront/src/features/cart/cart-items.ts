import type { CartItem } from '@closyyy/contract/carts'
import type { Product } from '@closyyy/contract/products'

/** What hinders buying a line of the cart as it stands; undefined where nothing does. */
export type UnavailableReason = 'sold' | 'vacation' | 'fewer'

/** The product, where the server still knows it; an older server may answer a row without one. */
export const productOf = (item: CartItem): Product | undefined => item.product

export function unavailableReason(item: CartItem): UnavailableReason | undefined {
  const product = productOf(item)
  if (!product || product.sold || product.quantity_left < 1) return 'sold'
  if (product.user.on_vacation) return 'vacation'
  return item.quantity > product.quantity_left ? 'fewer' : undefined
}

/** The items that can be checked out: neither sold out nor of a seller on vacation. */
export const buyableItems = (items: CartItem[]) => items.filter(item => canCheckOut(unavailableReason(item)))

const canCheckOut = (reason: UnavailableReason | undefined) => reason === undefined || reason === 'fewer'

/** The money that the buyable ones of some items cost together. */
export const totalPrice = (items: CartItem[]) => sum(buyableItems(items).map(item => item.total_price || 0))

/** The pieces that the buyable ones of some items are together. */
export const totalQuantity = (items: CartItem[]) => sum(buyableItems(items).map(item => item.quantity))

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

export interface SellerItems {
  seller: Product['user'] | undefined
  items: CartItem[]
}

/** The items by their seller, both in the order of the cart. */
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
