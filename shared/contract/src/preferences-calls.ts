import { defineCall } from './call.ts'

/** Returns the email preferences of the signed-in person (MESSAGE-2). */
export const getPreferences = defineCall({
  name: 'getPreferences',
  method: 'GET',
  path: '/v1/user/preferences',
  access: 'bearer',
  suspended: true,
  summary: 'Get the email preferences of the signed-in person.',
  schemas: async () => (await import('./preferences-schemas.ts')).getPreferencesSchemas,
})

/** Replaces all email preferences of the signed-in person (MESSAGE-2). */
export const savePreferences = defineCall({
  name: 'savePreferences',
  method: 'POST',
  path: '/v1/user/preferences',
  access: 'bearer',
  suspended: true,
  summary: 'Set all nine email preferences of the signed-in person.',
  schemas: async () => (await import('./preferences-schemas.ts')).savePreferencesSchemas,
})
