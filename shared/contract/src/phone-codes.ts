export const CODE_LENGTH = 6

/** Seconds after a send in which no other code is sent to the phone (PHONE-3). */
export const RESEND_SECONDS = 30

/** The twelve digits (92 first) of a Pakistani mobile phone in any usual spelling, or undefined: 03…, 923…, +92 3…, 3… */
export function phoneOf(text: string): string | undefined {
  const number = /^(?:(?:00)?920?|0)?(3\d{9})$/.exec(text.replace(/[\s().+-]/g, ''))?.[1]
  return number && `92${number}`
}
