/** Fields of a saved address, in the order that forms show them. */
export const addressFields = [
  'address_line_1',
  'address_line_2',
  'city',
  'state_province_or_region',
  'zip_or_postal_code',
] as const
export type AddressField = (typeof addressFields)[number]

/** The fields of every address form; a guest's checkout has an `address` line and a `postal_code` that may hold letters. */
export type AddressFormField = AddressField | 'address' | 'postal_code'

export type AddressFault = 'url' | 'digits' | 'letters' | 'signs'

/** Also matches what is left of a URL whose colon was refused, such as `https//closyyy.pk`. */
const url = /https?(?::|\/\/)|www\./i

/**
 * Letters of any script, digits and the signs that addresses are written with (ADDRESS-3), with Urdu's
 * comma and full stop and the zero-width non-joiner that Urdu keyboards insert.
 */
const text = /^[\p{L}\p{M}\p{Nd} ,.\-#/'()،۔\u200c]*$/u
const guestPostalCode = /^[\p{L}\p{M}\p{Nd} ]*$/u

/** Which rule a field of an address breaks; undefined for a valid text. Whether it may be empty is up to the form. */
export function addressFault(field: AddressFormField, value: string): AddressFault | undefined {
  if (url.test(value)) return 'url'
  if ((field === 'city' || field === 'state_province_or_region') && /\p{N}/u.test(value)) return 'digits'
  if (field === 'zip_or_postal_code' && /\p{L}/u.test(value)) return 'letters'
  return (field === 'postal_code' ? guestPostalCode : text).test(value) ? undefined : 'signs'
}
