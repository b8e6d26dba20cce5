import * as offers from '@closyyy/contract/offers-calls'
import { row, signedIn } from './row.ts'

/** The owner sells and the counterparty makes offers. */
export const offersRows = [
  row(offers.createOffer, [401, 201, 409, 201, 201], async scene => ({
    body: { product_id: await scene.product(), offer_price: 2_000 },
  })),
  row(offers.listOffers, signedIn, {}),
  row(offers.getOfferConversation, [401, 404, 200, 200, 404], async scene => {
    const { product_id, buyer_id, seller_id } = await scene.offer()
    return { query: { product_id, buyer_id, seller_id } }
  }),
  row(offers.acceptOffer, [401, 404, 200, 403, 404], async scene => ({ params: { id: (await scene.offer()).id } })),
  row(
    offers.acceptOffer,
    [401, 404, 403, 200, 404],
    async scene => ({ params: { id: (await scene.counterOffer()).id } }),
    'of a counter-offer',
  ),
  row(offers.rejectOffer, [401, 404, 200, 403, 404], async scene => ({ params: { id: (await scene.offer()).id } })),
  row(
    offers.rejectOffer,
    [401, 404, 403, 200, 404],
    async scene => ({ params: { id: (await scene.counterOffer()).id } }),
    'of a counter-offer',
  ),
  row(offers.undoOfferAnswer, [401, 404, 200, 409, 404], async scene => ({
    params: { id: (await scene.offer({ status: 'rejected', answered_at: new Date() })).id },
  })),
  row(offers.counterOffer, [401, 404, 200, 403, 404], async scene => ({
    params: { id: (await scene.offer()).id },
    body: { price: 2_300 },
  })),
  row(offers.updateOffer, [401, 404, 409, 200, 404], async scene => {
    const { id, product_id } = await scene.offer()
    return { params: { id }, body: { product_id, offer_price: 2_100 } }
  }),
  row(
    offers.updateOffer,
    [401, 404, 200, 409, 404],
    async scene => {
      const { id, product_id } = await scene.counterOffer()
      return { params: { id }, body: { product_id, offer_price: 2_100 } }
    },
    'of a counter-offer',
  ),
]
