import type { DeliveryDays } from '@closyyy/contract/delivery-days-schemas'

/** Columns of `seller_speeds`, null for sellers that were not measured. */
export interface DeliveryDaysRow {
  delivery_days_from: number | null
  delivery_days_to: number | null
}

export function presentDeliveryDays(row: DeliveryDaysRow): DeliveryDays | null {
  const { delivery_days_from: from, delivery_days_to: to } = row
  return from === null || to === null ? null : { from, to }
}
