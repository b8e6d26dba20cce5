import { defineCall } from './call.ts'

/**
 * Makes the buyer's first offer on a product, at least half its price (OFFER-2). Errors: 409 while one is open
 * (OFFER-6), for their own product (CART-11), and for one that is sold, takes no offers or whose seller is on vacation.
 */
export const createOffer = defineCall({
  name: 'createOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/create',
  access: 'bearer',
  summary:
    "Offer at least half of a product's price and less than all of it; a buyer has one open offer per product. It expires 48 hours after the last action.",
  status: 201,
  schemas: async () => (await import('./offers-schemas.ts')).createOfferSchemas,
})

/**
 * Lists the latest row of each conversation of the signed-in person, bought and sold, newest first; the rows are at
 * `original`.
 */
export const listOffers = defineCall({
  name: 'listOffers',
  method: 'GET',
  path: '/v1/listing/products/offers/received',
  access: 'bearer',
  suspended: true,
  summary:
    'List the latest row of each conversation of the signed-in person, as buyer or seller, newest first, at `data.original`, paged.',
  schemas: async () => (await import('./offers-schemas.ts')).listOffersSchemas,
})

/**
 * Returns the newest `MAX_CONVERSATION_ROWS` rows between buyer and seller about a product, oldest first, for these
 * two; empty before the first offer, a 404 for everyone else.
 */
export const getOfferConversation = defineCall({
  name: 'getOfferConversation',
  method: 'GET',
  path: '/v1/listing/products/offers/conversations',
  access: 'bearer',
  suspended: true,
  summary:
    'Get the conversation of a buyer and a seller about a product at `data.original`: its newest 200 rows, oldest first, empty if there is no offer.',
  schemas: async () => (await import('./offers-schemas.ts')).getOfferConversationSchemas,
})

/**
 * Accepts the other side's open offer (OFFER-4). Errors: 403 for one's own, 409 with the current state if the other
 * side acted first, 404 for another person's conversation.
 */
export const acceptOffer = defineCall({
  name: 'acceptOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/:id/accept',
  access: 'bearer',
  summary: "Accept the other side's open offer; after a concurrent action, the 409 message gives its state.",
  schemas: async () => (await import('./offers-schemas.ts')).acceptOfferSchemas,
})

/**
 * Rejects the other side's open offer (OFFER-4). Errors: 403 for one's own, 409 with the current state if the other
 * side acted first, 404 for another person's conversation.
 */
export const rejectOffer = defineCall({
  name: 'rejectOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/:id/reject',
  access: 'bearer',
  summary: "Reject the other side's open offer; after a concurrent action, the 409 message gives its state.",
  schemas: async () => (await import('./offers-schemas.ts')).rejectOfferSchemas,
})

/** Reopens an offer for the side that accepted or rejected it (OFFER-1); a 409 after 15 s or once the buyer used it. */
export const undoOfferAnswer = defineCall({
  name: 'undoOfferAnswer',
  method: 'POST',
  path: '/v1/listing/products/offers/:id/undo',
  access: 'bearer',
  summary:
    "Undo one's accept or reject within a few seconds and reopen the offer; 409 after that, or once the buyer has added it to the cart or bought it.",
  schemas: async () => (await import('./offers-schemas.ts')).undoOfferAnswerSchemas,
})

/**
 * Creates a row with the seller's counter price, below the product's (OFFER-3), in place of the open or rejected one.
 * Errors: 403 for buyers, 409 with the current state if the buyer acted first, 422 for a price out of range.
 */
export const counterOffer = defineCall({
  name: 'counterOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/:id/counter-offer',
  access: 'bearer',
  summary:
    "Counter an open offer, or replace a rejected counter-offer, at a price above 0 and below the product's; returns the new row and ends the earlier offer.",
  schemas: async () => (await import('./offers-schemas.ts')).counterOfferSchemas,
})

/**
 * Offers a lower price to everyone who likes the seller's product (OFFER-13), as counter-offers would. Errors: 404 for
 * another person's product, 409 within days of the last one, without recipients, and for a product that takes no offers
 * now, 422 for a price out of range (OFFER-14).
 */
export const sendSpecialPrice = defineCall({
  name: 'sendSpecialPrice',
  method: 'POST',
  path: '/v1/listing/products/:id/special-price',
  access: 'bearer',
  summary:
    "Offer a special price, in whole rupees, 5% to 50% below the product's, to everyone who likes or saved it and has no open offer on it; once in 7 days. Returns the number of people, whose names stay unknown until they accept.",
  status: 201,
  schemas: async () => (await import('./offers-schemas.ts')).sendSpecialPriceSchemas,
})

/** Creates a row with the buyer's new price after an end, or either side's on their own open row (OFFER-11). */
export const updateOffer = defineCall({
  name: 'updateOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/update/:id',
  access: 'bearer',
  summary:
    "Make a new offer after a rejected or expired one (“Offer Again”), or change the price of one's open offer. Returns a new row, so that nobody accepts an unseen price.",
  schemas: async () => (await import('./offers-schemas.ts')).updateOfferSchemas,
})
