import * as z from 'zod/mini'

/** The part of JSON Schema that the contract's schemas produce, without references. */
export interface JsonSchema {
  type?: string | string[] | undefined
  enum?: unknown[] | undefined
  const?: unknown
  anyOf?: JsonSchema[] | undefined
  oneOf?: JsonSchema[] | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  additionalProperties?: JsonSchema | boolean | undefined
  propertyNames?: JsonSchema | undefined
  items?: JsonSchema | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  pattern?: string | undefined
  format?: string | undefined
  contentEncoding?: string | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  exclusiveMinimum?: number | undefined
  exclusiveMaximum?: number | undefined
  multipleOf?: number | undefined
  /** Only informs: a property with a default is not required. */
  default?: unknown
}

const types = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']
const Type = z.string().check(z.refine(type => types.includes(type)))

/** Rejects every other keyword, because a comparison that ignored one would accept what it forbids. */
export const JsonSchema: z.ZodMiniType<JsonSchema> = z.strictObject({
  type: z.optional(z.union([Type, z.array(Type)])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.lazy(() => JsonSchema))),
  oneOf: z.optional(z.array(z.lazy(() => JsonSchema))),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => JsonSchema),
    ),
  ),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.union([z.boolean(), z.lazy(() => JsonSchema)])),
  propertyNames: z.optional(z.lazy(() => JsonSchema)),
  items: z.optional(z.lazy(() => JsonSchema)),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),
  contentEncoding: z.optional(z.string()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  exclusiveMinimum: z.optional(z.number()),
  exclusiveMaximum: z.optional(z.number()),
  multipleOf: z.optional(z.number()),
  default: z.optional(z.unknown()),
})
