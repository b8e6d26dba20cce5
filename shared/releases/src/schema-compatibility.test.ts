import { expect, test } from 'vitest'
import { JsonSchema } from './json-schema.ts'
import { type Direction, findSchemaProblems } from './schema-compatibility.ts'

const text: JsonSchema = { type: 'string' }
const integer: JsonSchema = { type: 'integer' }
const amount: JsonSchema = { type: 'number', minimum: 0, multipleOf: 0.01 }
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })
const oneOf = (...values: unknown[]): JsonSchema => ({ type: 'string', enum: values })
const list = (items: JsonSchema, limits: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...limits })
const record = (additionalProperties: JsonSchema, propertyNames: JsonSchema = text): JsonSchema => ({
  type: 'object',
  propertyNames,
  additionalProperties,
})

/** An object whose properties are required unless their name ends in `?`. */
function object(properties: Record<string, JsonSchema>): JsonSchema {
  const names = Object.keys(properties)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).map(([name, one]) => [name.replace('?', ''), one])),
    required: names.filter(name => !name.endsWith('?')),
  }
}

function problems(sent: JsonSchema, accepted: JsonSchema, direction: Direction = 'message'): string[] {
  return findSchemaProblems(sent, accepted, direction, 'value').map(({ field, problem }) => `${field} ${problem}`)
}

test.each<[string, JsonSchema, JsonSchema]>([
  ['an equal object', object({ id: integer, 'name?': text }), object({ id: integer, 'name?': text })],
  ['a new property', object({ id: integer, extra: text }), object({ id: integer })],
  ['a property that is always sent now', object({ name: text }), object({ 'name?': text })],
  ['a value that is never null now', text, nullable(text)],
  ['fewer options', oneOf('a'), oneOf('a', 'b')],
  ['options for text', oneOf('a', 'b'), text],
  ['a constant for an option', { type: 'string', const: 'a' }, oneOf('a', 'b')],
  ['an integer for a number', integer, { type: 'number' }],
  ['an integer for an amount', { ...integer, minimum: 0 }, amount],
  ['tighter limits', { ...text, minLength: 3, maxLength: 5 }, { ...text, minLength: 1, maxLength: 9 }],
  ['an exclusive limit for an equal one', { type: 'number', exclusiveMinimum: 0 }, { type: 'number', minimum: 0 }],
  ['text for anything', text, {}],
  ['a boolean', { type: 'boolean' }, { type: ['boolean', 'null'] }],
  ['a list', list(object({ id: integer }), { maxItems: 3 }), list(object({ id: integer }), { maxItems: 5 })],
  ['a record of less', record(oneOf('a')), record(text)],
  ['an object for a record', object({ a: text }), record(text)],
  [
    'one kind of several objects',
    object({ kind: { const: 'a' }, of_a: text }),
    { oneOf: [object({ kind: { const: 'a' }, of_a: text }), object({ kind: { const: 'b' }, of_b: text })] },
  ],
])('accepts %s', (_, sent, accepted) => {
  expect(problems(sent, accepted)).toEqual([])
})

test.each<[string, JsonSchema, JsonSchema, string]>([
  ['a removed property', object({}), object({ id: integer }), 'value.id is missing'],
  ['a removed optional property', object({}), object({ 'id?': integer }), 'value.id is missing'],
  ['a property that became optional', object({ 'id?': integer }), object({ id: integer }), 'value.id may be missing'],
  ['null', object({ name: nullable(text) }), object({ name: text }), 'value.name may be null'],
  ['a new option', oneOf('a', 'c'), oneOf('a', 'b'), 'value may be "c"'],
  ['text for options', text, oneOf('a', 'b'), 'value may be text'],
  ['another constant', { const: 2 }, { const: 1 }, 'value may be 2'],
  ['an option that is too long', oneOf('abc'), { ...text, maxLength: 2 }, 'value may be "abc"'],
  ['another type', integer, text, 'value may be a number'],
  ['another type of a boolean', { type: 'boolean' }, { const: true }, 'value may be false'],
  ['any value', {}, text, 'value may be any value'],
  ['a fraction', { type: 'number' }, integer, 'value may be a fraction'],
  ['finer steps', { type: 'number', minimum: 0, multipleOf: 0.001 }, amount, 'value may be no multiple of 0.01'],
  ['no steps', { type: 'number', minimum: 0 }, amount, 'value may be no multiple of 0.01'],
  ['a lower minimum', { ...integer, minimum: 0 }, { ...integer, minimum: 1 }, 'value may be less than 1'],
  ['no minimum', integer, { ...integer, minimum: 1 }, 'value may be less than 1'],
  ['an equal limit', { ...integer, minimum: 0 }, { ...integer, exclusiveMinimum: 0 }, 'value may be at most 0'],
  ['a higher maximum', { ...integer, maximum: 9 }, { ...integer, maximum: 5 }, 'value may be more than 5'],
  ['an equal upper limit', { ...integer, maximum: 5 }, { ...integer, exclusiveMaximum: 5 }, 'value may be at least 5'],
  ['shorter text', text, { ...text, minLength: 1 }, 'value may be shorter than 1'],
  ['longer text', { ...text, maxLength: 9 }, { ...text, maxLength: 5 }, 'value may be longer than 5'],
  ['text without a format', text, { ...text, format: 'uuid' }, 'value may be no uuid'],
  ['another pattern', { ...text, pattern: 'a' }, { ...text, pattern: 'b' }, 'value may be text that does not match b'],
  ['a file', { ...text, contentEncoding: 'binary' }, text, 'value has another encoding'],
  ['other items', list(text), list(integer), 'value[] may be text'],
  ['fewer items', list(text), list(text, { minItems: 1 }), 'value may have fewer than 1 items'],
  ['more items', list(text), list(text, { maxItems: 2 }), 'value may have more than 2 items'],
  ['other values of a record', record(text), record(integer), 'value.* may be text'],
  ['other names of a record', record(text), record(text, oneOf('a')), 'value.* may be text'],
  ['a record for an object', record(text), object({ 'a?': text }), 'value.a is missing'],
  [
    'a property that is forbidden',
    object({ a: text }),
    { ...object({}), additionalProperties: false },
    'value.a is unknown',
  ],
  [
    'a changed kind of several objects',
    { oneOf: [object({ kind: { const: 'a' }, size: text }), object({ kind: { const: 'b' } })] },
    { oneOf: [object({ kind: { const: 'a' }, size: integer }), object({ kind: { const: 'b' } })] },
    'value.size may be text',
  ],
])('reports %s', (_, sent, accepted, problem) => {
  expect(problems(sent, accepted)).toContain(problem)
})

test('reports a property of a request that its receiver would ignore', () => {
  expect(problems(object({ 'coupon?': text }), object({}), 'request')).toEqual(['value.coupon is unknown'])
  expect(problems(record(text), object({}), 'request')).toEqual(['value.* is unknown'])
})

test('accepts a new optional property of a request, and reports a required one', () => {
  expect(problems(object({}), object({ 'coupon?': text }), 'request')).toEqual([])
  expect(problems(object({}), object({ coupon: text }), 'request')).toEqual(['value.coupon is missing'])
})

test('reports every problem of nested values with its path', () => {
  const sent = object({ items: list(object({ price: nullable(amount) })), note: integer })
  const accepted = object({ items: list(object({ price: amount, id: integer })), note: text })
  expect(problems(sent, accepted)).toEqual([
    'value.items[].id is missing',
    'value.items[].price may be null',
    'value.note may be a number',
  ])
})

test('rejects a schema with a keyword that it would not compare', () => {
  expect(JsonSchema.safeParse({ type: 'string', maxLength: 3 }).success).toBe(true)
  expect(JsonSchema.safeParse({ type: 'string', contentMediaType: 'text/html' }).success).toBe(false)
  expect(JsonSchema.safeParse({ type: 'object', properties: { a: { not: {} } } }).success).toBe(false)
  expect(JsonSchema.safeParse({ type: 'tuple' }).success).toBe(false)
})
