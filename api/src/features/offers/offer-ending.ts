import type { Db } from '../../db/database.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../http/app-error.ts'
import {
  closeOpenOffers,
  closeOpenOffersBy,
  closeOvertakenOffers,
  expireOffers,
  findUnavailableWithOpenOffers,
  lockOfferedProduct,
  settleOffer,
} from './offer-changes-queries.ts'
import { notifyOf } from './offer-notices.ts'
import { noSuchOffer, type OfferState, offerTransitions, stateOf } from './offers-policy.ts'
import { findLatestOffer, findLatestOffersOn, findOffer, findOfferParties, type OfferRow } from './offers-queries.ts'

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

const isBuyable = (latest: OfferRow) => offerTransitions.outcomeOf(stateOf(latest), 'buyer', 'buy') === 'bought'

const asBuyable = ({ id, product_id, price_paisa }: OfferRow): BuyableOffer => ({ id, product_id, price_paisa })

/** Returns this buyer's accepted offer or pending counter-offer on this product, if unused. */
export async function findBuyableOffer(
  db: Db,
  ttlHours: number,
  reference: OfferReference,
): Promise<BuyableOffer | undefined> {
  const latest = await findLatestOffer(db, ttlHours, reference.product_id, reference.buyer_id)
  return latest?.id === reference.id && isBuyable(latest) ? asBuyable(latest) : undefined
}

/** A single unit that a buyer wants, with the offer they chose for it. */
interface WantedUnit {
  product_id: number
  offer_id?: number | null | undefined
}

/** An accepted offer sets the price even if the buyer did not choose it, as far as it is a lower one (OFFER-16). */
const setsPrice = (latest: OfferRow) => latest.status === 'accepted' && latest.price_paisa < latest.product_price_paisa

/** Returns this buyer's unused offers that set the price of single units, by product. */
export async function findBuyableOffers(
  db: Db,
  ttlHours: number,
  buyerId: number,
  units: readonly WantedUnit[],
): Promise<Map<number, BuyableOffer>> {
  if (units.length === 0) return new Map()
  const chosen = new Map(units.map(({ product_id, offer_id }) => [product_id, offer_id]))
  const latest = await findLatestOffersOn(db, ttlHours, [...chosen.keys()], buyerId)
  const buyable = latest.filter(
    offer => isBuyable(offer) && (offer.id === chosen.get(offer.product_id) || setsPrice(offer)),
  )
  return new Map(buyable.map(offer => [offer.product_id, asBuyable(offer)]))
}

/** Reason why an offer no longer sets a price in a cart. */
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

/** @throws AppError `not-found` for another buyer's or product's offer, `conflict` if it no longer sets a price */
export async function requireBuyableOffer(db: Db, ttlHours: number, reference: OfferReference): Promise<BuyableOffer> {
  const parties = await findOfferParties(db, reference.id)
  if (parties?.buyer_id !== reference.buyer_id || parties.product_id !== reference.product_id) throw noSuchOffer()
  const offer = await findBuyableOffer(db, ttlHours, reference)
  if (!offer) throw new AppError('conflict', 'offer.unavailable')
  return offer
}

/** Accepts a counter-offer by buying at it, in the caller's transaction, which has locked the product. */
export function settleByBuying(tx: Db, offerId: number): Promise<void> {
  return settleOffer(tx, offerId, 'accepted')
}

/** Closes open offers on products that nobody can buy any more and notifies their buyers, in the caller's transaction. */
export async function closeOffersOf(tx: Db, ttlHours: number, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await notifyOf(tx, 'offer-closed', await closeOpenOffers(tx, productIds, ttlHours), { ttlHours })
}

/** Closes open offers at or above the list price that was just set, in the caller's transaction (OFFER-17). */
export async function closeOffersAbovePrice(tx: Db, ttlHours: number, productId: number): Promise<void> {
  await notifyOf(tx, 'offer-overtaken', await closeOvertakenOffers(tx, productId, ttlHours), { ttlHours })
}

/** Closes the open offers of a buyer whose account is closed or suspended, in the caller's transaction. */
export function closeOffersBy(tx: Db, buyerId: number): Promise<void> {
  return closeOpenOffersBy(tx, buyerId)
}

const MAX_PRODUCTS_PER_RUN = 1_000

/** Closes offers on unavailable products and expires overdue ones in the table, as reads already do. */
export async function endOffers(db: Db, ttlHours: number): Promise<void> {
  for (const productId of await findUnavailableWithOpenOffers(db, MAX_PRODUCTS_PER_RUN))
    await transact(db, async tx => {
      const product = await lockOfferedProduct(tx, productId)
      if (!product || product.sold) await closeOffersOf(tx, ttlHours, [productId])
    })
  await expireOffers(db, ttlHours)
}
