import { defineCall } from './call.ts'

/**
 * Starts a session by email, phone or username, for anyone (SESSION-1); an unconfirmed email limits the token
 * (SESSION-2). Errors: 401 for wrong credentials, 429 with `Retry-After` after too many attempts.
 */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/v1/auth/login',
  access: 'anyone',
  summary: 'Sign in by email, phone or username; the first digit of an 11-digit login is replaced by 92.',
  schemas: async () => (await import('./sessions-schemas.ts')).loginSchemas,
})

/** Ends the session of the token, even with an unconfirmed email; other sessions of the account continue. */
export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/v1/auth/logout',
  access: 'bearer',
  unconfirmed: true,
  summary: 'End the current session.',
  schemas: async () => (await import('./sessions-schemas.ts')).logoutSchemas,
})
