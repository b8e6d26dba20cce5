import type { CartItem } from '@closyyy/contract/carts-schemas'

/** Items by seller, since an order has one (CHECKOUT-1). */
export function sellerGroups(items: CartItem[]): CartItem[][] {
  return [...Map.groupBy(items, ({ product }) => product.user.id).values()]
}
