import type { AddressField } from './text-rules.ts'

/** Maximum addresses of one account (ADDRESS-1). */
export const MAX_ADDRESSES = 50

/** Maximum characters of each address field. */
export const addressMaxLengths: Record<AddressField, number> = {
  address_line_1: 200,
  address_line_2: 200,
  city: 100,
  state_province_or_region: 100,
  zip_or_postal_code: 20,
}
