import { defineCall } from './call.ts'

/** Makes the buyer's first offer on a product, at least half its price (OFFER-2); a 409 while one is open (OFFER-6). */
export const createOffer = defineCall({
  name: 'createOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/create',
  access: 'bearer',
  summary:
    'Offers a price below that of the product and at least half of it; one open offer a buyer and product. It expires 48 hours after the last move.',
  status: 201,
  schemas: async () => (await import('./offers-schemas.ts')).createOfferSchemas,
})

/** Lists the latest row of each conversation of the signed-in person, newest first. */
export const listOffers = defineCall({
  name: 'listOffers',
  method: 'GET',
  path: '/v1/listing/products/offers/received',
  access: 'bearer',
  summary:
    'The latest row of every conversation in which the person sells or buys, newest first, at `data.original`, paged.',
  schemas: async () => (await import('./offers-schemas.ts')).listOffersSchemas,
})

/**
 * Returns the newest `CONVERSATION_MAX_ROWS` rows between buyer and seller about a product, oldest first, for these
 * two.
 */
export const getOfferConversation = defineCall({
  name: 'getOfferConversation',
  method: 'GET',
  path: '/v1/listing/products/offers/conversations',
  access: 'bearer',
  summary:
    'The conversation of a buyer and a seller about a product, oldest row first, at `data.original`: the newest 200 rows, none where nothing was offered yet.',
  schemas: async () => (await import('./offers-schemas.ts')).getOfferConversationSchemas,
})

/** Accepts the other side's open offer (OFFER-4); a 403 for one's own, a 409 if the other side acted first. */
export const acceptOffer = defineCall({
  name: 'acceptOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/:id/accept',
  access: 'bearer',
  summary: 'Accepts the open offer of the other side. 409 names the state where somebody moved first.',
  schemas: async () => (await import('./offers-schemas.ts')).acceptOfferSchemas,
})

/** Rejects the other side's open offer (OFFER-4); a 403 for one's own, a 409 if the other side acted first. */
export const rejectOffer = defineCall({
  name: 'rejectOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/:id/reject',
  access: 'bearer',
  summary: 'Rejects the open offer of the other side. 409 names the state where somebody moved first.',
  schemas: async () => (await import('./offers-schemas.ts')).rejectOfferSchemas,
})

/** Reopens an offer for the side that accepted or rejected it (OFFER-1); a 409 after 15 s or once the buyer used it. */
export const undoOfferAnswer = defineCall({
  name: 'undoOfferAnswer',
  method: 'POST',
  path: '/v1/listing/products/offers/:id/undo',
  access: 'bearer',
  summary:
    "Takes one's own accept or reject back a few seconds after it; the offer is open again. 409 once that time is over or the buyer put it into the cart or bought it.",
  schemas: async () => (await import('./offers-schemas.ts')).undoOfferAnswerSchemas,
})

/**
 * Creates a row with the seller's counter price, below the product's (OFFER-3), in place of the answered one; a 403 for
 * buyers.
 */
export const counterOffer = defineCall({
  name: 'counterOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/:id/counter-offer',
  access: 'bearer',
  summary:
    "The seller answers an open offer, or a rejected counter, with a price above 0 and below the product's; answers the new row, the earlier offer ends.",
  schemas: async () => (await import('./offers-schemas.ts')).counterOfferSchemas,
})

/** Creates a row with the buyer's new price after an end, or either side's on their own open row (OFFER-11). */
export const updateOffer = defineCall({
  name: 'updateOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/update/:id',
  access: 'bearer',
  summary:
    'Offer Again: the buyer of a rejected or expired offer makes a new one. On one’s own open row it sets a new price. Either way it answers a new row, so that nobody accepts a price they have not seen.',
  schemas: async () => (await import('./offers-schemas.ts')).updateOfferSchemas,
})
