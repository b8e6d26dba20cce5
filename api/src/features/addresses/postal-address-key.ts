import { withLatinDigits } from '@closyyy/contract/latin-digits'

export interface PostalAddress {
  address_line_1: string
  address_line_2: string | null
  city: string
}

/**
 * Returns a text that is equal for spellings of one address that differ in case, spaces, punctuation, the split into
 * lines, or the script and width of digits (HELD-1, CHECKOUT-10).
 */
export function postalAddressKey({ address_line_1, address_line_2, city }: PostalAddress): string {
  const text = [address_line_1, address_line_2 ?? '', city].join('').normalize('NFKC').toLowerCase()
  return withLatinDigits(text).replace(/[^\p{L}\p{N}]+/gu, '')
}
