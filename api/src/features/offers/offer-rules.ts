import { AppError } from '../../http/app-error.ts'
import { formatRupees, toPaisa } from '../../money.ts'
import type { OfferedProduct } from './offer-moves-queries.ts'
import type { OfferMove, OfferState } from './offers-policy.ts'

function refusePrice(field: string, message: string): never {
  throw new AppError('invalid', message, { [field]: [message] })
}

/** @throws AppError `invalid` for a buyer's price that is not below the product's, or not half of it (OFFER-2) */
export function requireOfferPrice(price: number, product: Pick<OfferedProduct, 'price_paisa'>): number {
  const offered = toPaisa(price)
  const least = Math.ceil(product.price_paisa / 2)
  if (offered >= product.price_paisa) refusePrice('offer_price', 'Offer must be less than the product price.')
  if (offered < least)
    refusePrice('offer_price', `Offer must be at least 50% of the product price (≥ Rs${formatRupees(least)}).`)
  return offered
}

/** @throws AppError `invalid` for a seller's price that is not above 0 and below the product's */
export function requireCounterPrice(
  price: number,
  product: Pick<OfferedProduct, 'price_paisa'>,
  field: 'price' | 'offer_price',
): number {
  const offered = toPaisa(price)
  // A number too small for one paisa still counts as a whole multiple of it.
  if (offered < 1) refusePrice(field, 'Please enter a valid price.')
  if (offered >= product.price_paisa) refusePrice(field, 'Counter-offer must be less than the product price.')
  return offered
}

/** @throws AppError `conflict` where nobody can agree on a price any more, or not now */
export function requireOnSale(product: Pick<OfferedProduct, 'sold' | 'on_sale'>): void {
  if (product.sold) throw new AppError('conflict', 'This product is already sold.')
  if (!product.on_sale) throw new AppError('conflict', 'This product is not on sale at the moment.')
}

/** @throws AppError `conflict` where this product takes no offer of this person's now */
export function requireTakesOffers(product: OfferedProduct, userId: number): void {
  if (product.seller_id === userId) throw new AppError('conflict', 'You cannot make an offer on your own product.')
  requireOnSale(product)
  if (!product.allow_offers) throw new AppError('conflict', 'This seller does not take offers on this product.')
  if (product.on_vacation) throw new AppError('conflict', 'This seller is on vacation.')
}

const standings: Record<OfferState, (price: string) => string> = {
  none: () => 'There is no offer to answer.',
  offered: price => `The offer of Rs.${price} is waiting for the seller's answer.`,
  'counter-offered': price => `The counter-offer of Rs.${price} is waiting for the buyer's answer.`,
  accepted: price => `The offer of Rs.${price} has already been accepted.`,
  'counter-accepted': price => `The counter-offer of Rs.${price} has already been accepted.`,
  bought: () => 'This offer has already been used.',
  rejected: price => `The offer of Rs.${price} has already been rejected.`,
  'counter-rejected': price => `The counter-offer of Rs.${price} has already been rejected.`,
  expired: () => 'This offer has expired.',
  'counter-expired': () => 'This counter-offer has expired.',
  closed: () => 'This product is no longer available, so its offers are closed.',
  countered: () => 'A newer offer has replaced this one.',
}

/** The refusal of a move in a state that forbids it, naming how the conversation stands now. */
export function refusalBy(latest: OfferState, priceInPaisa: number): AppError {
  return new AppError('conflict', standings[latest](formatRupees(priceInPaisa)))
}

/** The refusal of a move that is not this side's to make. */
export function refusalOf(move: OfferMove): AppError {
  if (move === 'counter') return new AppError('not-allowed', 'Only the seller can make a counter-offer.')
  return new AppError('not-allowed', `You cannot ${move} your own offer.`)
}
