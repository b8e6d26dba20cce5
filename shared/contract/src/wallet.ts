/** Sort orders of payments: by completion or by profit. */
export const paymentSorts = ['newest', 'oldest', 'profit_desc', 'profit_asc'] as const
export type PaymentSort = (typeof paymentSorts)[number]
