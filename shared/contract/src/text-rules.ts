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
export type AddressError = 'url' | 'digits' | 'letters' | 'signs'

/** The start of a URL (ACCOUNT-7). */
const urlStart = /https?:\/\/|www\./i

/** Every URL of a text, up to the next space. */
const urls = /(?:https?:\/\/|www\.)\S*/gi

/** The start of a URL, also after its colon was rejected while typing (`https//closyyy.pk`). */
const typedUrl = /https?(?::|\/\/)|www\./i

const letters = /^[\p{L}\p{M} ]*$/u
const personName = /^[\p{L}\p{M} '’-]*$/u
const guestPostalCode = /^[\p{L}\p{M}\p{Nd} ]*$/u

/** Includes Urdu's comma and full stop, and the zero-width non-joiner that Urdu keyboards insert. */
const addressText = /^[\p{L}\p{M}\p{Nd} ,.\-#/'()،۔\u200c]*$/u

const email = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@,;<>"().]+$/

/** Returns whether a text contains a URL: `http://`, `https://` or `www.` in any case (ACCOUNT-7). */
export function containsUrl(text: string): boolean {
  return urlStart.test(text)
}

/** Replaces each URL of a text with a space (PRODUCT-10). */
export function withoutUrls(text: string): string {
  return text.replace(urls, ' ')
}

/** Returns the URLs of a text in their order, repeated ones included. */
export function findUrls(text: string): string[] {
  return text.match(urls) ?? []
}

/** Returns whether a trimmed text is one email address: a single @ and a dot after it, without list separators. */
export function isEmail(text: string): boolean {
  return email.test(text)
}

/** Returns whether a text has only letters of any script and spaces (PAYOUT-1); true for an empty one. */
export function isLetters(text: string): boolean {
  return letters.test(text)
}

/** Returns whether a text has only what names are written with: letters of any script, spaces, hyphens, apostrophes (ACCOUNT-6). */
export function isPersonName(text: string): boolean {
  return personName.test(text)
}

/**
 * Returns the first rule that the text of an address field breaks (ADDRESS-3), undefined for a valid text. Empty texts are
 * valid here; forms decide which fields are required.
 */
export function findAddressError(field: AddressFormField, text: string): AddressError | undefined {
  if (typedUrl.test(text)) return 'url'
  if ((field === 'city' || field === 'state_province_or_region') && /\p{N}/u.test(text)) return 'digits'
  if (field === 'zip_or_postal_code' && /\p{L}/u.test(text)) return 'letters'
  return (field === 'postal_code' ? guestPostalCode : addressText).test(text) ? undefined : 'signs'
}
