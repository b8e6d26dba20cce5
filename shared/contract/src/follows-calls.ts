import { defineCall } from './call.ts'

const followSchemas = async () => (await import('./follows-schemas.ts')).followSchemas

const listSchemas = async () => (await import('./follows-schemas.ts')).listPeopleSchemas

/**
 * Follows a seller and returns their profile; idempotent (LIKE-2). Errors: 409 for oneself, 404 for an unknown person.
 */
export const followUser = defineCall({
  name: 'followUser',
  method: 'POST',
  path: '/v1/users/:id/follow',
  access: 'bearer',
  summary: 'Follow another seller and return their profile; idempotent.',
  schemas: followSchemas,
})

/** Unfollows a seller and returns their profile; idempotent (LIKE-2). */
export const unfollowUser = defineCall({
  name: 'unfollowUser',
  method: 'DELETE',
  path: '/v1/users/:id/unfollow',
  access: 'bearer',
  summary: 'Unfollow a seller and return their profile; idempotent.',
  schemas: followSchemas,
})

/** Lists the followers of the signed-in person, newest first. */
export const listFollowers = defineCall({
  name: 'listFollowers',
  method: 'GET',
  path: '/v1/users/followers',
  access: 'bearer',
  suspended: true,
  summary: 'List the followers of the signed-in person, newest first.',
  schemas: listSchemas,
})

/** Lists the people whom the signed-in person follows, newest first. */
export const listFollowing = defineCall({
  name: 'listFollowing',
  method: 'GET',
  path: '/v1/users/following',
  access: 'bearer',
  suspended: true,
  summary: 'List the people whom the signed-in person follows, newest first.',
  schemas: listSchemas,
})
