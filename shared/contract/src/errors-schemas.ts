import * as z from '@closyyy/contract/schema'

/** Messages by field name: `errors` of the envelope (API-1). */
export const FieldErrors = z.record(z.string(), z.array(z.string()))

/**
 * To find: the number up to `max` of which PBKDF2 derives a key that begins with the 16 bytes `target`, in hexadecimal; with
 * SHA-256, the password `salt`, the number's digits as salt, and `iterations`.
 */
const WorkPuzzle = z.object({
  kind: z.literal('work'),
  salt: z.string(),
  iterations: z.int(),
  max: z.int(),
  target: z.string(),
})

/** To show in a frame: a page that posts the message `{ captcha: RESPONSE }` to its parent. */
const CaptchaPuzzle = z.object({ kind: z.literal('captcha'), page: z.string() })

/** What a client must solve before it repeats a request (LIMIT-9). */
export const Challenge = z.object({
  /** Opaque; accepted once, for one call and five minutes. */
  token: z.string(),
  puzzle: z.discriminatedUnion('kind', [WorkPuzzle, CaptchaPuzzle]),
})

/** Body of every 4xx and 5xx (API-1); `message` is a sentence for a person. */
export const Failure = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.optional(FieldErrors),
  /** The error's code where its status alone does not tell it. */
  code: z.optional(z.enum(['confirm-password', 'second-factor', 'challenge', 'suspended'])),
  /** With the code `second-factor`: the ticket of the login for `finishLogin`. */
  ticket: z.optional(z.string()),
  /** With the code `challenge`: what to solve before a retry. */
  challenge: z.optional(Challenge),
})
