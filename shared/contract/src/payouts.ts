/** A payout is asked for, then paid. */
export const payoutStatuses = ['pending', 'paid'] as const
