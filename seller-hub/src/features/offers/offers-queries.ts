import { getOfferConversation, listOffers } from '@closyyy/contract/offers-calls'
import { callQuery, pagedCallQuery } from '@closyyy/platform/query'

/** Polls while the page is visible. */
const POLL_MS = 5_000

const live = { refetchInterval: POLL_MS, refetchOnWindowFocus: 'always' } as const

export interface ConversationKey {
  product_id: number
  buyer_id: number
  seller_id: number
}

export const offersQuery = { ...pagedCallQuery(listOffers, { query: {} }), ...live }

export function conversationQuery({ product_id, buyer_id, seller_id }: ConversationKey) {
  return { ...callQuery(getOfferConversation, { query: { product_id, buyer_id, seller_id } }), ...live }
}
