import { brandName } from '@closyyy/contract/brand-name'
import { Failure } from '@closyyy/contract/errors-schemas'
import { toJSONSchema, type ZodMiniType } from 'zod/mini'
import { renderMessage } from '../messages/response-message.ts'
import { failureStatusesOf, successStatusOf } from './call-statuses.ts'
import type { LoadedCall } from './route.ts'
import { successMessages } from './success-messages.ts'

type Json = Record<string, unknown>

function schemaOf(schema: ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, reused: 'inline', unrepresentable: 'any' }) as Json
  return rest
}

function parametersOf(schema: ZodMiniType | undefined, place: 'path' | 'query', path: string): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties)
    .filter(([name]) => place === 'query' || path.includes(`{${name}}`))
    .map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }))
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body by the same buyer return the first response; another body returns 422.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

function bodyOf(schema: Json): Json {
  const hasFiles = JSON.stringify(schema).includes('"format":"binary"')
  return { 'application/json': { schema }, ...(hasFiles && { 'multipart/form-data': { schema } }) }
}

function operationOf(call: LoadedCall, path: string, isVariant: boolean): Json {
  const message = successMessages[call.name]
  const success = {
    type: 'object',
    required: ['status', 'data', ...(message ? ['message'] : [])],
    properties: {
      status: { const: 'success' },
      ...(message && { message: { type: 'string', examples: [renderMessage(message, 'en')] } }),
      data: schemaOf(call.data, 'output'),
    },
  }
  const failure = {
    description: 'Error',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
  return {
    operationId: isVariant ? `${call.name}Plain` : call.name,
    summary: call.summary,
    tags: [call.path.split('/').find(segment => segment && segment !== 'v1') ?? 'user'],
    parameters: [
      ...parametersOf(call.params, 'path', path),
      ...parametersOf(call.query, 'query', path),
      ...(call.isIdempotent ? [idempotencyKey] : []),
    ],
    ...(call.body && { requestBody: { required: true, content: bodyOf(schemaOf(call.body, 'input')) } }),
    ...(call.access !== 'anyone' && { security: call.access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
    responses: {
      [successStatusOf(call)]: { description: 'Done', content: { 'application/json': { schema: success } } },
      ...Object.fromEntries(failureStatusesOf(call).map(status => [status, failure])),
    },
  }
}

/** Splits a path with an optional last segment, which OpenAPI does not have, into two. */
function pathsOf(path: string): string[] {
  const braced = path.replace(/:(\w+)(?!\w|\?)/g, '{$1}')
  const optional = /\/:(\w+)\?$/.exec(braced)
  return optional ? [braced.replace(optional[0], `/{${optional[1]}}`), braced.replace(optional[0], '')] : [braced]
}

export function openApiDocument(calls: readonly LoadedCall[]): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    for (const [index, path] of pathsOf(call.path).entries()) {
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, path, index > 0) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brandName} API`,
      version: '1',
      description:
        'Totals of lists are exact up to 10,000; above that `total_is_lower_bound` is true. While the database is unavailable or too slow, reads that are the same for everybody return their last response, at most 15 minutes old, with its `age` in seconds; all other calls return 503 with `Retry-After`. During a flood, codes, registrations and guest orders return 429 with the code `challenge` and a `challenge`: repeat the request with its token, a dot and the solution in the header `X-Challenge-Solution`.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: schemaOf(Failure, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
