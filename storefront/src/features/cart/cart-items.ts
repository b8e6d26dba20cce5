import type { CartItem } from '@closyyy/contract/carts-schemas'
import type { Product } from '@closyyy/contract/products-schemas'

export type UnavailableReason = 'sold' | 'vacation' | 'fewer'

/** Undefined if the product was deleted; older servers omit it. */
export const productOf = (item: CartItem): Product | undefined => item.product

export function unavailableReason(item: CartItem): UnavailableReason | undefined {
  const product = productOf(item)
  if (!product || product.sold || product.quantity_left < 1) return 'sold'
  if (product.user.on_vacation) return 'vacation'
  return item.quantity > product.quantity_left ? 'fewer' : undefined
}

/** Items neither sold out nor from a seller on vacation. */
export const buyableItems = (items: CartItem[]) => items.filter(item => canCheckOut(unavailableReason(item)))

const canCheckOut = (reason: UnavailableReason | undefined) => reason === undefined || reason === 'fewer'

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
