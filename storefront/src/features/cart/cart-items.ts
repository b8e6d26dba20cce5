import { buyableItems, nothingToBuyReason, productOf } from '@closyyy/contract/cart-items'
import type { CartItem } from '@closyyy/contract/carts-schemas'
import type { Product } from '@closyyy/contract/products-schemas'

/** Id of the text in place of a total if none of the items can be bought (CART-3). */
export function nothingToBuy(items: CartItem[]) {
  const reason = nothingToBuyReason(items)
  return reason === 'sold' ? 'nothing-to-buy' : (`nothing-to-buy.${reason}` as const)
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
