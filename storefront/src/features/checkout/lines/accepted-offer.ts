import type { ApiClient } from '@closyyy/api-client/api-client'
import { getOfferConversation } from '@closyyy/contract/offers-calls'
import type { Offer } from '@closyyy/contract/offers-schemas'
import type { Product } from '@closyyy/contract/products-schemas'
import { agreedPriceOf } from '../../../components/agreed-price.ts'
import type { CartOwner } from '../../../components/cart/cart-owner.ts'

/** Returns the buyer's accepted offer below the list price, which sets the price of a single unit (OFFER-16). */
export async function readAcceptedOffer(
  api: ApiClient,
  owner: CartOwner,
  { id: product_id, price, sold, user }: Product,
  signal: AbortSignal,
): Promise<Offer | undefined> {
  if (owner === 'guest' || sold) return undefined
  const query = { product_id, buyer_id: owner, seller_id: user.id }
  const last = (await api.call(getOfferConversation, { query }, { signal })).original.at(-1)
  return agreedPriceOf(last, price) === undefined ? undefined : last
}
