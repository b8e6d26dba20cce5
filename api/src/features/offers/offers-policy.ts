import { type OfferAction, offerActions } from '@closyyy/contract/offers'
import { defineTransitions } from '../../transitions.ts'

/** A side of a conversation; before its first offer, everybody but the seller is a buyer. */
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

/** The state that an allowed action leads to. */
export type OfferOutcome = 'offered' | 'counter-offered' | 'accepted' | 'rejected' | 'bought'

/** Actions by state and actor (OFFER-4, OFFER-9, OFFER-11). */
export const offerTransitions = defineTransitions<OfferState, OfferActor, OfferAction, OfferOutcome>({
  actions: offerActions,
  allowed: {
    none: { 'buyer make': 'offered' },
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
    bought: { 'buyer make': 'offered' },
    rejected: { 'buyer make': 'offered', 'buyer update': 'offered', 'seller undo': 'offered' },
    'counter-rejected': {
      'buyer make': 'offered',
      'buyer update': 'offered',
      'buyer undo': 'counter-offered',
      'seller counter': 'counter-offered',
    },
    expired: { 'buyer make': 'offered', 'buyer update': 'offered' },
    'counter-expired': { 'buyer make': 'offered', 'buyer update': 'offered', 'seller counter': 'counter-offered' },
    closed: { 'buyer make': 'offered' },
    countered: {},
  },
  errorOf(state, actor, action) {
    if (actor === 'other') return 'not-found'
    if (actor === 'buyer' && action === 'counter') return 'not-allowed'
    const isOwn = (state === 'offered' && actor === 'buyer') || (state === 'counter-offered' && actor === 'seller')
    return isOwn && (action === 'accept' || action === 'reject') ? 'not-allowed' : 'conflict'
  },
})

/** Columns that determine the state of an offer. */
export interface OfferStateColumns {
  seller_id: number
  actor_id: number
  status: 'pending' | 'accepted' | 'rejected'
  action: 'offer' | 'counter' | 'expired' | 'closed' | 'countered'
  /** An order that was not cancelled references it. */
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

/** Seconds in which an answer can be undone, and which its email waits: the toast and a slow network (OFFER-1). */
export const UNDO_SECONDS = 15

/** Returns the actions that a person may take on the newest row of a conversation. */
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
  }
  return offerTransitions.actionsOf(stateOf(row), actor).filter(action => isPossible[action])
}

/** Returns the state of a conversation from its latest row. */
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
