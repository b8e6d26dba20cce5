import { defineCall } from './call.ts'

/** Lists the ways to sign in, for anyone; each response starts a Google sign-in of its own, valid for 10 minutes. */
export const listProviders = defineCall({
  name: 'listProviders',
  method: 'GET',
  path: '/v1/auth/providers',
  access: 'anyone',
  summary:
    'List the sign-in providers. Each response that includes Google starts a sign-in, valid for 10 minutes: the browser stores `flow`, goes to `authorization_url` and sends both back. A null `authorization_url` means that Google is unreachable.',
  schemas: async () => (await import('./google-sign-in-schemas.ts')).listProvidersSchemas,
})

/**
 * Signs in by the code from Google (SESSION-12). Errors: 403 if Google has not confirmed the email, 404 if the operator
 * has not set it up, 503 if Google is unreachable.
 */
export const finishGoogleSignIn = defineCall({
  name: 'finishGoogleSignIn',
  method: 'POST',
  path: '/v1/auth/google/callback',
  access: 'anyone',
  summary:
    'Sign in with the code from Google and the `flow` that started the sign-in. Uses the account with the same confirmed email, or creates one without password and phone. Returns 403 if Google has not confirmed the email, 503 if Google is unreachable.',
  schemas: async () => (await import('./google-sign-in-schemas.ts')).finishGoogleSignInSchemas,
})
