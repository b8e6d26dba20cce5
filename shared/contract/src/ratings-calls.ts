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
 * Rates a seller once per completed order (RATING-2). Errors: 403 without an order, 409 if it was rated, has not arrived
 * or was completed too long ago (RATING-6) and for one's own shop, 404 for another person's order.
 */
export const rateUser = defineCall({
  name: 'rateUser',
  method: 'POST',
  path: '/v1/users/:id/rate',
  access: 'bearer',
  isIdempotent: true,
  summary:
    "Rate a seller for the order `order_id`, or for the oldest completed one without a rating. The rating is hidden until `hidden_until` or until the seller rates. Returns 403 without an order, 404 for someone else's order, 409 for an incomplete, rated or old one, or if all are rated. Forms may include up to 4 `pictures[]`, each a jpeg, png, gif or svg up to 10 MB.",
  status: 201,
  schemas: async () => (await import('./ratings-schemas.ts')).rateUserSchemas,
})

/**
 * Rates the buyer of a completed order, once (RATING-4). Errors: 404 for an order that the caller did not sell, 409 if it
 * was rated, is not complete, was completed too long ago or is a guest's.
 */
export const rateBuyer = defineCall({
  name: 'rateBuyer',
  method: 'POST',
  path: '/v1/cart/checkout/orders/:id/rate-buyer',
  access: 'bearer',
  summary:
    "Rate the buyer of an order that the caller sold. The rating is hidden until `hidden_until` or until the buyer rates. Returns 404 for someone else's order, 409 for an incomplete, rated or old one or one of a guest.",
  status: 201,
  schemas: async () => (await import('./ratings-schemas.ts')).rateBuyerSchemas,
})
