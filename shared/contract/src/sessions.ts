import { defineCall } from './call.ts'
import type * as z from './schema.ts'
import type * as schemas from './sessions-schemas.ts'

export const PASSWORD_MIN_LENGTH = 8

/** What starts a URL in a text where none belongs (ACCOUNT-7). */
export const urlPattern = /https?:\/\/|www\./i

export type Login = z.infer<typeof schemas.Login>
export type Session = z.infer<typeof schemas.Session>

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/v1/auth/login',
  access: 'anyone',
  summary: 'Signs in by email, phone or username; an all-digit login of 11 digits has its first digit replaced by 92.',
  schemas: async () => (await import('./sessions-schemas.ts')).login,
})

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/v1/auth/logout',
  access: 'bearer',
  unconfirmed: true,
  summary: 'Ends the session of the token.',
  schemas: async () => (await import('./sessions-schemas.ts')).logout,
})
