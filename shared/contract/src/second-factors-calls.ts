import { defineCall } from './call.ts'

/** Returns whether the signed-in account needs a code at login (SESSION-17). */
export const getSecondFactor = defineCall({
  name: 'getSecondFactor',
  method: 'GET',
  path: '/v1/auth/second-factor',
  access: 'bearer',
  suspended: true,
  summary: 'Get whether the signed-in account needs a code of an authenticator app at login.',
  schemas: async () => (await import('./second-factors-schemas.ts')).getSecondFactorSchemas,
})

/** Starts an authenticator app, which counts once `confirmSecondFactor` got a code of it. */
export const beginSecondFactor = defineCall({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/v1/auth/second-factor',
  access: 'bearer',
  suspended: true,
  requiresFresh: true,
  summary: 'Create the secret of an authenticator app. Returns 409 if one is on, or if the shop does not offer them.',
  schemas: async () => (await import('./second-factors-schemas.ts')).beginSecondFactorSchemas,
})

/**
 * Turns the authenticator app on and returns ten recovery codes, each of which replaces a code once; new ones if the same
 * code is sent again, as after a lost response (SESSION-17).
 */
export const confirmSecondFactor = defineCall({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/v1/auth/second-factor/confirm',
  access: 'bearer',
  suspended: true,
  requiresFresh: true,
  summary:
    'Turn on the authenticator app by a code of it; returns the recovery codes. Sent again before a login used a code, the same code returns new ones.',
  schemas: async () => (await import('./second-factors-schemas.ts')).confirmSecondFactorSchemas,
})

/** Turns the authenticator app off. */
export const removeSecondFactor = defineCall({
  name: 'removeSecondFactor',
  method: 'DELETE',
  path: '/v1/auth/second-factor',
  access: 'bearer',
  suspended: true,
  requiresFresh: true,
  summary: 'Turn the authenticator app of the signed-in account off; idempotent.',
  schemas: async () => (await import('./second-factors-schemas.ts')).removeSecondFactorSchemas,
})
