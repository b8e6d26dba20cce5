import * as z from '@closyyy/contract/schema'
import { unknown } from 'zod/mini'

const JsonSchema = z.record(z.string(), unknown())

/** All of a call that decides whether a client and an API understand each other. */
export const CallDescription = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string(),
  access: z.enum(['anyone', 'optional', 'bearer', 'admin']),
  unconfirmed: z.optional(z.literal(true)),
  suspended: z.optional(z.literal(true)),
  requiresFresh: z.boolean(),
  isIdempotent: z.optional(z.literal(true)),
  /** Schemas of the parts of the request that a client may send. */
  request: z.object({
    params: z.optional(JsonSchema),
    query: z.optional(JsonSchema),
    body: z.optional(JsonSchema),
  }),
  /** Schema of `data` in the response; contract schemas of responses have no defaults. */
  response: JsonSchema,
})
export type CallDescription = z.infer<typeof CallDescription>

/** Descriptions of all calls that the API offers, by name. */
export const listCallsSchemas = { data: z.record(z.string(), CallDescription) }
