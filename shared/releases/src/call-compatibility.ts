import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { JsonSchema } from './json-schema.ts'
import { findSchemaProblems, type SchemaProblem } from './schema-compatibility.ts'

/**
 * All of a call that decides whether a release and an API understand each other. Not that of the contract, which
 * describes the calls of its own version: releases and APIs of other versions are read with this one.
 */
export const CallDescription = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  /** Below `/api`, parameters as `:name`. */
  path: z.string(),
  access: z.enum(['anyone', 'optional', 'bearer', 'admin']),
  unconfirmed: z.optional(z.literal(true)),
  suspended: z.optional(z.literal(true)),
  /** Undefined in releases from before it was described; those are not compared. */
  requiresFresh: z.optional(z.boolean()),
  isIdempotent: z.optional(z.literal(true)),
  request: z.strictObject({
    params: z.optional(JsonSchema),
    query: z.optional(JsonSchema),
    body: z.optional(JsonSchema),
  }),
  response: JsonSchema,
})
export type CallDescription = z.infer<typeof CallDescription>

/** Descriptions of the calls that a release uses, by name. */
export const CallDescriptions = z.record(z.string(), CallDescription)
export type CallDescriptions = z.infer<typeof CallDescriptions>

/**
 * The calls that an API offers, by name. Each is parsed only where a release needs another one, because an API may be of
 * a later version, which describes more of a call.
 */
export const OfferedCalls = z.record(z.string(), z.looseObject({ method: z.string(), path: z.string() }))
export type OfferedCalls = z.infer<typeof OfferedCalls>

const HASH_LENGTH = 32

/** Hashes a description, independently of the order of its keys. */
export function callHash(call: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(call)))
    .digest('hex')
    .slice(0, HASH_LENGTH)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]))
}

/** Ranks what a call requires: nothing, a session, or that of an administrator. An API may require less than a release expects. */
const required: Record<CallDescription['access'], number> = { anyone: 0, optional: 0, bearer: 1, admin: 2 }

const parts = ['params', 'query', 'body'] as const

/** Returns what the API requires of the caller beyond what the release expects. */
function findAccessProblem(used: CallDescription, offered: CallDescription): string | undefined {
  if (required[offered.access] > required[used.access])
    return `the API requires ${offered.access === 'admin' ? 'an admin' : 'a session'} for it`
  if (used.unconfirmed && !offered.unconfirmed) return 'the API requires a confirmed email for it'
  if (used.suspended && !offered.suspended) return 'the API refuses it to suspended people'
  if (used.requiresFresh === false && offered.requiresFresh) return 'the API requires a recent login for it'
  return undefined
}

/** Returns why a release that uses a call does not work with the call that the API offers, as it would end a sentence. */
export function findCallProblem(used: CallDescription, listed: OfferedCalls[string] | undefined): string | undefined {
  if (!listed) return 'the API does not offer it'
  const { data: offered } = CallDescription.safeParse(listed)
  if (!offered) return 'the API describes it in a format that this version cannot compare'
  if (`${used.method} ${used.path}` !== `${offered.method} ${offered.path}`)
    return `the API offers it as ${offered.method} ${offered.path}, not as ${used.method} ${used.path}`
  const access = findAccessProblem(used, offered)
  if (access) return access
  if (used.isIdempotent && !offered.isIdempotent) return 'the API ignores its Idempotency-Key'
  const requests = parts.flatMap(part =>
    findSchemaProblems(used.request[part] ?? empty, offered.request[part] ?? empty, 'request', part),
  )
  if (requests.length > 0) return describeProblems('the API does not accept its request', requests)
  const responses = findSchemaProblems(offered.response, used.response, 'message', 'data')
  return responses.length > 0 ? describeProblems('the API returns another response', responses) : undefined
}

const empty: JsonSchema = { type: 'object', properties: {} }

const MAX_PROBLEMS = 3

/** Lists the first problems and counts the others. */
export function describeProblems(what: string, problems: SchemaProblem[]): string {
  const listed = problems.slice(0, MAX_PROBLEMS).map(({ field, problem }) => `${field} ${problem}`)
  const others = problems.length - listed.length
  return `${what} (${listed.join(', ')}${others > 0 ? `, and ${others} more` : ''})`
}
