import { getOfferConversation } from '@closyyy/contract/offers-calls'
import type { Product } from '@closyyy/contract/products-schemas'
import { callQuery } from '@closyyy/platform/query'

/** Oldest first. */
export function conversationQuery({ id, user }: Product, buyerId: number) {
  return callQuery(getOfferConversation, { query: { product_id: id, buyer_id: buyerId, seller_id: user.id } })
}
