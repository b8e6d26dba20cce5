/** Digits of a phone code (PHONE-2). */
export const CODE_LENGTH = 6

/** Seconds between two codes to the same phone (PHONE-3). */
export const RESEND_SECONDS = 30

/**
 * Returns the twelve digits (92 first) of a Pakistani mobile number written as 03…, 923…, +92 3… or 3…; undefined for
 * others (PHONE-1).
 */
export function phoneOf(text: string): string | undefined {
  const number = /^(?:(?:00)?920?|0)?(3\d{9})$/.exec(text.replace(/[\s().+-]/g, ''))?.[1]
  return number && `92${number}`
}
