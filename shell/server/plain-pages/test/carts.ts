import type { CartItem } from '@closyyy/contract/carts-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { aProduct } from '@closyyy/testing/builders'

export const GUEST_ID = '11111111-2222-4333-8444-555555555555'
export const asGuest = { cookie: `a=b; guest=${GUEST_ID}` }

/** A cart item of one unit at the product's price. */
export function aCartItem(id: number, product: Partial<Product> = {}, quantity = 1): CartItem {
  const own = aProduct({ id: 600 + id, ...product })
  return {
    id,
    product_id: own.id,
    product: own,
    quantity,
    price: own.price,
    unit_price: own.price,
    total_price: own.price * quantity,
    offer_id: null,
  }
}
