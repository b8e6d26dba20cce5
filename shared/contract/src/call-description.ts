import type { Call } from './call.ts'
import type { CallDescription } from './calls-schemas.ts'
import { inputSchemaOf } from './json-schema.ts'

/** Describes a call, with its schemas as JSON Schema. */
export async function describeCall(call: Call): Promise<CallDescription> {
  const { method, path, access, unconfirmed, suspended, requiresFresh = false, isIdempotent } = call
  const { params, query, body, data } = await call.schemas()
  return {
    method,
    path,
    access,
    ...(unconfirmed && { unconfirmed }),
    ...(suspended && { suspended }),
    requiresFresh,
    ...(isIdempotent && { isIdempotent }),
    request: {
      ...(params && { params: inputSchemaOf(params) }),
      ...(query && { query: inputSchemaOf(query) }),
      ...(body && { body: inputSchemaOf(body) }),
    },
    response: inputSchemaOf(data),
  }
}
