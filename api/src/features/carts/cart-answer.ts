import type { CartItem } from '@closyyy/contract/carts'
import type { Product } from '@closyyy/contract/products'
import { rupees } from '../products/product-answer.ts'
import { paisa } from '../products/product-selection.ts'
import type { CartItemRow } from './carts-queries.ts'

/** An item at its product's price of now; what can no longer be bought stays, with nothing left of it. */
export function presentCartItem(row: CartItemRow, product: Product): CartItem {
  return {
    id: row.id,
    product_id: product.id,
    product: row.on_sale ? product : { ...product, quantity_left: 0 },
    quantity: row.quantity,
    price: product.price,
    unit_price: product.price,
    total_price: rupees(paisa(product.price) * row.quantity),
    offer_id: null,
  }
}
