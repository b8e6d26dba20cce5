import type * as schemas from './errors-schemas.ts'
import type * as z from './schema.ts'

/** HTTP status of each error code. Compare codes across bundles, never classes. */
export const errorStatus = {
  'not-parseable': 400,
  'signed-out': 401,
  'second-factor': 401,
  'not-allowed': 403,
  'confirm-password': 403,
  suspended: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'too-many': 429,
  challenge: 429,
  internal: 500,
  unavailable: 503,
} as const

/** Code of an expected failure. */
export type ErrorCode = keyof typeof errorStatus

/** Messages by path of the field in the body, joined with dots: `cart_items.0.quantity`. */
export type FieldErrors = z.infer<typeof schemas.FieldErrors>
/** What a client must solve before the API accepts its request (LIMIT-9). */
export type Challenge = z.infer<typeof schemas.Challenge>
/** Header of a repeated request: the token of its challenge, a dot and the solution. */
export const CHALLENGE_HEADER = 'x-challenge-solution'
/** Body of every failed response (API-1). */
export type Failure = z.infer<typeof schemas.Failure>
