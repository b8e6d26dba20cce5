import { expect, test } from 'vitest'
import { registerSchemas, resetPasswordSchemas } from './accounts-schemas.ts'
import { addAddressSchemas } from './addresses-schemas.ts'
import { sendContactMessageSchemas } from './contact-schemas.ts'
import { checkInput } from './input-check.ts'
import { searchProductsSchemas } from './products-schemas.ts'
import { loginSchemas } from './sessions-schemas.ts'

const errorsOf = (...[schema, input]: Parameters<typeof checkInput>) =>
  Object.fromEntries(
    (checkInput(schema, input).errors ?? []).map(({ path, id, params }) => [path.join('.'), [id, params]]),
  )

test('returns the output of a valid input', () => {
  const message = { name: ' Ayesha ', email: 'ayesha@example.pk', message: 'Hello' }
  expect(checkInput(sendContactMessageSchemas.body, message)).toEqual({
    data: { ...message, name: 'Ayesha', subject: '' },
  })
})

test('returns the broken rule of each field with its limit', () => {
  const message = { name: '', email: 'ayesha', subject: 'x'.repeat(151), message: 'Hello' }
  expect(errorsOf(sendContactMessageSchemas.body, message)).toEqual({
    name: ['contact.name-required', { count: 1 }],
    email: ['person.email-invalid', {}],
    subject: ['text.too-long', { count: 150 }],
  })
})

test('returns default messages for missing, invalid and too long values', () => {
  const address = { address_type: 'pickup', city: 7, address_line_1: 'x'.repeat(201), zip_or_postal_code: '5' }
  expect(errorsOf(addAddressSchemas.body, address)).toEqual({
    address_line_1: ['text.too-long', { count: 200 }],
    city: ['field.invalid', {}],
    state_province_or_region: ['field.required', {}],
  })
})

// API-7
test.each([
  ['a search', searchProductsSchemas.query, { query: 'x'.repeat(6_000) }, { query: ['text.too-long', { count: 100 }] }],
  [
    'a password',
    loginSchemas.body,
    { login: 'ayesha', password: 'x'.repeat(150_000) },
    { password: ['text.too-long', { count: 128 }] },
  ],
  [
    'the token of an emailed link',
    resetPasswordSchemas.body,
    { token: 'x'.repeat(101), password: 'long enough', password_confirmation: 'long enough' },
    { token: ['account.link-invalid', { count: 100 }] },
  ],
])(
  'reports that %s is too long, instead of the field’s message for a missing value',
  (_what, schema, input, errors) => {
    expect(errorsOf(schema, input)).toEqual(errors)
  },
)

test.each([
  ['shipping', 'city', 'Lahore 5', 'address.shipping-digits'],
  ['shipping', 'city', 'www.a.example', 'address.special-characters.city'],
  ['pickup', 'city', 'www.a.example', 'address.pickup-url'],
  ['pickup', 'address_line_1', 'House <1>', 'address.special-characters.address_line_1'],
])('returns the rule that a %s address breaks in %s by %j', (address_type, field, text, id) => {
  const valid = {
    address_line_1: 'House 1',
    city: 'Lahore',
    state_province_or_region: 'Punjab',
    zip_or_postal_code: '5',
  }
  expect(errorsOf(addAddressSchemas.body, { ...valid, address_type, [field]: text })).toEqual({ [field]: [id, {}] })
})

test('reports different passwords at the confirmation field', () => {
  const account = {
    verification_token: 'a',
    email: 'ayesha@example.pk',
    username: 'ayesha',
    password: 'long enough',
    password_confirmation: 'another one',
  }
  expect(errorsOf(registerSchemas.body, account)).toEqual({ password_confirmation: ['account.passwords-differ', {}] })
})
