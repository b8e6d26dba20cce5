import * as z from 'zod/mini'
import { describeProblems } from './call-compatibility.ts'
import { JsonSchema } from './json-schema.ts'
import { findSchemaProblems } from './schema-compatibility.ts'

/** All of an event that decides whether its emitter and a consumer understand each other. */
export const EventDescription = z.strictObject({
  /** Unit that alone emits the event. */
  owner: z.string(),
  /** Changes with the meaning of the event. */
  version: z.int().check(z.positive()),
  payload: JsonSchema,
})
export type EventDescription = z.infer<typeof EventDescription>

/** Descriptions of events by name. */
export const EventDescriptions = z.record(z.string(), EventDescription)
export type EventDescriptions = z.infer<typeof EventDescriptions>

/** Returns why a consumer does not understand an event as it is emitted, as it would end a sentence. */
export function findEventProblem(consumed: EventDescription, emitted: EventDescription): string | undefined {
  if (consumed.version !== emitted.version)
    return `it is emitted in version ${emitted.version}, not in version ${consumed.version}`
  const problems = findSchemaProblems(emitted.payload, consumed.payload, 'message', 'payload')
  return problems.length > 0 ? describeProblems('it is emitted with another payload', problems) : undefined
}
