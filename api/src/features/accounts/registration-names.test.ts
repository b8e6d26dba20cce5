import { checkNewNames, register } from '@closyyy/contract/accounts-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser } from '../../../test/builders.ts'
import { newRegistration } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashToken, newToken } from '../sessions/tokens.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Form = Awaited<ReturnType<typeof newRegistration>>

const submit = (form: Partial<Form>) => api.call(register, { body: form as Form })
const countUsers = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users`.execute(api.db)
  return rows[0]?.count ?? 0
}

describe('names in use', () => {
  test('are reported together, in any case, and leave the phone verification valid', async () => {
    const known = await addUser(api.db, { email: 'Taken@Example.pk', username: 'Taken.Name' })
    const form = await newRegistration(api)
    await api.db.updateTable('users').set({ phone: form.phone }).where('id', '=', known.id).execute()
    const rejected = await submit({ ...form, email: 'taken@example.PK', username: 'tAKEN.nAME' })
    expect(rejected).toMatchObject({
      status: 422,
      failure: {
        message: 'The email has already been taken.',
        errors: {
          email: ['The email has already been taken.'],
          username: ['The username has already been taken.'],
          phone: ['The phone has already been taken.'],
        },
      },
    })
    await api.db.updateTable('users').set({ phone: null }).where('id', '=', known.id).execute()
    expect((await submit(form)).status).toBe(201)
  })

  test('are reported together with password errors', async () => {
    await addUser(api.db, { email: 'both@example.pk' })
    const form = await newRegistration(api)
    const passwords = { password: 'Password123', password_confirmation: 'Password123' }
    expect((await submit({ ...form, ...passwords, email: 'both@example.pk' })).failure.errors).toEqual({
      email: ['The email has already been taken.'],
      password: ['This password is too common. Please choose another one.'],
    })
  })

  /** A form whose phone is confirmed without a text message. */
  async function confirmedForm(name: string, phone: string) {
    const verification_token = newToken()
    await sql`insert into phone_verifications (token_hash, phone, expires_at)
      values (${hashToken(verification_token)}, ${phone}, now() + interval '30 minutes')`.execute(api.db)
    const names = { username: `crowd.${name}`, email: `${name}@example.pk` }
    return { ...names, verification_token, password: 'a good long one', password_confirmation: 'a good long one' }
  }

  test.each([
    ['username', 12, { username: 'wanted.by.all' }],
    ['email', 13, { email: 'wanted@example.pk' }],
    ['phone', 14, {}],
  ])('are assigned once in 50 concurrent registrations: the %s', async (field, operator, wanted) => {
    const phoneOf = (place: number) => `923${operator}${String(field === 'phone' ? 0 : place).padStart(7, '0')}`
    const crowd = Array.from({ length: 50 }, (_, place) => confirmedForm(`${field}${place}`, phoneOf(place)))
    const forms = await Promise.all(crowd)
    const before = await countUsers()
    const responses = await Promise.all(forms.map(form => submit({ ...form, ...wanted })))
    const rejected = responses.filter(response => response.status !== 201)
    for (const { status, failure } of rejected)
      expect([status, failure.errors]).toEqual([422, { [field]: [`The ${field} has already been taken.`] }])
    expect([rejected.length, await countUsers()]).toEqual([49, before + 1])
  })
})

// ACCOUNT-3
describe('checking names before the last step', () => {
  const check = ({ verification_token, email, username }: Pick<Form, 'verification_token' | 'email' | 'username'>) =>
    api.call(checkNewNames, { body: { verification_token, email, username } })

  test('reports taken names, in any case, and leaves the phone verification valid', async () => {
    await addUser(api.db, { email: 'Early@Example.pk', username: 'Early.Bird' })
    const form = await newRegistration(api)
    const rejected = await check({ ...form, email: 'early@example.pk', username: 'early.bird' })
    expect([rejected.status, rejected.failure.errors]).toEqual([
      422,
      { email: ['The email has already been taken.'], username: ['The username has already been taken.'] },
    ])
    expect(await check(form)).toMatchObject({ status: 200, data: null })
    expect((await submit(form)).status).toBe(201)
  })

  test('does not reveal whether a phone has an account', async () => {
    const form = await newRegistration(api)
    const known = await addUser(api.db, { phone: form.phone })
    expect((await check(form)).status).toBe(200)
    await api.db.deleteFrom('users').where('id', '=', known.id).execute()
  })

  test('requires a verified phone', async () => {
    const form = await newRegistration(api)
    expect((await check({ ...form, verification_token: 'made up' })).failure.errors).toEqual({
      verification_token: ['Please verify your phone number again.'],
    })
  })

  test('returns validation errors', async () => {
    const form = await newRegistration(api)
    expect((await check({ ...form, email: 'nobody', username: '' })).failure.errors).toEqual({
      email: ['Please enter a valid email address.'],
      username: ['Please fill in all required fields.'],
    })
  })

  test('is limited per sign-up and per IP', async () => {
    const strict = await openTestApi(settings => {
      Object.assign(settings.limits, { nameChecksPerSignUp: 1, signUpsPerIp: 1 })
    })
    const form = await newRegistration(strict)
    const { verification_token, email, username } = form
    const statusOf = async (token: string) =>
      (await strict.call(checkNewNames, { body: { verification_token: token, email, username } })).status
    expect(await statusOf(verification_token)).toBe(200)
    expect(await statusOf(verification_token)).toBe(429)
    for (const _ of [3, 4, 5]) expect(await statusOf('made up')).toBe(422)
    expect(await statusOf('made up')).toBe(429)
    await strict.close()
  })
})
