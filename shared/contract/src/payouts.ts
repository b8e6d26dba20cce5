/** Statuses of a payout: requested, then paid (PAYOUT-3); a rejected or cancelled one is pending. */
export const payoutStatuses = ['pending', 'paid'] as const

/** Lists of payouts for administrators. */
export const payoutLists = ['pending', 'paid', 'rejected'] as const
export type PayoutList = (typeof payoutLists)[number]

/** What administrators do with a payout; `approve` and `withdraw` are the first of two approvals (PAYOUT-6). */
export const payoutActions = ['approve', 'withdraw', 'pay', 'reject'] as const
export type PayoutAction = (typeof payoutActions)[number]

export const MAX_REJECTION_LENGTH = 500
