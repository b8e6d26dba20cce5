import { defineCall } from './call.ts'

/**
 * Texts a code to a phone, for anyone; the response is the same for every phone (PHONE-4), a 429 within the resend lock
 * (PHONE-3).
 */
export const sendPhoneCode = defineCall({
  name: 'sendPhoneCode',
  method: 'POST',
  path: '/v1/auth/verify',
  access: 'anyone',
  summary:
    'Send a code of 6 digits to a phone; the response is the same for every phone. Returns 429 within 30 seconds of the last code. Accepts forms.',
  schemas: async () => (await import('./phone-codes-schemas.ts')).sendPhoneCodeSchemas,
})

/**
 * Verifies a phone by its code (PHONE-2); returns the account of a known phone, else a verification token (PHONE-5). A
 * wrong or expired code is a 422 at `otp`.
 */
export const verifyPhoneCode = defineCall({
  name: 'verifyPhoneCode',
  method: 'POST',
  path: '/v1/auth/verify-otp',
  access: 'anyone',
  summary:
    'Confirm a phone by its code, within 10 minutes and 5 attempts. Returns the `verification_token` for `register` (valid once, for 30 minutes) if the phone is new, otherwise its `user`. Accepts forms.',
  schemas: async () => (await import('./phone-codes-schemas.ts')).verifyPhoneCodeSchemas,
})
