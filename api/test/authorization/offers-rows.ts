import * as offers from '@closyyy/contract/offers-calls'
import { row, signedIn } from './row.ts'

/** The owner sells and the counterparty makes offers. */
export const offersRows = [
  row(offers.createOffer, [401, 201, 409, 201, 201], async fixture => ({
    body: { product_id: await fixture.product(), offer_price: 2_000 },
  })),
  row(offers.listOffers, signedIn, {}),
  row(offers.getOfferConversation, [401, 404, 200, 200, 404], async fixture => {
    const { product_id, buyer_id, seller_id } = await fixture.offer()
    return { query: { product_id, buyer_id, seller_id } }
  }),
  row(offers.acceptOffer, [401, 404, 200, 403, 404], async fixture => ({ params: { id: (await fixture.offer()).id } })),
  row(
    offers.acceptOffer,
    [401, 404, 403, 200, 404],
    async fixture => ({ params: { id: (await fixture.counterOffer()).id } }),
    'of a counter-offer',
  ),
  row(offers.rejectOffer, [401, 404, 200, 403, 404], async fixture => ({ params: { id: (await fixture.offer()).id } })),
  row(
    offers.rejectOffer,
    [401, 404, 403, 200, 404],
    async fixture => ({ params: { id: (await fixture.counterOffer()).id } }),
    'of a counter-offer',
  ),
  row(offers.undoOfferAnswer, [401, 404, 200, 409, 404], async fixture => ({
    params: { id: (await fixture.offer({ status: 'rejected', answered_at: new Date() })).id },
  })),
  row(offers.counterOffer, [401, 404, 200, 403, 404], async fixture => ({
    params: { id: (await fixture.offer()).id },
    body: { price: 2_300 },
  })),
  row(offers.sendSpecialPrice, [401, 404, 201, 404, 404], async fixture => ({
    params: { id: await fixture.likedProduct() },
    body: { price: 2_000 },
  })),
  row(offers.updateOffer, [401, 404, 409, 200, 404], async fixture => {
    const { id, product_id } = await fixture.offer()
    return { params: { id }, body: { product_id, offer_price: 2_100 } }
  }),
  row(
    offers.updateOffer,
    [401, 404, 200, 409, 404],
    async fixture => {
      const { id, product_id } = await fixture.counterOffer()
      return { params: { id }, body: { product_id, offer_price: 2_100 } }
    },
    'of a counter-offer',
  ),
]
