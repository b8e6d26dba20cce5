import { getOfferConversation } from '@closyyy/contract/offers-calls'
import { OFFERS_PATH } from '@closyyy/contract/paths'
import { callQuery } from '@closyyy/platform/query'
import { offersQuery } from '../../components/conversation/conversation-queries.ts'
import { polling } from '../../components/live-queries.ts'
import { idParam, readView, viewSearch } from '../../components/url-view.ts'

/** A conversation is about one product, with one buyer. */
export interface ConversationKey {
  product_id: number
  buyer_id: number
  seller_id: number
}

const conversationView = { product_id: idParam, buyer_id: idParam, seller_id: idParam }

export const conversationPath = (key: ConversationKey) => OFFERS_PATH + viewSearch(conversationView, key)

export function conversationIn(search: URLSearchParams): ConversationKey | undefined {
  const { product_id, buyer_id, seller_id } = readView(conversationView, search)
  return product_id && buyer_id && seller_id ? { product_id, buyer_id, seller_id } : undefined
}

export function isIn(key: ConversationKey | undefined, offer: ConversationKey): boolean {
  return key?.product_id === offer.product_id && key.buyer_id === offer.buyer_id && key.seller_id === offer.seller_id
}

const live = polling(5_000)

export const liveOffersQuery = { ...offersQuery, ...live }

export function conversationQuery({ product_id, buyer_id, seller_id }: ConversationKey) {
  return { ...callQuery(getOfferConversation, { query: { product_id, buyer_id, seller_id } }), ...live }
}
