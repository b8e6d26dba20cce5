import { BuyOfferButton } from '../features/cart/buy-offer/buy-offer-button.tsx'
import type { BuyerOffersProps } from '../features/offers/make-offer.tsx'
import { OwnOffers } from '../features/offers/own-offers.tsx'

/** The part of the product page that only signed-in buyers load. */
export function ProductPageOffers(props: BuyerOffersProps) {
  return <OwnOffers {...props} buy={offer => <BuyOfferButton offer={offer} />} />
}
