import {
  buyableItems,
  nothingToBuyReason,
  orderableQuantity,
  orderableTotal,
  productOf,
} from '@closyyy/contract/cart-items'
import type { CartItem } from '@closyyy/contract/carts-schemas'
import { toRupees } from '@closyyy/contract/money'
import type { Product } from '@closyyy/contract/products-schemas'

/** Id of the text in place of a total if none of the items can be bought (CART-3). */
export function nothingToBuy(items: CartItem[]) {
  const reason = nothingToBuyReason(items)
  return reason === 'sold' ? 'nothing-to-buy' : (`nothing-to-buy.${reason}` as const)
}

/** Total in rupees of the units that an order may contain (CART-14). */
export const totalPrice = (items: CartItem[]) => toRupees(orderableTotal(items))

export const totalQuantity = (items: CartItem[]) =>
  buyableItems(items).reduce((total, item) => total + orderableQuantity(item), 0)

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
