import { defineCall } from './call.ts'

/** Lists the ways to sign in, for anyone; each response starts a Google sign-in of its own, valid for 10 minutes. */
export const listProviders = defineCall({
  name: 'listProviders',
  method: 'GET',
  path: '/v1/auth/providers',
  access: 'anyone',
  summary:
    'Which ways to sign in there are. Where Google is one, each answer starts a sign-in of its own, good for 10 minutes: the browser keeps `flow`, goes to `authorization_url`, and sends both back. A null `authorization_url`: Google cannot be reached just now.',
  schemas: async () => (await import('./google-sign-in-schemas.ts')).listProvidersSchemas,
})

/**
 * Signs in by the code from Google (SESSION-12); a 403 if Google has not confirmed the email, a 503 if it is
 * unreachable.
 */
export const finishGoogleSignIn = defineCall({
  name: 'finishGoogleSignIn',
  method: 'POST',
  path: '/v1/auth/google/callback',
  access: 'anyone',
  summary:
    'Signs in by the code that Google sent back, with the `flow` that the sign-in began with. An account of the same confirmed email is the one; otherwise a new one is made, without password and phone. 403 where Google has not confirmed the email, 503 while Google cannot be reached.',
  schemas: async () => (await import('./google-sign-in-schemas.ts')).finishGoogleSignInSchemas,
})
