import { defineCall } from './call.ts'

/** Returns the signed-in person's own record, even with an unconfirmed email (SESSION-2). */
export const getOwnUser = defineCall({
  name: 'getOwnUser',
  method: 'GET',
  path: '/user',
  access: 'bearer',
  suspended: true,
  unconfirmed: true,
  summary: 'Get the signed-in person, even if their email is unconfirmed.',
  schemas: async () => (await import('./users-schemas.ts')).getOwnUserSchemas,
})

/** Returns the public profile of a person, without contact data (PRIVACY-1); a 404 for an unknown person. */
export const getProfile = defineCall({
  name: 'getProfile',
  method: 'GET',
  path: '/v1/users/:id/profile',
  access: 'optional',
  suspended: true,
  summary: 'Get the public profile of a person, with rating, followers and units sold.',
  schemas: async () => (await import('./users-schemas.ts')).getProfileSchemas,
})

/** Changes the given fields of the signed-in person's profile (ACCOUNT-11); an empty bio or website clears it. */
export const updateProfile = defineCall({
  name: 'updateProfile',
  method: 'PUT',
  path: '/v1/users/profile',
  access: 'bearer',
  summary:
    "Update the signed-in person's profile; missing fields keep their values, an empty bio or website is removed, `locale` is the language of their messages.",
  schemas: async () => (await import('./users-schemas.ts')).updateProfileSchemas,
})

/** Replaces the profile picture by one cropped to a square (ACCOUNT-11); needs a multipart form. */
export const updateProfilePicture = defineCall({
  name: 'updateProfilePicture',
  method: 'POST',
  path: '/v1/users/profile/picture',
  access: 'bearer',
  summary:
    'Replace the profile picture with one from a form, a jpeg, png, gif or svg up to 10 MB, cropped to a square; the old file is deleted.',
  schemas: async () => (await import('./users-schemas.ts')).updateProfilePictureSchemas,
})
