/** What a dispute can be about. */
export const disputeReasons = [
  'not-received',
  'not-as-described',
  'damaged',
  'wrong-item',
  'not-authentic',
  'payment',
  'other',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** The two sides of an order. */
export const disputeSides = ['buyer', 'seller'] as const
export type DisputeSide = (typeof disputeSides)[number]

/** Who writes in a dispute. */
export const disputeAuthors = [...disputeSides, 'admin'] as const
export type DisputeAuthor = (typeof disputeAuthors)[number]

/** A dispute is open or settled. */
export const disputeStatuses = ['open', 'resolved'] as const

/** A message holds at most this many characters. */
export const DISPUTE_MESSAGE_MAX_LENGTH = 2_000

/** What can be done with a dispute that is there. */
export const disputeActions = ['message', 'resolve'] as const

/** Messages that a dispute shows, the newest ones. */
export const DISPUTE_MAX_MESSAGES = 200
