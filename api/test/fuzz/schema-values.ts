import * as fc from 'fast-check'
import { toJSONSchema, type ZodMiniType } from 'zod/mini'
import { wildText } from './wild-values.ts'

interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  contentEncoding?: string
}

/** Ids of a small database begin at 1, so that many of these exist. */
const LAST_ID = 12
export const guestIds = ['3f2b8a44-6f5e-4d6a-9b7e-0c1d2e3f4a5b', '7c9e6679-7425-40de-944b-e07fc1f90ae7']

/** Typical values by field name, where the schema is too general. */
const usual: Record<string, fc.Arbitrary<unknown>> = {
  guest_id: fc.constantFrom(...guestIds),
  guestID: fc.constantFrom(...guestIds),
  phone: fc.constantFrom('03001234567', '+92 300 7654321', '923331112222'),
  email: fc.constantFrom('fuzz@example.pk', 'Other.One@example.pk'),
  login: fc.constantFrom('fuzz@example.pk', 'person_1', '03001234567'),
  username: fc.constantFrom('fuzz.one', 'fuzz-two', 'person_1'),
  password: fc.constantFrom('a good long one', 'another long one'),
  password_confirmation: fc.constantFrom('a good long one', 'another long one'),
  first_name: fc.constantFrom('Zoë', 'عائشہ'),
  last_name: fc.constantFrom("O'Malik-Khan", 'خان'),
  otp: fc.constantFrom('000000', '123456'),
  city: fc.constantFrom('Lahore', 'Karachi'),
  state_province_or_region: fc.constant('Punjab'),
  zip_or_postal_code: fc.constant('54000'),
  address_line_1: fc.constant('House # 12/3'),
  address_line_2: fc.constantFrom('', 'Block C'),
  iban: fc.constant('PK36MEZN0001230456789012'),
  account_number: fc.constant('0123456789'),
  branch_code: fc.constant('0123'),
  bank_name: fc.constant('Meezan Bank'),
  account_title: fc.constant('Ayesha Khan'),
  website: fc.constantFrom('', 'https://example.pk'),
  price: fc.integer({ min: 1_000, max: 3_000 }),
  offer_price: fc.integer({ min: 1_000, max: 3_000 }),
  query: fc.constantFrom('kurta', 'linen', '%%%'),
}

const plainText = fc.constantFrom('Linen kurta', 'کُرتا', 'as good as new, worn twice', '5', '2500.50')

function numberFrom({ type, minimum, exclusiveMinimum, maximum, multipleOf }: Schema): fc.Arbitrary<unknown> {
  const least = Math.max(minimum ?? 0, exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : 0)
  const whole = fc.integer({ min: Math.ceil(least), max: Math.max(least, Math.min(maximum ?? LAST_ID, LAST_ID)) })
  return type === 'integer' || !multipleOf
    ? whole
    : fc.oneof(
        whole,
        whole.map(value => value + 0.25),
      )
}

function textFrom({ minLength = 0, maxLength = Infinity }: Schema): fc.Arbitrary<unknown> {
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength
  return fc.oneof({ weight: 4, arbitrary: plainText.filter(fits) }, { weight: 1, arbitrary: wildText.filter(fits) })
}

function objectFrom({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, property]) => [name, valueFrom(property, name)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter(name => name in properties) })
}

const byType: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  object: objectFrom,
  array: ({ items = {}, maxItems = 3 }) => fc.array(valueFrom(items), { maxLength: Math.min(maxItems, 3) }),
  string: schema => (schema.contentEncoding ? fc.constant('not a file') : textFrom(schema)),
  number: numberFrom,
  integer: numberFrom,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
}

function valueFrom(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (usual[name]) return usual[name]
  if (options) return fc.oneof(...options.map(option => valueFrom(option, name)))
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  return (byType[type ?? 'integer'] ?? numberFrom)(schema)
}

export function shapedBy(schema: ZodMiniType): fc.Arbitrary<unknown> {
  return valueFrom(toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' }) as Schema)
}
