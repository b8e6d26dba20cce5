import * as z from '@closyyy/contract/schema'
import { unknown } from 'zod/mini'

const JsonSchema = z.record(z.string(), unknown())

const Description = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  path: z.string(),
  access: z.enum(['anyone', 'optional', 'bearer', 'admin']),
  unconfirmed: z.optional(z.literal(true)),
  isIdempotent: z.optional(z.literal(true)),
  request: z.object({
    params: z.optional(JsonSchema),
    query: z.optional(JsonSchema),
    body: z.optional(JsonSchema),
  }),
  response: JsonSchema,
})

/** Descriptions of all calls that the API offers, by name. */
export const listCallsSchemas = { data: z.record(z.string(), Description) }
