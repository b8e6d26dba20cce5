/** Maximum addresses of one account (ADDRESS-1). */
export const MAX_ADDRESSES = 50

/** Fields of a saved address, in the order that forms show them. */
export const addressFields = [
  'address_line_1',
  'address_line_2',
  'city',
  'state_province_or_region',
  'zip_or_postal_code',
] as const
export type AddressField = (typeof addressFields)[number]

/** The fields of every address form. A guest's checkout has an `address` line, and a `postal_code` that may contain letters. */
export type AddressFormField = AddressField | 'address' | 'postal_code'

/** The rule that an address field breaks: contains a URL, digits, letters or special characters (ADDRESS-3). */
export type AddressError = 'url' | 'digits' | 'letters' | 'characters'

/** Maximum characters of each address field. */
export const addressMaxLengths: Record<AddressField, number> = {
  address_line_1: 200,
  address_line_2: 200,
  city: 100,
  state_province_or_region: 100,
  zip_or_postal_code: 20,
}

/** The start of a URL, also after its colon was rejected while typing (`https//closyyy.pk`). */
const typedUrl = /https?(?::|\/\/)|www\./i

const guestPostalCode = /^[\p{L}\p{M}\p{Nd} ]*$/u

/** Includes Urdu's comma and full stop, and the zero-width non-joiner that Urdu keyboards insert. */
const addressText = /^[\p{L}\p{M}\p{Nd} ,.\-#/'‘’()،۔\u200c]*$/u

/** Replaces the typographic apostrophes of phone keyboards with straight ones (ADDRESS-3). */
export function withStraightApostrophes(text: string): string {
  return text.replace(/[‘’]/g, "'")
}

/**
 * Returns the first rule that the text of an address field breaks (ADDRESS-3), undefined for a valid text. Empty texts are
 * valid here; forms decide which fields are required.
 */
export function findAddressError(field: AddressFormField, text: string): AddressError | undefined {
  if (typedUrl.test(text)) return 'url'
  if ((field === 'city' || field === 'state_province_or_region') && /\p{N}/u.test(text)) return 'digits'
  if (field === 'zip_or_postal_code' && /\p{L}/u.test(text)) return 'letters'
  return (field === 'postal_code' ? guestPostalCode : addressText).test(text) ? undefined : 'characters'
}
