/** An offer is open, agreed on or ended (OFFER-5). */
export const offerStatuses = ['pending', 'accepted', 'rejected'] as const

/** What a row is; a rejected one says how it ended where nobody rejected it (OFFER-5). */
export const offerRowActions = ['offer', 'counter', 'expired', 'closed', 'countered'] as const

/**
 * What a side of a conversation may do with its newest row (OFFER-4): `make` a first offer or one after the end, `update`
 * names a new price in place of an open or ended row, `undo` takes back one's own answer, `buy` adds the unit to the cart.
 */
export const offerActions = ['make', 'accept', 'reject', 'counter', 'update', 'undo', 'buy'] as const
export type OfferAction = (typeof offerActions)[number]

/** Whether the caller may take the action on the offer now (OFFER-4). */
export const offerAllows = ({ actions }: { actions: string[] }, action: OfferAction) => actions.includes(action)

/** An offer's message holds at most this many characters. */
export const OFFER_MESSAGE_MAX_LENGTH = 1_000

/** Rows of a conversation that are shown, the newest ones. */
export const CONVERSATION_MAX_ROWS = 200

/** How long a client offers to undo an accept or reject, in milliseconds. */
export const OFFER_UNDO_MS = 5_000
