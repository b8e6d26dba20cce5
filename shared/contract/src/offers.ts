/** Statuses of a row: open, agreed on, ended (OFFER-5). */
export const offerStatuses = ['pending', 'accepted', 'rejected'] as const

/** Kinds of rows: by maker, or by how a row ended without a rejection (OFFER-5). */
export const offerRowActions = ['offer', 'counter', 'expired', 'closed', 'countered'] as const

/**
 * Actions on the newest row of a conversation (OFFER-4): `make` a first offer or one after the end, `update` sets a new
 * price in place of an open or ended row, `undo` reverts one's own answer, `buy` adds the unit to the cart. `propose` sends
 * a special price to everyone who likes the product (OFFER-13), so no row lists it.
 */
export const offerActions = ['make', 'accept', 'reject', 'counter', 'update', 'undo', 'buy', 'propose'] as const
export type OfferAction = (typeof offerActions)[number]

/** Returns whether the caller may take the action on the offer now (OFFER-4). */
export const offerAllows = ({ actions }: { actions: string[] }, action: OfferAction) => actions.includes(action)

/** Returns whether an accepted offer is above the list price in rupees, which its buyer pays instead (OFFER-17). */
export const isAboveListPrice = (offer: { status: string; offered_price: number }, listPrice: number) =>
  offer.status === 'accepted' && offer.offered_price > listPrice

/** Maximum characters of an offer's message. */
export const MAX_OFFER_MESSAGE_LENGTH = 1_000

/** Maximum rows that a conversation returns, the newest ones. */
export const MAX_CONVERSATION_ROWS = 200

/** Milliseconds for which clients offer to undo an answer; the API allows longer (OFFER-1). */
export const OFFER_UNDO_MS = 5_000

/** Milliseconds for which clients show a toast about an offer (OFFER-12). */
export const OFFER_TOAST_MS = 2_500
export const OFFER_ERROR_TOAST_MS = 4_000
