import type { CartItem } from '@closyyy/contract/carts'
import type { Product } from '@closyyy/contract/products'

/** What hinders buying a line of the cart as it stands; undefined where nothing does. */
export type LineHindrance = 'sold' | 'vacation' | 'fewer'

/** The product, where the server still knows it; an older server may answer a row without one. */
export const productOf = (item: CartItem): Product | undefined => item.product

export function hindranceOf(item: CartItem): LineHindrance | undefined {
  const product = productOf(item)
  if (!product || product.sold || product.quantity_left < 1) return 'sold'
  if (product.user.on_vacation) return 'vacation'
  return item.quantity > product.quantity_left ? 'fewer' : undefined
}

/** The money that items cost together; sold ones cost nothing, as they cannot be bought. */
export const totalPrice = (items: CartItem[]) => sum(buyable(items).map(item => item.total_price || 0))

/** The pieces that items are together, sold ones left out. */
export const totalQuantity = (items: CartItem[]) => sum(buyable(items).map(item => item.quantity))

const buyable = (items: CartItem[]) => items.filter(item => hindranceOf(item) !== 'sold')

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
