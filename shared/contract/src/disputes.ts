import type { Order } from './orders-schemas.ts'

/** Reasons for a dispute, in the order of the form. */
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

/** Sides of an order. */
export const disputeSides = ['buyer', 'seller'] as const
export type DisputeSide = (typeof disputeSides)[number]

/** Possible authors of a message. */
export const disputeAuthors = [...disputeSides, 'admin'] as const
export type DisputeAuthor = (typeof disputeAuthors)[number]

/** Statuses of a dispute (DISPUTE-1). */
export const disputeStatuses = ['open', 'resolved'] as const

/** Maximum characters of a message. */
export const MAX_DISPUTE_MESSAGE_LENGTH = 2_000

/** Actions on an existing dispute. */
export const disputeActions = ['message', 'resolve'] as const

/** Maximum messages that a dispute returns, the newest ones. */
export const MAX_DISPUTE_MESSAGES = 200

/** Decisions that end a dispute: the seller is paid, the buyer is refunded, or a part of the total is (DISPUTE-4). */
export const disputeDecisions = ['release', 'refund', 'split'] as const
export type DisputeDecision = (typeof disputeDecisions)[number]

/** Actions that settle a dispute. */
export const settlementActions = ['propose', 'accept', 'decide'] as const

type Reported = Pick<Order, 'status' | 'confirm_by' | 'held_until' | 'open_dispute'>

/** Returns whether the buyer may report a problem with an order (DISPUTE-8). */
export const canReport = ({ status, confirm_by, held_until, open_dispute }: Reported) =>
  !open_dispute && !confirm_by && !held_until && status !== 'completed' && status !== 'cancelled'
