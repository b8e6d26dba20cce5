import { buyableItems } from '@closyyy/contract/cart-items'
import type { CartItem } from '@closyyy/contract/carts-schemas'
import { toPaisa, toRupees } from '@closyyy/contract/money'

/** Units that an order may contain. */
export const orderedQuantity = ({ quantity, product }: CartItem): number => Math.min(quantity, product.quantity_left)

/** Total of the units that an order may contain, in rupees. */
export const totalOf = (items: CartItem[]): number =>
  toRupees(buyableItems(items).reduce((total, item) => total + toPaisa(item.unit_price) * orderedQuantity(item), 0))

/** Items by seller, since an order has one (CHECKOUT-1). */
export function sellerGroups(items: CartItem[]): CartItem[][] {
  return [...Map.groupBy(items, ({ product }) => product.user.id).values()]
}
