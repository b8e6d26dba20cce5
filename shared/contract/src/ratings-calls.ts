import { defineCall } from './call.ts'

/** Lists the ratings of a seller, newest first, for anyone. */
export const listRatings = defineCall({
  name: 'listRatings',
  method: 'GET',
  path: '/v1/users/:id/ratings',
  access: 'anyone',
  summary: "A seller's ratings, the newest first.",
  schemas: async () => (await import('./ratings-schemas.ts')).listRatingsSchemas,
})

/**
 * Rates a seller once per received order (RATING-2): a 403 without an order, a 409 if it was rated or has not arrived.
 */
export const rateUser = defineCall({
  name: 'rateUser',
  method: 'POST',
  path: '/v1/users/:id/rate',
  access: 'bearer',
  summary:
    'Rates a seller for the order `order_id`, or for the oldest delivered or completed one not rated yet: 403 with none bought, 404 where the order is not one of this buyer and seller, 409 where it has not arrived or was rated, or all were. Not oneself. Forms may carry up to 4 `pictures[]`, each a jpeg, png, gif or svg up to 10 MB.',
  status: 201,
  schemas: async () => (await import('./ratings-schemas.ts')).rateUserSchemas,
})
