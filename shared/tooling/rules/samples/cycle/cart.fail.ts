// as: storefront/src/features/cart/cart-total.ts
// expect: Modules import each other: storefront/src/features/cart/cart-total.ts → storefront/src/features/cart/cart-items.ts → storefront/src/features/cart/cart-total.ts
import { itemsOf } from './cart-items.ts'

export const totalOf = itemsOf
