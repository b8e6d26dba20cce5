import type { JsonSchema } from './json-schema.ts'
import { findLimitProblem } from './schema-limits.ts'

/** A value that the sender may send and the receiver does not accept: its path, and what it may be. */
export interface SchemaProblem {
  field: string
  problem: string
}

/**
 * Direction of the values. Every property of a request must be known to its receiver, else it would be ignored; every
 * property that a message's receiver knows must still be sent, even an optional one.
 */
export type Direction = 'request' | 'message'

/** A schema for one kind of value: at most one type, or one constant. */
type Simple = JsonSchema & { type?: string | undefined }

/**
 * Compares two schemas by the values that they describe: returns the values that `sent` allows and `accepted` does not.
 * Unions are compared option by option, so that an unusual but compatible change of a union may be reported.
 */
export function findSchemaProblems(
  sent: JsonSchema,
  accepted: JsonSchema,
  direction: Direction,
  field: string,
): SchemaProblem[] {
  const options = optionsOf(accepted)
  return optionsOf(sent).flatMap(option => {
    const found = options.map(other => compareSimple(option, other, direction, field))
    const sameKind = found.filter((_, index) => kindOf(options[index] ?? {}) === kindOf(option))
    if (found.some(problems => problems.length === 0)) return []
    const [closest] = sameKind.sort((one, other) => one.length - other.length)
    return closest ?? [{ field, problem: `may be ${textOf(option)}` }]
  })
}

/** Splits a schema into one for each type, constant and option of a union. */
function optionsOf(schema: JsonSchema): Simple[] {
  const union = schema.anyOf ?? schema.oneOf
  if (union) return union.flatMap(optionsOf)
  if (schema.enum) return schema.enum.map(value => ({ const: value }))
  if (Array.isArray(schema.type)) return schema.type.flatMap(type => optionsOf({ ...schema, type }))
  if (schema.type === 'null') return [{ const: null }]
  if (schema.type === 'boolean' && !isConstant(schema)) return [{ const: true }, { const: false }]
  return [schema as Simple]
}

const isConstant = (schema: JsonSchema) => 'const' in schema

/** Options of the same kind are compared property by property, to name the closest difference. */
function kindOf(schema: Simple): string {
  if (isConstant(schema)) return 'constant'
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'any')
}

function textOf(schema: Simple): string {
  if (isConstant(schema)) return JSON.stringify(schema.const)
  const names: Record<string, string> = { string: 'text', object: 'an object', array: 'a list', any: 'any value' }
  return names[kindOf(schema)] ?? `a ${kindOf(schema)}`
}

function compareSimple(sent: Simple, accepted: Simple, direction: Direction, field: string): SchemaProblem[] {
  const problem = (text: string) => [{ field, problem: text }]
  if (isConstant(accepted)) {
    const isEqual = isConstant(sent) && JSON.stringify(sent.const) === JSON.stringify(accepted.const)
    return isEqual ? [] : problem(`may be ${textOf(sent)}`)
  }
  if (kindOf(accepted) === 'any') return []
  const value = isConstant(sent) ? schemaOfConstant(sent.const) : sent
  if (kindOf(value) !== kindOf(accepted)) return problem(`may be ${textOf(sent)}`)
  if (accepted.type === 'object') return compareObjects(value, accepted, direction, field)
  if (accepted.type === 'array') return compareLists(value, accepted, direction, field)
  const limit = findLimitProblem(value, accepted)
  return limit ? problem(isConstant(sent) ? `may be ${textOf(sent)}` : limit) : []
}

/** Returns the narrowest schema of a text or a number. */
function schemaOfConstant(value: unknown): Simple {
  if (typeof value === 'string') return { type: 'string', minLength: value.length, maxLength: value.length }
  if (typeof value === 'number')
    return { type: Number.isInteger(value) ? 'integer' : 'number', minimum: value, maximum: value, multipleOf: value }
  return { const: value }
}

function compareLists(sent: Simple, accepted: Simple, direction: Direction, field: string): SchemaProblem[] {
  const limit = findLimitProblem(sent, accepted)
  const items = findSchemaProblems(sent.items ?? {}, accepted.items ?? {}, direction, `${field}[]`)
  return limit ? [{ field, problem: limit }, ...items] : items
}

function compareObjects(sent: Simple, accepted: Simple, direction: Direction, field: string): SchemaProblem[] {
  const { properties: sentProperties = {}, required: present = [] } = sent
  const { properties: known = {}, required = [] } = accepted
  const pathOf = (name: string) => `${field}.${name}`
  const missing = Object.keys(known).flatMap(name => {
    const isAbsent = !Object.hasOwn(sentProperties, name)
    if (isAbsent && (required.includes(name) || direction === 'message'))
      return [{ field: pathOf(name), problem: 'is missing' }]
    return required.includes(name) && !present.includes(name)
      ? [{ field: pathOf(name), problem: 'may be missing' }]
      : []
  })
  const rest = restOf(accepted)
  const compared = Object.entries(sentProperties).flatMap(([name, property]) => {
    const other = Object.hasOwn(known, name) ? known[name] : rest
    if (other) return findSchemaProblems(property, other, direction, pathOf(name))
    const isIgnored = direction === 'message' && accepted.additionalProperties !== false
    return isIgnored ? [] : [{ field: pathOf(name), problem: 'is unknown' }]
  })
  return [...missing, ...compared, ...compareRest(sent, accepted, direction, field)]
}

/** Returns the schema of properties without a name, as in a record. */
const restOf = ({ additionalProperties: rest }: JsonSchema) => (typeof rest === 'object' ? rest : undefined)

function compareRest(sent: Simple, accepted: Simple, direction: Direction, field: string): SchemaProblem[] {
  const rest = restOf(sent)
  if (!rest) return []
  const other = restOf(accepted)
  if (!other) return [{ field: `${field}.*`, problem: 'is unknown' }]
  const name = ({ propertyNames = { type: 'string' } }: JsonSchema) => propertyNames
  const names = findSchemaProblems(name(sent), name(accepted), direction, `${field}.*`)
  return [...names, ...findSchemaProblems(rest, other, direction, `${field}.*`)]
}
