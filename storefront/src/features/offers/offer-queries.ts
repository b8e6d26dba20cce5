import { getOfferConversation } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { callQuery } from '@closyyy/platform/query'

/** Oldest first. */
export function conversationQuery({ id, user }: Product, buyerId: number) {
  return callQuery(getOfferConversation, { query: { product_id: id, buyer_id: buyerId, seller_id: user.id } })
}

export type OfferState = 'waiting' | 'countered' | 'accepted' | 'ended'

/** The buyer's view of a conversation's last row (OFFER-4). */
export function offerStateOf({ status, action }: Offer): OfferState {
  if (status === 'accepted') return 'accepted'
  if (status === 'rejected') return 'ended'
  return action === 'counter' ? 'countered' : 'waiting'
}
