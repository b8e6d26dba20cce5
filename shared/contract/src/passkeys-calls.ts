import { defineCall } from './call.ts'

/** Lists the passkeys of the signed-in person, the newest first (PASSKEY-1). */
export const listPasskeys = defineCall({
  name: 'listPasskeys',
  method: 'GET',
  path: '/v1/auth/passkeys',
  access: 'bearer',
  suspended: true,
  summary: "List the signed-in person's passkeys with their names and dates.",
  schemas: async () => (await import('./passkeys-schemas.ts')).listPasskeysSchemas,
})

/** Returns the options of `navigator.credentials.create` for a new passkey, valid for five minutes (PASSKEY-2). */
export const beginPasskey = defineCall({
  name: 'beginPasskey',
  method: 'POST',
  path: '/v1/auth/passkeys/challenge',
  access: 'bearer',
  suspended: true,
  requiresFresh: true,
  summary: 'Begin a passkey of the signed-in person. Returns 409 if the account has as many as it can have.',
  schemas: async () => (await import('./passkeys-schemas.ts')).beginPasskeySchemas,
})

/** Adds the passkey that the browser created with the options of `beginPasskey`, and reports it by email. */
export const addPasskey = defineCall({
  name: 'addPasskey',
  method: 'POST',
  path: '/v1/auth/passkeys',
  access: 'bearer',
  suspended: true,
  requiresFresh: true,
  summary:
    'Add a passkey; each challenge of `beginPasskey` works once. Returns 422 if it was not created for this shop, 409 if the account has as many as it can have.',
  schemas: async () => (await import('./passkeys-schemas.ts')).addPasskeySchemas,
  status: 201,
})

/** Renames a passkey of the signed-in person; a 404 if they have no such passkey. */
export const renamePasskey = defineCall({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/v1/auth/passkeys/:id',
  access: 'bearer',
  suspended: true,
  summary: "Rename one of the signed-in person's passkeys.",
  schemas: async () => (await import('./passkeys-schemas.ts')).renamePasskeySchemas,
})

/** Removes a passkey of the signed-in person and reports it by email; a 404 if they have no such passkey. */
export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/v1/auth/passkeys/:id',
  access: 'bearer',
  suspended: true,
  requiresFresh: true,
  summary: "Remove one of the signed-in person's passkeys.",
  schemas: async () => (await import('./passkeys-schemas.ts')).removePasskeySchemas,
})

/** Returns the options of `navigator.credentials.get` for a login, valid for five minutes (PASSKEY-2). */
export const beginPasskeyLogin = defineCall({
  name: 'beginPasskeyLogin',
  method: 'POST',
  path: '/v1/auth/login/passkey/challenge',
  access: 'anyone',
  summary: 'Begin a login by passkey.',
  schemas: async () => (await import('./passkeys-schemas.ts')).beginPasskeyLoginSchemas,
})

/** Starts a session by a passkey, without a second step (PASSKEY-3). Errors: 401 for an unknown passkey or an invalid proof. */
export const finishPasskeyLogin = defineCall({
  name: 'finishPasskeyLogin',
  method: 'POST',
  path: '/v1/auth/login/passkey',
  access: 'anyone',
  summary:
    'Sign in by a passkey; each challenge of `beginPasskeyLogin` works once. Returns 401 for an unknown passkey or an invalid proof.',
  schemas: async () => (await import('./passkeys-schemas.ts')).finishPasskeyLoginSchemas,
})

/** Returns the options of `navigator.credentials.get` to confirm a sensitive call by one of the account's passkeys. */
export const beginPasskeyConfirmation = defineCall({
  name: 'beginPasskeyConfirmation',
  method: 'POST',
  path: '/v1/auth/confirm-passkey/challenge',
  access: 'bearer',
  suspended: true,
  summary: 'Begin the confirmation of the signed-in person by a passkey. Returns 409 if they have none.',
  schemas: async () => (await import('./passkeys-schemas.ts')).beginPasskeyConfirmationSchemas,
})

/** Confirms the signed-in person by a passkey, which allows sensitive calls for 15 minutes (PASSKEY-4). */
export const confirmPasskey = defineCall({
  name: 'confirmPasskey',
  method: 'POST',
  path: '/v1/auth/confirm-passkey',
  access: 'bearer',
  suspended: true,
  summary:
    'Confirm the signed-in person by a passkey, which allows the current session sensitive calls for 15 minutes; each challenge of `beginPasskeyConfirmation` works once. Returns 422 for a passkey of another account or an invalid proof.',
  schemas: async () => (await import('./passkeys-schemas.ts')).confirmPasskeySchemas,
})
