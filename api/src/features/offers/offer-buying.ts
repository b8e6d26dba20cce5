import type { Db } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { settleOffer } from './offer-changes-queries.ts'
import { type OfferState, offerTransitions, stateOf } from './offers-policy.ts'
import { findLatestOffer, findOffer, findOfferParties } from './offers-queries.ts'

/** A price at which a buyer may buy one unit. */
export interface BuyableOffer {
  id: number
  product_id: number
  price_paisa: number
}

interface OfferReference {
  id: number
  product_id: number
  buyer_id: number
}

/** Returns this buyer's accepted offer or pending counter-offer on this product, if unused. */
export async function findBuyableOffer(
  db: Db,
  ttlHours: number,
  reference: OfferReference,
): Promise<BuyableOffer | undefined> {
  const latest = await findLatestOffer(db, ttlHours, reference.product_id, reference.buyer_id)
  if (!latest || latest.id !== reference.id) return undefined
  const isBuyable = offerTransitions.outcomeOf(stateOf(latest), 'buyer', 'buy') === 'bought'
  return isBuyable ? { id: latest.id, product_id: latest.product_id, price_paisa: latest.price_paisa } : undefined
}

/** Why an offer no longer sets a price in a cart. */
export type OfferEnding = 'offer_expired' | 'offer_replaced' | 'offer_ended'

const endings: Partial<Record<OfferState, OfferEnding>> = {
  expired: 'offer_expired',
  'counter-expired': 'offer_expired',
  countered: 'offer_replaced',
  closed: 'offer_ended',
  bought: 'offer_ended',
  rejected: 'offer_ended',
  'counter-rejected': 'offer_ended',
}

/** Returns how an offer ended; undefined while it is open or accepted. */
export async function findOfferEnding(db: Db, ttlHours: number, offerId: number): Promise<OfferEnding | undefined> {
  const offer = await findOffer(db, ttlHours, offerId)
  return offer && endings[stateOf(offer)]
}

/**
 * @throws AppError `not-found` for somebody else's offer or another product's, `conflict` if it can no longer be bought
 * at
 */
export async function requireBuyableOffer(db: Db, ttlHours: number, reference: OfferReference): Promise<BuyableOffer> {
  const parties = await findOfferParties(db, reference.id)
  if (parties?.buyer_id !== reference.buyer_id || parties.product_id !== reference.product_id)
    throw new AppError('not-found', 'offer.not-found')
  const offer = await findBuyableOffer(db, ttlHours, reference)
  if (!offer) throw new AppError('conflict', 'offer.unavailable')
  return offer
}

/** Accepts a counter-offer by buying at it, in the caller's transaction, which has locked the product. */
export function settleByBuying(tx: Db, offerId: number): Promise<void> {
  return settleOffer(tx, offerId, 'accepted')
}
