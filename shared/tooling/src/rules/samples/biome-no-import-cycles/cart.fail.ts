// as: storefront/src/features/cart/cart-total.ts
// expect: This import is part of a cycle.
import { itemsOf } from './cart-items.ts'

export const totalOf = itemsOf
