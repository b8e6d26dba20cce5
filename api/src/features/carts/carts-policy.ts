import { AppError } from '../../http/app-error.ts'
import { noSuchProduct } from '../products/products-policy.ts'
import type { Buyable } from './buyable-queries.ts'

/** @throws AppError `conflict` where nobody can buy the product any more, or not now */
export function requireOnSale(product: Pick<Buyable, 'sold' | 'on_sale'>): void {
  if (product.sold) throw new AppError('conflict', 'This product is already sold.')
  if (!product.on_sale) throw new AppError('conflict', 'This product is not on sale at the moment.')
}

/** @throws AppError `not-found`, `conflict` where this buyer (undefined for a guest) cannot put the product into a cart */
export function requireBuyable(product: Buyable | undefined, buyerId: number | undefined): asserts product is Buyable {
  if (product && product.seller_id === buyerId) throw new AppError('conflict', 'You cannot buy your own product.')
  // What is not shown is unknown to whoever might guess its id.
  if (!product?.is_public) throw noSuchProduct()
  requireOnSale(product)
  if (product.on_vacation) throw new AppError('conflict', 'This seller is on vacation.')
}

/** @throws AppError `invalid`: an offer buys one piece (CART-2) */
export function requireOnePiece(quantity: number): void {
  const message = "Only 1 piece can be bought at an offer's price."
  if (quantity > 1) throw new AppError('invalid', message, { quantity: [message] })
}

/** @throws AppError `invalid`, saying how many pieces are left */
export function requireLeft({ quantity_left }: Pick<Buyable, 'quantity_left'>, quantity: number): void {
  if (quantity <= quantity_left) return
  const message = quantity_left === 1 ? 'Only 1 piece is left.' : `Only ${quantity_left} pieces are left.`
  throw new AppError('invalid', message, { quantity: [message] })
}
