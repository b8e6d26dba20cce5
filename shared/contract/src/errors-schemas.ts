import * as z from '@closyyy/contract/schema'

/** Messages by field name: `errors` of the envelope (API-1). */
export const FieldErrors = z.record(z.string(), z.array(z.string()))

/** Body of every 4xx and 5xx (API-1); `message` is a sentence for a person. */
export const Failure = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.optional(FieldErrors),
  /** The error's code where its status alone does not tell it. */
  code: z.optional(z.enum(['confirm-password', 'second-factor'])),
  /** With the code `second-factor`: the ticket of the login for `finishLogin`. */
  ticket: z.optional(z.string()),
})
