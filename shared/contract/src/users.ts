import { defineCall } from './call.ts'
import type * as z from './schema.ts'
import type * as schemas from './users-schemas.ts'

/** Days after which vacation mode turns itself off (SHOP-2). */
export const VACATION_DAYS = 7

export type OwnUser = z.infer<typeof schemas.OwnUser>
export type Profile = z.infer<typeof schemas.Profile>
export type ProfileInput = z.infer<typeof schemas.ProfileInput>

export const getOwnUser = defineCall({
  name: 'getOwnUser',
  method: 'GET',
  path: '/user',
  access: 'bearer',
  unconfirmed: true,
  summary: 'The signed-in person; also answers with an unconfirmed email.',
  schemas: async () => (await import('./users-schemas.ts')).getOwnUser,
})

export const getProfile = defineCall({
  name: 'getProfile',
  method: 'GET',
  path: '/v1/users/:id/profile',
  access: 'optional',
  summary: 'The public profile of a person, with rating, followers and pieces sold.',
  schemas: async () => (await import('./users-schemas.ts')).getProfile,
})

export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'PUT',
  path: '/v1/users/profile',
  access: 'bearer',
  summary:
    "Changes the signed-in person's profile; what is left out stays, an empty bio or website is none; `locale` is the language of messages to them.",
  schemas: async () => (await import('./users-schemas.ts')).updateProfile,
})

export const updateProfilePicture = defineCall({
  name: 'updateProfilePicture',
  method: 'POST',
  path: '/v1/users/profile/picture',
  access: 'bearer',
  summary:
    'Puts a new profile picture in place of the old one, which is gone: a form with one jpeg, png, gif or svg up to 10 MB, cut to a square.',
  schemas: async () => (await import('./users-schemas.ts')).updateProfilePicture,
})

export const setVacation = defineCall({
  name: 'setVacation',
  method: 'PUT',
  path: '/v1/users/vacation',
  access: 'bearer',
  summary: 'Turns vacation mode on for 7 days, or off; on while on changes nothing. Nobody can buy meanwhile.',
  schemas: async () => (await import('./users-schemas.ts')).setVacation,
})
