import type { OfferAction } from '@closyyy/contract/offers'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { MessageId } from '../../messages/response-message.ts'
import { formatRupees, toPaisa } from '../../money.ts'
import type { OfferedProduct } from './offer-changes-queries.ts'
import type { OfferState } from './offers-policy.ts'

/** @throws AppError `invalid` for a buyer's price that is not below the product's, or below half of it (OFFER-2) */
export function requireOfferPrice(price: number, product: Pick<OfferedProduct, 'price_paisa'>): number {
  const offered = toPaisa(price)
  const min = Math.ceil(product.price_paisa / 2)
  if (offered >= product.price_paisa) throw fieldError('offer_price', 'offer.too-high')
  if (offered < min) throw fieldError('offer_price', 'offer.too-low', { price: formatRupees(min) })
  return offered
}

/** @throws AppError `invalid` for a seller's price that is not above 0 and below the product's */
export function requireCounterPrice(
  price: number,
  product: Pick<OfferedProduct, 'price_paisa'>,
  field: 'price' | 'offer_price',
): number {
  const offered = toPaisa(price)
  // Below one paisa, the remainder check would pass.
  if (offered < 1) throw fieldError(field, 'offer.price-invalid')
  if (offered >= product.price_paisa) throw fieldError(field, 'offer.counter-too-high')
  return offered
}

/** @throws AppError `conflict` if the product is unavailable or its seller on vacation */
export function requireOnSale(product: Pick<OfferedProduct, 'sold' | 'on_sale'>): void {
  if (product.sold) throw new AppError('conflict', 'product.sold')
  if (!product.on_sale) throw new AppError('conflict', 'product.off-sale')
}

/** @throws AppError `conflict` if this product takes no offer of this person now */
export function requireTakesOffers(product: OfferedProduct, userId: number): void {
  if (product.seller_id === userId) throw new AppError('conflict', 'offer.own-product')
  requireOnSale(product)
  if (!product.allow_offers) throw new AppError('conflict', 'offer.not-taken')
  if (product.on_vacation) throw new AppError('conflict', 'product.seller-on-vacation')
}

const stateMessages = {
  none: 'offer.none',
  offered: 'offer.pending',
  'counter-offered': 'offer.counter-pending',
  accepted: 'offer.accepted',
  'counter-accepted': 'offer.counter-accepted',
  bought: 'offer.used',
  rejected: 'offer.rejected',
  'counter-rejected': 'offer.counter-rejected',
  expired: 'offer.expired',
  'counter-expired': 'offer.counter-expired',
  closed: 'offer.closed',
  countered: 'offer.replaced',
} as const satisfies Record<OfferState, MessageId>

/** Returns the error for an action that the state forbids, naming the state. */
export function stateError(latest: OfferState, priceInPaisa: number): AppError {
  return new AppError('conflict', stateMessages[latest], { price: formatRupees(priceInPaisa) })
}

/** Returns the error for an action that only the other side may take. */
export function notAllowedError(action: OfferAction): AppError {
  if (action === 'counter') return new AppError('not-allowed', 'offer.counter-not-allowed')
  return new AppError('not-allowed', action === 'accept' ? 'offer.accept-own' : 'offer.reject-own')
}
