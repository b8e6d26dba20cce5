/** Statuses of an order: pending → shipped → delivered → completed, or cancelled from pending only (ORDER-5). */
export const orderStatuses = ['pending', 'shipped', 'delivered', 'completed', 'cancelled'] as const

/** Actions that change the status of an order (ORDER-5). */
export const orderActions = ['ship', 'deliver', 'confirm', 'cancel'] as const

/** Sort orders of order lists: by date of the order or by `subtotal`. */
export const orderSorts = ['newest', 'oldest', 'price_desc', 'price_asc'] as const
export type OrderSort = (typeof orderSorts)[number]

/**
 * Refinements of a status: a `refused` parcel (shipped) and a `returning` one (cancelled) are on their way back to the
 * seller, `returned` and `lost` ones are cancelled, `split` is completed with a partial refund.
 */
export const orderOutcomes = ['refused', 'returning', 'returned', 'lost', 'split'] as const
export type OrderOutcome = (typeof orderOutcomes)[number]

/** Reports of what happened to a parcel, by seller or admin (ORDER-14). */
export const orderReports = ['refused', 'returned', 'lost'] as const
export type OrderReport = (typeof orderReports)[number]

/** Maximum characters of the reason of a report or a decision. */
export const MAX_REASON_LENGTH = 500

/**
 * What can happen to an order. `remitted` and `paid` are known to its seller: the courier handed over the cash, and all
 * of it was paid out.
 */
export const orderSteps = [
  'placed',
  'confirmed',
  'shipped',
  'refused',
  'delivered',
  'disputed',
  'resolved',
  'completed',
  'cancelled',
  'returned',
  'lost',
  'remitted',
  'paid',
] as const
export type OrderStep = (typeof orderSteps)[number]
