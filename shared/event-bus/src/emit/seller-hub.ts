import { type Emit, emit } from '../event-bus.ts'

/** Emits that the buyer added a unit at the offer's price to the cart (OFFER-9). */
export const emitOfferAddedToCart: Emit<'seller-hub', 'offer.added-to-cart'> = payload =>
  emit('offer.added-to-cart', 1, payload)
