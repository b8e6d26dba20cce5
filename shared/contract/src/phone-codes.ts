import { withLatinDigits } from './latin-digits.ts'

/** Digits of a phone code (PHONE-2). */
export const CODE_LENGTH = 6

/** Seconds between two codes to the same phone (PHONE-3). */
export const RESEND_SECONDS = 30

/**
 * Returns the twelve digits (92 first) of a Pakistani mobile number written as 03…, 923…, +92 3… or 3…, in Latin,
 * Urdu or Arabic digits; undefined for others (PHONE-1).
 */
export function phoneOf(text: string): string | undefined {
  const number = /^(?:(?:00)?920?|0)?(3\d{9})$/.exec(withLatinDigits(text).replace(/[\s().+-]/g, ''))?.[1]
  return number && `92${number}`
}

/** Returns the digits of a typed or pasted code: those of the first group as long as a code, otherwise all (PHONE-9). */
export function codeDigits(text: string): string {
  const latin = withLatinDigits(text)
  return (/(?:^|\D)(\d{3}[\s-]?\d{3})(?!\d)/.exec(latin)?.[1] ?? latin).replace(/\D/g, '')
}
