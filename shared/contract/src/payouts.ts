/** Statuses of a payout: requested, then paid (PAYOUT-3). */
export const payoutStatuses = ['pending', 'paid'] as const
