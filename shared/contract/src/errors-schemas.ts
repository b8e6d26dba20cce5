import * as z from '@closyyy/contract/schema'

/** Messages by field name, as the envelope's `errors`. */
export const FieldErrors = z.record(z.string(), z.array(z.string()))

/** The body of every 4xx and 5xx. */
export const Failure = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.optional(FieldErrors),
})
