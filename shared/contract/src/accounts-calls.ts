import { defineCall } from './call.ts'

/** Creates an account for a verified phone, for anyone (ACCOUNT-5); a taken name, email or phone is a 422. */
export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: '/v1/auth/register',
  access: 'anyone',
  status: 201,
  summary:
    "Create an account for the phone confirmed by `verification_token`, and send the link that confirms its email. Returns 422 for a username, email or phone in use, a username that looks like one in use, the names of the shop and its staff, a common password, or a password that is the account's own username, email or phone. Accepts forms, which may include a `profile_picture`.",
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
    'Check the email and username of a registration before its last step; 422 names each that is invalid, reserved or taken. Requires the `verification_token`, which stays valid; limited to 20 checks per token and by IP, so that accounts cannot be enumerated. Does not check phones. Accepts forms.',
  schemas: async () => (await import('./accounts-schemas.ts')).checkNewNamesSchemas,
})

/**
 * Confirms an email by the token of its link, for anyone, within three days (ACCOUNT-9), or a new email within a day
 * (ACCOUNT-13); repeating changes nothing.
 */
export const confirmEmail = defineCall({
  name: 'confirmEmail',
  method: 'POST',
  path: '/v1/auth/email/verify',
  access: 'anyone',
  summary: 'Confirm an email by the token of its link; idempotent.',
  schemas: async () => (await import('./accounts-schemas.ts')).confirmEmailSchemas,
})

/** Sends the confirmation link again; the response does not reveal whether the login exists (ACCOUNT-9). */
export const resendConfirmation = defineCall({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/v1/auth/email/resend',
  access: 'anyone',
  summary: 'Resend the confirmation link if the account needs one; the response is the same for every login.',
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
  summary: 'Send a link to set a new password, valid once and for an hour; the response is the same for every email.',
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
    'Set a new password by the token of a link, and end all sessions of the account; passwords follow the rules of `register`.',
  schemas: async () => (await import('./accounts-schemas.ts')).resetPasswordSchemas,
})

/** Changes the password of the signed-in person and ends their other sessions (ACCOUNT-12). */
export const changePassword = defineCall({
  name: 'changePassword',
  method: 'PUT',
  path: '/v1/auth/password',
  access: 'bearer',
  suspended: true,
  summary:
    "Change the signed-in person's password, which needs the current one, and end their other sessions; passwords follow the rules of `register`.",
  schemas: async () => (await import('./accounts-schemas.ts')).changePasswordSchemas,
})

/** Mails a link to a new email, which replaces the old one once the link is opened (ACCOUNT-13). */
export const requestEmailChange = defineCall({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/v1/auth/email',
  access: 'bearer',
  requiresFresh: true,
  summary:
    'Send a link to a new email of the signed-in person, valid for a day; `confirmEmail` makes it theirs. The response is the same for an email in use.',
  schemas: async () => (await import('./accounts-schemas.ts')).requestEmailChangeSchemas,
})

/** Withdraws a pending change of the email, whose link ends (ACCOUNT-13); idempotent. */
export const cancelEmailChange = defineCall({
  name: 'cancelEmailChange',
  method: 'DELETE',
  path: '/v1/auth/email',
  access: 'bearer',
  suspended: true,
  summary: 'Withdraw the pending change of the signed-in person’s email, and end its link; idempotent.',
  schemas: async () => (await import('./accounts-schemas.ts')).cancelEmailChangeSchemas,
})

/** Texts a code to a new phone, which `changePhone` makes that of the signed-in person (ACCOUNT-15). */
export const requestPhoneChange = defineCall({
  name: 'requestPhoneChange',
  method: 'POST',
  path: '/v1/auth/phone',
  access: 'bearer',
  requiresFresh: true,
  summary:
    'Send a code to a new phone of the signed-in person; the response is the same for a phone in use. Returns 429 within 30 seconds of the last code to the phone, or after too many changes of the account.',
  schemas: async () => (await import('./accounts-schemas.ts')).requestPhoneChangeSchemas,
})

/** Replaces the phone of the signed-in person by one that got a code (ACCOUNT-15); one in use is a 409. */
export const changePhone = defineCall({
  name: 'changePhone',
  method: 'PUT',
  path: '/v1/auth/phone',
  access: 'bearer',
  requiresFresh: true,
  summary:
    'Replace the phone of the signed-in person, by the code that `requestPhoneChange` sent to it. Returns 422 for a wrong code and, after a correct one, 409 for the phone of another account.',
  schemas: async () => (await import('./accounts-schemas.ts')).changePhoneSchemas,
})
