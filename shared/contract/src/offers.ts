import { defineCall } from './call.ts'
import type * as schemas from './offers-schemas.ts'
import type * as z from './schema.ts'

/** An offer is open, agreed on or ended (OFFER-5). */
export const offerStatuses = ['pending', 'accepted', 'rejected'] as const

/** What a row is; a rejected one says how it ended where nobody rejected it (OFFER-5). */
export const offerRowActions = ['offer', 'counter', 'expired', 'closed', 'countered'] as const

/**
 * What a side of a conversation may do with its newest row (OFFER-4): `make` a first offer or one after the end, `update`
 * names a new price in place of an open or ended row, `undo` takes back one's own answer, `buy` adds the unit to the cart.
 */
export const offerActions = ['make', 'accept', 'reject', 'counter', 'update', 'undo', 'buy'] as const

/** An offer's message holds at most this many characters. */
export const OFFER_MESSAGE_MAX_LENGTH = 1_000

/** Rows of a conversation that are shown, the newest ones. */
export const CONVERSATION_MAX_ROWS = 200

export type Offer = z.infer<typeof schemas.Offer>
export type OfferList = z.infer<typeof schemas.OfferList>
export type OfferConversation = z.infer<typeof schemas.OfferConversation>

export const createOffer = defineCall({
  name: 'createOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/create',
  access: 'bearer',
  summary:
    'Offers a price below that of the product and at least half of it; one open offer a buyer and product. It expires 48 hours after the last move.',
  status: 201,
  schemas: async () => (await import('./offers-schemas.ts')).createOffer,
})

export const listOffers = defineCall({
  name: 'listOffers',
  method: 'GET',
  path: '/v1/listing/products/offers/received',
  access: 'bearer',
  summary:
    'The latest row of every conversation in which the person sells or buys, newest first, at `data.original`, paged.',
  schemas: async () => (await import('./offers-schemas.ts')).listOffers,
})

export const getOfferConversation = defineCall({
  name: 'getOfferConversation',
  method: 'GET',
  path: '/v1/listing/products/offers/conversations',
  access: 'bearer',
  summary:
    'The conversation of a buyer and a seller about a product, oldest row first, at `data.original`: the newest 200 rows, none where nothing was offered yet.',
  schemas: async () => (await import('./offers-schemas.ts')).getOfferConversation,
})

export const acceptOffer = defineCall({
  name: 'acceptOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/:id/accept',
  access: 'bearer',
  summary: 'Accepts the open offer of the other side. 409 names the state where somebody moved first.',
  schemas: async () => (await import('./offers-schemas.ts')).acceptOffer,
})

export const rejectOffer = defineCall({
  name: 'rejectOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/:id/reject',
  access: 'bearer',
  summary: 'Rejects the open offer of the other side. 409 names the state where somebody moved first.',
  schemas: async () => (await import('./offers-schemas.ts')).rejectOffer,
})

/** How long a client offers to undo an accept or reject, in milliseconds. */
export const OFFER_UNDO_MS = 5_000

export const undoOfferAnswer = defineCall({
  name: 'undoOfferAnswer',
  method: 'POST',
  path: '/v1/listing/products/offers/:id/undo',
  access: 'bearer',
  summary:
    "Takes one's own accept or reject back a few seconds after it; the offer is open again. 409 once that time is over or the buyer put it into the cart or bought it.",
  schemas: async () => (await import('./offers-schemas.ts')).undoOfferAnswer,
})

export const counterOffer = defineCall({
  name: 'counterOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/:id/counter-offer',
  access: 'bearer',
  summary:
    "The seller answers an open offer, or a rejected counter, with a price above 0 and below the product's; answers the new row, the earlier offer ends.",
  schemas: async () => (await import('./offers-schemas.ts')).counterOffer,
})

export const updateOffer = defineCall({
  name: 'updateOffer',
  method: 'POST',
  path: '/v1/listing/products/offers/update/:id',
  access: 'bearer',
  summary:
    'Offer Again: the buyer of a rejected or expired offer makes a new one. On one’s own open row it sets a new price. Either way it answers a new row, so that nobody accepts a price they have not seen.',
  schemas: async () => (await import('./offers-schemas.ts')).updateOffer,
})
