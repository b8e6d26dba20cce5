import { AppError, fieldError } from '../../http/app-error.ts'
import { requireOnSale } from '../offers/offers-policy.ts'
import { noSuchProduct } from '../products/products-policy.ts'
import type { Buyable } from './buyable-queries.ts'

export type CartOwner = { userId: number } | { guestId: string }

export function requireBuyable(product: Buyable | undefined, buyerId: number | undefined): asserts product is Buyable {
  if (product && product.seller_id === buyerId) throw new AppError('conflict', 'product.buy-own')
  // Hidden products must not be revealed to someone who guesses ids.
  if (!product?.is_public) throw noSuchProduct()
  requireOnSale(product)
  if (product.on_vacation) throw new AppError('conflict', 'product.seller-on-vacation')
}

/** An offer buys a single unit (CART-2). */
export function requireSingleUnit(quantity: number): void {
  if (quantity > 1) throw fieldError('quantity', 'cart.offer-quantity')
}

export function requireLeft({ quantity_left }: Pick<Buyable, 'quantity_left'>, quantity: number): void {
  if (quantity <= quantity_left) return
  if (quantity_left === 1) throw fieldError('quantity', 'cart.one-left')
  throw fieldError('quantity', 'cart.some-left', { count: quantity_left })
}
