import { toJSONSchema, type ZodMiniType } from 'zod/mini'

/** A JSON Schema (draft 2020-12) without references, with the keywords that the contract's schemas produce. */
type JsonSchema = Record<string, unknown>

/** Deletes what the library adds to every integer and every format: it depends on its version and describes nothing. */
function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
}

/** Returns the JSON Schema of the values that a schema accepts before it applies defaults. */
export function inputSchemaOf(schema: ZodMiniType): JsonSchema {
  const options = { io: 'input', reused: 'inline', override: simplify } as const
  const { $schema: _, ...rest } = toJSONSchema(schema, options) as JsonSchema
  return rest
}
