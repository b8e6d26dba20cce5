/** How payments can be sorted: by the day of completion or by the seller's profit. */
export const paymentSorts = ['newest', 'oldest', 'profit_desc', 'profit_asc'] as const
export type PaymentSort = (typeof paymentSorts)[number]
