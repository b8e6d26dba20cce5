import type { CartItem } from '@closyyy/contract/carts-schemas'
import { toPaisa, toRupees } from '@closyyy/contract/money'

/** True for items that are sold out, hidden, deleted or taken down. */
export const isGone = ({ product }: CartItem): boolean => product.sold || product.quantity_left < 1

/** Why an item is gone: one without a title was taken down. */
export function goneReason({ product, is_deleted }: CartItem): 'sold' | 'off-sale' | 'removed' {
  if (product.sold) return 'sold'
  return is_deleted || !product.title ? 'removed' : 'off-sale'
}

/** Items on sale and not from a seller on vacation. */
export const buyableItems = (items: CartItem[]): CartItem[] =>
  items.filter(item => !isGone(item) && !item.product.user.on_vacation)

/** Units that an order may contain. */
export const orderedQuantity = ({ quantity, product }: CartItem): number => Math.min(quantity, product.quantity_left)

/** Total of the items in rupees. */
export const totalOf = (items: CartItem[]): number =>
  toRupees(items.reduce((total, { unit_price, quantity }) => total + toPaisa(unit_price) * quantity, 0))

/** Items by seller, since an order has one (CHECKOUT-1). */
export function sellerGroups(items: CartItem[]): CartItem[][] {
  return [...Map.groupBy(items, ({ product }) => product.user.id).values()]
}
