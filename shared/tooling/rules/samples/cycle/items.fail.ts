// as: storefront/src/features/cart/cart-items.ts
import { totalOf } from './cart-total.ts'

export const itemsOf = totalOf
