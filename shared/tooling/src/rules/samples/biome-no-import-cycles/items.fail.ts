// as: storefront/src/features/cart/cart-items.ts
// expect: This import is part of a cycle.
import { totalOf } from './cart-total.ts'

export const itemsOf = totalOf
