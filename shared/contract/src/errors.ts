import type * as schemas from './errors-schemas.ts'
import type * as z from './schema.ts'

/** Every way a call can fail, by name; compare these, never classes, across bundles. */
export const errorStatus = {
  'not-parseable': 400,
  'signed-out': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  invalid: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export type FieldErrors = z.infer<typeof schemas.FieldErrors>
export type Failure = z.infer<typeof schemas.Failure>
