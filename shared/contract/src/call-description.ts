import type { Access, Call } from './call.ts'
import { inputSchemaOf, type JsonSchema } from './json-schema.ts'

/** All of a call that decides whether a client and an API understand each other. */
export interface CallDescription {
  method: Call['method']
  path: string
  access: Access
  unconfirmed?: true
  isIdempotent?: true
  /** Schemas of the parts of the request that a client may send. */
  request: { params?: JsonSchema; query?: JsonSchema; body?: JsonSchema }
  /** Schema of `data` in the response; contract schemas of responses have no defaults. */
  response: JsonSchema
}

/** Describes a call, with its schemas as JSON Schema. */
export async function describeCall(call: Call): Promise<CallDescription> {
  const { method, path, access, unconfirmed, isIdempotent } = call
  const { params, query, body, data } = await call.schemas()
  return {
    method,
    path,
    access,
    ...(unconfirmed && { unconfirmed }),
    ...(isIdempotent && { isIdempotent }),
    request: {
      ...(params && { params: inputSchemaOf(params) }),
      ...(query && { query: inputSchemaOf(query) }),
      ...(body && { body: inputSchemaOf(body) }),
    },
    response: inputSchemaOf(data),
  }
}
