import type { Offer } from '@closyyy/contract/offers-schemas'

/** What a person can do about the latest row of a conversation. */
export type OfferAction = 'accept' | 'reject' | 'counter' | 'buy' | 'offer-again' | 'change-price'

export const isSellerOf = (offer: Offer, userId: number) => offer.seller_id === userId
export const isMadeBy = (offer: Offer, userId: number) => offer.actor_id === userId

/** Whether somebody has to answer, and not the one who moved last. */
export function isTurnOf(offer: Offer, userId: number): boolean {
  return offer.status === 'pending' && !offer.product_sold && !isMadeBy(offer, userId)
}

/** What the latest row lets a person do, the foremost first (OFFER-4). */
export function actionsOn(latest: Offer, userId: number): OfferAction[] {
  const isSeller = isSellerOf(latest, userId)
  if (latest.product_sold || latest.action === 'closed') return []
  if (latest.status === 'accepted') return isSeller ? [] : ['buy']
  if (latest.status === 'pending') return isMadeBy(latest, userId) ? ['change-price'] : answersOf(isSeller)
  if (isSeller) return isMadeBy(latest, userId) ? ['counter'] : []
  return ['offer-again']
}

const answersOf = (isSeller: boolean): OfferAction[] => (isSeller ? ['accept', 'reject', 'counter'] : ['buy', 'reject'])

/** How a row stands, in one word: its status, or how it ended where nobody rejected it. */
export function statusOf({ status, action }: Offer) {
  const isEnd = action === 'expired' || action === 'closed' || action === 'countered'
  return status === 'rejected' && isEnd ? action : status
}
