import * as z from 'zod/mini'

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

/** Messages by field name, as the envelope's `errors`. */
export const FieldErrors = z.record(z.string(), z.array(z.string()))
export type FieldErrors = z.infer<typeof FieldErrors>

/** The body of every 4xx and 5xx. */
export const Failure = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.optional(FieldErrors),
})
export type Failure = z.infer<typeof Failure>
