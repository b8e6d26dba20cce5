import type { CartItem } from '@closyyy/contract/carts-schemas'
import { toPaisa, toRupees } from '@closyyy/contract/money'

/** Units that an order may contain. */
export const orderedQuantity = ({ quantity, product }: CartItem): number => Math.min(quantity, product.quantity_left)

/** Total of the items in rupees. */
export const totalOf = (items: CartItem[]): number =>
  toRupees(items.reduce((total, { unit_price, quantity }) => total + toPaisa(unit_price) * quantity, 0))

/** Items by seller, since an order has one (CHECKOUT-1). */
export function sellerGroups(items: CartItem[]): CartItem[][] {
  return [...Map.groupBy(items, ({ product }) => product.user.id).values()]
}
