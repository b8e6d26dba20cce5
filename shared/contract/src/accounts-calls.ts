import { defineCall } from './call.ts'

/** Creates an account for a verified phone, for anyone (ACCOUNT-5); a taken name, email or phone is a 422. */
export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: '/v1/auth/register',
  access: 'anyone',
  status: 201,
  summary:
    'Makes an account for the phone that `verification_token` confirmed, and sends the link that confirms its email. A name, email or phone in use, a common password, or one that is the account’s own name, email or phone: 422. Also takes forms, alone with a `profile_picture`.',
  schemas: async () => (await import('./accounts-schemas.ts')).registerSchemas,
})

/**
 * Checks email and username before the last sign-up step, for a verified phone (ACCOUNT-3); a taken one is a 422, too
 * many checks a 429.
 */
export const checkNewNames = defineCall({
  name: 'checkNewNames',
  method: 'POST',
  path: '/v1/auth/register/check',
  access: 'anyone',
  summary:
    'Checks the email and username of a registration before its last step: 422 names what breaks a rule or is taken, all at once. Asks for the `verification_token`, which stays good; 20 times for each and limited an address, so that nobody lists who has an account. Phones are not checked. Also takes forms.',
  schemas: async () => (await import('./accounts-schemas.ts')).checkNewNamesSchemas,
})

/**
 * Confirms an email by the token of its link, for anyone, once within three days (ACCOUNT-9); repeating changes
 * nothing.
 */
export const confirmEmail = defineCall({
  name: 'confirmEmail',
  method: 'POST',
  path: '/v1/auth/email/verify',
  access: 'anyone',
  summary: 'Confirms an email address by the token of its link; again changes nothing.',
  schemas: async () => (await import('./accounts-schemas.ts')).confirmEmailSchemas,
})

/** Sends the confirmation link again; the response does not reveal whether the login exists (ACCOUNT-9). */
export const resendConfirmation = defineCall({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/v1/auth/email/resend',
  access: 'anyone',
  summary: 'Sends the confirmation link again where one is due; the answer is the same for every login.',
  schemas: async () => (await import('./accounts-schemas.ts')).resendConfirmationSchemas,
})

/**
 * Sends a reset link that works once, for an hour; the response does not reveal whether the email exists (ACCOUNT-8).
 */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  path: '/v1/auth/forgot-password',
  access: 'anyone',
  summary: 'Sends a link that sets a new password, for an hour and once; the answer is the same for every email.',
  schemas: async () => (await import('./accounts-schemas.ts')).forgotPasswordSchemas,
})

/**
 * Sets a new password by the token of a link and ends every session of the account (ACCOUNT-8); a weak one is a 422
 * (ACCOUNT-10).
 */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/v1/auth/reset-password',
  access: 'anyone',
  summary:
    "Sets a new password by the token of a link and ends all the account's sessions; what `register` refuses as a password is refused here too.",
  schemas: async () => (await import('./accounts-schemas.ts')).resetPasswordSchemas,
})
