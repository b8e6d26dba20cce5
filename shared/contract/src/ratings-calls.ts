import { defineCall } from './call.ts'

/** Lists the ratings of a seller, newest first, for anyone. */
export const listRatings = defineCall({
  name: 'listRatings',
  method: 'GET',
  path: '/v1/users/:id/ratings',
  access: 'anyone',
  summary: "List a seller's ratings, newest first.",
  schemas: async () => (await import('./ratings-schemas.ts')).listRatingsSchemas,
})

/**
 * Rates a seller once per received order (RATING-2). Errors: 403 without an order, 409 if it was rated or has not
 * arrived and for one's own shop, 404 for another person's order.
 */
export const rateUser = defineCall({
  name: 'rateUser',
  method: 'POST',
  path: '/v1/users/:id/rate',
  access: 'bearer',
  summary:
    "Rate a seller for the order `order_id`, or for the oldest delivered or completed one without a rating. Returns 403 without an order, 404 for someone else's order, 409 for an undelivered or rated one, or if all are rated. Forms may include up to 4 `pictures[]`, each a jpeg, png, gif or svg up to 10 MB.",
  status: 201,
  schemas: async () => (await import('./ratings-schemas.ts')).rateUserSchemas,
})
