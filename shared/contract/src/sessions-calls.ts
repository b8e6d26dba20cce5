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

/** Finishes a login that failed with the code `second-factor`, by its ticket and a code (SESSION-17). */
export const finishLogin = defineCall({
  name: 'finishLogin',
  method: 'POST',
  path: '/v1/auth/login/second-step',
  access: 'anyone',
  summary:
    'Finish a login whose account has an authenticator app: `login` and `finishGoogleSignIn` then return 401 with the code `second-factor` and a `ticket`. Returns 401 for an expired ticket, 422 for a wrong code.',
  schemas: async () => (await import('./sessions-schemas.ts')).finishLoginSchemas,
})

/** Ends the session of the token, even with an unconfirmed email; other sessions of the account continue. */
export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/v1/auth/logout',
  access: 'bearer',
  suspended: true,
  unconfirmed: true,
  summary: 'End the current session.',
  schemas: async () => (await import('./sessions-schemas.ts')).logoutSchemas,
})

/** Lists the sessions of the signed-in person, the latest used first (SESSION-15). */
export const listSessions = defineCall({
  name: 'listSessions',
  method: 'GET',
  path: '/v1/auth/sessions',
  access: 'bearer',
  suspended: true,
  summary: "List the signed-in person's sessions with their devices, most recently used first.",
  schemas: async () => (await import('./sessions-schemas.ts')).listSessionsSchemas,
})

/** Ends one session of the signed-in person; a 404 if they have no such session. */
export const endSession = defineCall({
  name: 'endSession',
  method: 'DELETE',
  path: '/v1/auth/sessions/:id',
  access: 'bearer',
  suspended: true,
  summary: "End one of the signed-in person's sessions.",
  schemas: async () => (await import('./sessions-schemas.ts')).endSessionSchemas,
})

/** Ends all sessions of the signed-in person except the one of the request. */
export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/v1/auth/sessions',
  access: 'bearer',
  suspended: true,
  summary: "End all of the signed-in person's sessions except the current one.",
  schemas: async () => (await import('./sessions-schemas.ts')).endOtherSessionsSchemas,
})

/** Confirms the password of the signed-in person, which allows sensitive calls for 15 minutes (SESSION-16). */
export const confirmPassword = defineCall({
  name: 'confirmPassword',
  method: 'POST',
  path: '/v1/auth/confirm-password',
  access: 'bearer',
  suspended: true,
  summary:
    'Confirm the password of the signed-in person, which allows the current session sensitive calls for 15 minutes. Returns 422 for a wrong password.',
  schemas: async () => (await import('./sessions-schemas.ts')).confirmPasswordSchemas,
})
