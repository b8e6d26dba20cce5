import type { CallSchemas } from '@closyyy/contract/call'
import fastJson from 'fast-json-stringify'
import { toJSONSchema } from 'zod/mini'

type Json = Record<string, unknown>

const isNull = (schema: Json) => schema.type === 'null'

/** Reduces a JSON schema to what the compiled serialiser supports: shapes and types, null as `nullable`. */
function shapeOf(schema: Json): Json {
  if (Array.isArray(schema.anyOf)) {
    const rest = (schema.anyOf as Json[]).filter(option => !isNull(option))
    const [only] = rest
    if (only && rest.length === 1) return { ...shapeOf(only), nullable: true }
    return { anyOf: (schema.anyOf as Json[]).map(shapeOf) }
  }
  if (Array.isArray(schema.type)) {
    return { type: schema.type.find(type => type !== 'null'), nullable: true }
  }
  const shape: Json = { type: schema.type }
  if (schema.items) shape.items = shapeOf(schema.items as Json)
  if (schema.required) shape.required = schema.required
  if (schema.properties) {
    shape.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, shapeOf(property as Json)]),
    )
  }
  const extra = schema.additionalProperties
  if (extra !== undefined) shape.additionalProperties = typeof extra === 'object' ? shapeOf(extra as Json) : extra
  return shape
}

function responseSchema({ data }: CallSchemas): Json {
  return {
    type: 'object',
    required: ['status', 'data'],
    properties: {
      status: { type: 'string' },
      message: { type: 'string' },
      data: shapeOf(toJSONSchema(data, { io: 'output', reused: 'inline' }) as Json),
    },
  }
}

type Serializer = (response: unknown) => string

const serializers = new WeakMap<CallSchemas, Serializer>()

/** Returns a serialiser of a call's success body; compiled at its first response, so that the server starts fast. */
export function responseSerializer(schemas: CallSchemas): Serializer {
  return response => {
    const known = serializers.get(schemas)
    if (known) return known(response)
    const compiled = fastJson(responseSchema(schemas))
    serializers.set(schemas, compiled)
    return compiled(response)
  }
}
