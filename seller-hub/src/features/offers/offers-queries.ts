import { getOfferConversation, listOffers } from '@closyyy/contract/offers-calls'
import { callQuery, pagedCallQuery } from '@closyyy/platform/query'

/** How often an open page asks what the other side did, in milliseconds; a hidden page does not ask. */
const LIVE_EVERY_MS = 5_000

const live = { refetchInterval: LIVE_EVERY_MS, refetchOnWindowFocus: 'always' } as const

/** Whom a conversation is between, and about what. */
export interface ConversationKey {
  product_id: number
  buyer_id: number
  seller_id: number
}

/** The latest row of each conversation, newest first, kept up to date. */
export const offersQuery = { ...pagedCallQuery(listOffers, { query: {} }), ...live }

/** One conversation, oldest row first, kept up to date. */
export function conversationQuery({ product_id, buyer_id, seller_id }: ConversationKey) {
  return { ...callQuery(getOfferConversation, { query: { product_id, buyer_id, seller_id } }), ...live }
}
