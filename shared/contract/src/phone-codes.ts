import { defineCall } from './call.ts'
import type * as schemas from './phone-codes-schemas.ts'
import type * as z from './schema.ts'

export const CODE_LENGTH = 6

/** Seconds after a send in which no other code is sent to the phone (PHONE-3). */
export const RESEND_SECONDS = 30

export type SentCode = z.infer<typeof schemas.SentCode>
export type VerifiedPhone = z.infer<typeof schemas.VerifiedPhone>

/** The twelve digits (92 first) of a Pakistani mobile phone in any usual spelling, or undefined: 03…, 923…, +92 3…, 3… */
export function phoneOf(text: string): string | undefined {
  const number = /^(?:(?:00)?920?|0)?(3\d{9})$/.exec(text.replace(/[\s().+-]/g, ''))?.[1]
  return number && `92${number}`
}

export const sendPhoneCode = defineCall({
  name: 'sendPhoneCode',
  method: 'POST',
  path: '/v1/auth/verify',
  access: 'anyone',
  summary:
    'Sends a code of 6 digits to a phone, or sends another; the answer is the same for every phone. Again within 30 seconds: 429. Also takes forms.',
  schemas: async () => (await import('./phone-codes-schemas.ts')).sendPhoneCode,
})

export const verifyPhoneCode = defineCall({
  name: 'verifyPhoneCode',
  method: 'POST',
  path: '/v1/auth/verify-otp',
  access: 'anyone',
  summary:
    'Confirms a phone by its code, within 10 minutes and 5 tries. A new phone gets the `verification_token` that registering needs (once, within 30 minutes); a known one gets its `user` instead. Also takes forms.',
  schemas: async () => (await import('./phone-codes-schemas.ts')).verifyPhoneCode,
})
