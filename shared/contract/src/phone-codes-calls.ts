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
    'Sends a code of 6 digits to a phone, or sends another; the answer is the same for every phone. Again within 30 seconds: 429. Also takes forms.',
  schemas: async () => (await import('./phone-codes-schemas.ts')).sendPhoneCodeSchemas,
})

/**
 * Verifies a phone by its code (PHONE-2); returns the account of a known phone, else a verification token (PHONE-5).
 */
export const verifyPhoneCode = defineCall({
  name: 'verifyPhoneCode',
  method: 'POST',
  path: '/v1/auth/verify-otp',
  access: 'anyone',
  summary:
    'Confirms a phone by its code, within 10 minutes and 5 tries. A new phone gets the `verification_token` that registering needs (once, within 30 minutes); a known one gets its `user` instead. Also takes forms.',
  schemas: async () => (await import('./phone-codes-schemas.ts')).verifyPhoneCodeSchemas,
})
