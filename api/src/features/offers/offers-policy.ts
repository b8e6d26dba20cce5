import { toPaisa, toRupees } from '@closyyy/contract/money'
import { findOfferError, minOffer } from '@closyyy/contract/offer-prices'
import { type OfferAction, offerActions } from '@closyyy/contract/offers'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { MessageId } from '../../messages/response-message.ts'
import { formatRupees } from '../../money.ts'
import { defineTransitions } from '../../transitions.ts'

/** A side of a conversation; before its first offer, everyone but the seller is a buyer. */
export const offerActors = ['buyer', 'seller', 'other'] as const
export type OfferActor = (typeof offerActors)[number]

/** State of an offer; `countered` is every row but the latest, `none` the absence of one. */
export const offerStates = [
  'none',
  'offered',
  'counter-offered',
  'accepted',
  'counter-accepted',
  'bought',
  'rejected',
  'counter-rejected',
  'expired',
  'counter-expired',
  'closed',
  'countered',
] as const
export type OfferState = (typeof offerStates)[number]

export type OfferOutcome = 'offered' | 'counter-offered' | 'accepted' | 'rejected' | 'bought'

/** Actions by state and actor (OFFER-4, OFFER-9, OFFER-11, OFFER-13). */
export const offerTransitions = defineTransitions<OfferState, OfferActor, OfferAction, OfferOutcome>({
  actions: offerActions,
  allowed: {
    none: { 'buyer make': 'offered', 'seller propose': 'counter-offered' },
    offered: {
      'buyer update': 'offered',
      'seller accept': 'accepted',
      'seller reject': 'rejected',
      'seller counter': 'counter-offered',
    },
    'counter-offered': {
      'buyer buy': 'bought',
      'buyer accept': 'accepted',
      'buyer reject': 'rejected',
      'seller update': 'counter-offered',
    },
    accepted: { 'buyer buy': 'bought', 'seller undo': 'offered' },
    'counter-accepted': { 'buyer buy': 'bought', 'buyer undo': 'counter-offered' },
    bought: { 'buyer make': 'offered', 'seller propose': 'counter-offered' },
    rejected: {
      'buyer make': 'offered',
      'buyer update': 'offered',
      'seller undo': 'offered',
      'seller propose': 'counter-offered',
    },
    'counter-rejected': {
      'buyer make': 'offered',
      'buyer update': 'offered',
      'buyer undo': 'counter-offered',
      'seller counter': 'counter-offered',
      'seller propose': 'counter-offered',
    },
    expired: { 'buyer make': 'offered', 'buyer update': 'offered', 'seller propose': 'counter-offered' },
    'counter-expired': {
      'buyer make': 'offered',
      'buyer update': 'offered',
      'seller counter': 'counter-offered',
      'seller propose': 'counter-offered',
    },
    closed: { 'buyer make': 'offered', 'seller propose': 'counter-offered' },
    countered: {},
  },
  errorOf(state, actor, action) {
    if (actor === 'other' || (actor === 'buyer' && action === 'propose')) return 'not-found'
    if (actor === 'buyer' && action === 'counter') return 'not-allowed'
    const isOwn = (state === 'offered' && actor === 'buyer') || (state === 'counter-offered' && actor === 'seller')
    return isOwn && (action === 'accept' || action === 'reject') ? 'not-allowed' : 'conflict'
  },
})

export interface OfferStateColumns {
  seller_id: number
  actor_id: number
  status: 'pending' | 'accepted' | 'rejected'
  action: 'offer' | 'counter' | 'expired' | 'closed' | 'countered'
  is_used: boolean
}

/** Columns that forbid actions the table allows. */
export interface OfferCircumstances {
  is_on_sale: boolean
  allows_offers: boolean
  is_on_vacation: boolean
  /** The answer is fresh, and the buyer has not added the offer to the cart. */
  is_undoable: boolean
}

/** Seconds to undo an answer, by which its email is delayed; covers the toast and a slow network (OFFER-1). */
export const UNDO_SECONDS = 15

export function actionsOf(
  row: OfferStateColumns & OfferCircumstances & { buyer_id: number },
  userId: number,
): OfferAction[] {
  const actor = actorOf(row, userId)
  const isForSale = row.is_on_sale && (actor === 'seller' || !row.is_on_vacation)
  const takesOffers = isForSale && (actor === 'seller' || row.allows_offers)
  const isPossible: Record<OfferAction, boolean> = {
    make: takesOffers,
    update: takesOffers,
    buy: isForSale,
    accept: row.is_on_sale,
    counter: row.is_on_sale,
    reject: true,
    undo: row.is_undoable,
    propose: false,
  }
  return offerTransitions.actionsOf(stateOf(row), actor).filter(action => isPossible[action])
}

export function stateOf({ seller_id, actor_id, status, action, is_used }: OfferStateColumns): OfferState {
  const isSellers = actor_id === seller_id
  if (status === 'accepted' && is_used) return 'bought'
  if (status === 'accepted') return isSellers ? 'counter-accepted' : 'accepted'
  if (status === 'pending') return isSellers ? 'counter-offered' : 'offered'
  if (action === 'closed' || action === 'countered') return action
  if (action === 'expired') return isSellers ? 'counter-expired' : 'expired'
  return isSellers ? 'counter-rejected' : 'rejected'
}

export function actorOf(offer: { buyer_id: number; seller_id: number }, userId: number): OfferActor {
  if (userId === offer.buyer_id) return 'buyer'
  return userId === offer.seller_id ? 'seller' : 'other'
}

export interface OfferedProduct {
  id: number
  seller_id: number
  price_paisa: number
  is_public: boolean
  sold: boolean
  on_sale: boolean
  allow_offers: boolean
  on_vacation: boolean
}

/** @throws AppError `invalid` for a buyer's price that is not below the product's, or below half of it (OFFER-2) */
export function requireOfferPrice(price: number, product: Pick<OfferedProduct, 'price_paisa'>): number {
  const current = toRupees(product.price_paisa)
  const error = findOfferError(price, current)
  const min = toPaisa(minOffer(current))
  if (error === 'not-lower') throw fieldError('offer_price', 'offer.too-high')
  if (error === 'too-low') throw fieldError('offer_price', 'offer.too-low', { price: formatRupees(min) })
  return toPaisa(price)
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

/** @throws AppError `conflict` for a product that is sold or off sale */
export function requireOnSale({ sold, on_sale }: Pick<OfferedProduct, 'sold' | 'on_sale'>): void {
  if (sold) throw new AppError('conflict', 'product.sold')
  if (!on_sale) throw new AppError('conflict', 'product.off-sale')
}

export function requireTakesOffers(product: OfferedProduct, userId: number): void {
  if (product.seller_id === userId) throw new AppError('conflict', 'offer.own-product')
  requireOpenToOffers(product)
}

/** @throws AppError `conflict` unless the product is on sale and takes offers now (OFFER-6) */
export function requireOpenToOffers(product: OfferedProduct): void {
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

function notAllowedError(action: OfferAction): AppError {
  if (action === 'counter') return new AppError('not-allowed', 'offer.counter-not-allowed')
  return new AppError('not-allowed', action === 'accept' ? 'offer.accept-own' : 'offer.reject-own')
}

export const noProduct = () => new AppError('not-found', 'product.not-found')

export const noSuchOffer = () => new AppError('not-found', 'offer.not-found')

/** The newest row of a conversation. */
type Latest = OfferStateColumns & {
  id: number
  buyer_id: number
  price_paisa: number
  closed_price_paisa: number | null
}

interface Outcomes {
  make: 'offered'
  accept: 'accepted'
  reject: 'rejected'
  counter: 'counter-offered'
  update: 'offered' | 'counter-offered'
  undo: 'offered' | 'counter-offered'
}

/** Returns that it is the actor's turn; only an answer to a price that was replaced is forbidden then. */
function turnMessage(actor: OfferActor, action: keyof Outcomes) {
  if (actor === 'seller') return 'offer.received'
  return action === 'accept' || action === 'reject' ? 'offer.counter-changed' : 'offer.counter-received'
}

/** Returns why the current state forbids an action, for its actor to read (OFFER-4). */
function conflictIn(
  state: OfferState,
  latest: Latest | undefined,
  actor: OfferActor,
  action: keyof Outcomes,
): AppError {
  if (state === 'closed' && latest && latest.closed_price_paisa !== null)
    return new AppError('conflict', 'offer.overtaken', { price: formatRupees(latest.closed_price_paisa) })
  const isTurn = actor === 'buyer' ? state === 'counter-offered' : state === 'offered'
  return new AppError('conflict', isTurn ? turnMessage(actor, action) : stateMessages[state], {
    price: formatRupees(latest?.price_paisa ?? 0),
  })
}

/** The outcome of an action on a row, by default the newest. @throws AppError `not-found`, `not-allowed`, `conflict` */
export function requireAction<Action extends keyof Outcomes>(
  latest: Latest | undefined,
  userId: number,
  action: Action,
  offerId = latest?.id,
): Outcomes[Action] {
  const current = latest ? stateOf(latest) : 'none'
  const state = latest && latest.id !== offerId ? 'countered' : current
  const actor = latest ? actorOf(latest, userId) : 'buyer'
  const outcome = offerTransitions.outcomeOf(state, actor, action)
  if (outcome === 'not-found') throw noSuchOffer()
  if (outcome === 'not-allowed') throw notAllowedError(action)
  if (outcome === 'conflict') throw conflictIn(current, latest, actor, action)
  return outcome as Outcomes[Action]
}
