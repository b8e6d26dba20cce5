import { offerAllows } from '@closyyy/contract/offers'
import type { Offer } from '@closyyy/contract/offers-schemas'

/** Returns the price in rupees that the last offer sets for a single unit (OFFER-16); undefined if the list price applies. */
export function agreedPriceOf(last: Offer | undefined, listPrice: number): number | undefined {
  const setsPrice = last?.status === 'accepted' && offerAllows(last, 'buy') && last.offered_price < listPrice
  return setsPrice ? last.offered_price : undefined
}
