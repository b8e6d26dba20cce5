import { register, resendConfirmation } from '@closyyy/contract/accounts-calls'
import { login } from '@closyyy/contract/sessions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser } from '../../../test/builders.ts'
import { sendForm } from '../../../test/forms.ts'
import { fileOf, jpegFile } from '../../../test/photo-files.ts'
import { lastMessage, newRegistration } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Form = Awaited<ReturnType<typeof newRegistration>>

const submit = (form: Partial<Form> & { subscribe?: boolean }) => api.call(register, { body: form as Form })
const countUsers = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users`.execute(api.db)
  return rows[0]?.count ?? 0
}

// ACCOUNT-5
describe('registering', () => {
  test('creates an account for the verified phone and mails the link', async () => {
    const form = await newRegistration(api)
    const { status, data } = await submit({ ...form, phone: `0${form.phone.slice(2)}`, subscribe: true })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      username: form.username,
      first_name: 'Zoë',
      last_name: "O'Malik-Khan",
      email: form.email,
      phone: form.phone,
      profile_picture: null,
      email_verified_at: null,
    })
    expect(await lastMessage(api, form.email)).toContain('http://localhost:3000/seller/verify-email?token=')
    const row = await api.db.selectFrom('users').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow()
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const preferences = await api.db.selectFrom('preferences').selectAll().where('user_id', '=', data.id).execute()
    expect(preferences).toMatchObject([{ all_promotional_emails: true, shopping_updates: true }])
  })

  // SESSION-2
  test('lets the new account log in, but only to its own record until the email is confirmed', async () => {
    const form = await newRegistration(api)
    await submit(form)
    const { data } = await api.call(login, { body: { login: form.phone, password: form.password } })
    expect((await api.call(getOwnUser, {}, data.token)).data).toMatchObject({ email_verified_at: null })
  })

  test('also accepts a form body', async () => {
    const { phone: _, ...form } = await newRegistration(api)
    const fields = Object.entries({ ...form, subscribe: 'on' })
    const parts = fields.map(
      ([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      payload: `${parts.join('')}--edge--\r\n`,
    })
    expect(response.statusCode).toBe(201)
    expect(response.json().data).toMatchObject({ username: form.username, first_name: 'Zoë' })
  })

  // MESSAGE-4
  test('stores the language of the request, for later messages', async () => {
    const form = await newRegistration(api)
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      headers: { 'accept-language': 'ur-PK,ur;q=0.9,en;q=0.5' },
      payload: form,
    })
    expect(response.statusCode).toBe(201)
    expect(await lastMessage(api, form.email)).toContain('السلام علیکم')
    await api.call(resendConfirmation, { body: { login: form.email } })
    expect(await lastMessage(api, form.email)).toContain('السلام علیکم')
  })

  test('returns no password, token or code', async () => {
    const form = await newRegistration(api)
    const { data } = await submit(form)
    expect(JSON.stringify(data)).not.toMatch(/password|token|argon2/)
  })
})

describe('a profile picture', () => {
  const sign = async (fields: [string, string | File][]) => sendForm(api, register, { fields })

  // ACCOUNT-11
  test('is cropped to a small square', async () => {
    const form = await newRegistration(api)
    const { status, data } = await sign([...Object.entries(form), ['profile_picture', await jpegFile('me.jpg', 900)]])
    expect(status).toBe(201)
    const { rawPayload, statusCode } = await api.app.inject(data.profile_picture ?? '')
    expect(statusCode).toBe(200)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
  })

  test('rejects a file that is not an image, and leaves the phone verification valid', async () => {
    const form = await newRegistration(api)
    const broken = fileOf(Buffer.from('GIF89a but no more'), 'me.gif', 'image/gif')
    expect(await sign([...Object.entries(form), ['profile_picture', broken]])).toMatchObject({
      status: 422,
      failure: { errors: { profile_picture: ['me.gif is not a valid image.'] } },
    })
    expect((await submit(form)).status).toBe(201)
  })

  test('is not decoded without a verified phone, and leaves no file if the names are taken', async () => {
    const form = await newRegistration(api)
    const broken = fileOf(Buffer.from('GIF89a but no more'), 'me.gif', 'image/gif')
    const stranger = { ...form, verification_token: 'made up' }
    expect((await sign([...Object.entries(stranger), ['profile_picture', broken]])).failure.errors).toEqual({
      verification_token: ['Please verify your phone number again.'],
    })
    const known = await addUser(api.db)
    const before = await api.photoFiles()
    const taken = { ...form, email: known.email }
    expect((await sign([...Object.entries(taken), ['profile_picture', await jpegFile()]])).status).toBe(422)
    expect(await api.photoFiles()).toEqual(before)
  })
})

// PHONE-5
describe('the verification token', () => {
  test('works once', async () => {
    const form = await newRegistration(api)
    expect((await submit(form)).status).toBe(201)
    const again = await submit({ ...form, email: 'other@example.pk', username: 'other.one' })
    expect(again).toMatchObject({
      status: 422,
      failure: { errors: { verification_token: ['Please verify your phone number again.'] } },
    })
  })

  test('creates one account in concurrent calls', async () => {
    const form = await newRegistration(api)
    const before = await countUsers()
    const responses = await Promise.all(
      ['a', 'b', 'c'].map(word => submit({ ...form, email: `${word}.same@example.pk`, username: `same.${word}` })),
    )
    expect(responses.map(response => response.status).sort()).toEqual([201, 422, 422])
    expect(await countUsers()).toBe(before + 1)
  })

  test('expires after 30 minutes', async () => {
    const form = await newRegistration(api)
    await sql`update phone_verifications set expires_at = expires_at - interval '30 minutes'`.execute(api.db)
    expect((await submit(form)).failure.errors).toHaveProperty('verification_token')
  })

  test('is required and valid for its own phone only', async () => {
    const [form, other] = [await newRegistration(api), await newRegistration(api)]
    expect((await submit({ ...form, phone: other.phone })).failure.errors).toEqual({
      phone: ['This is not the phone number that was verified.'],
    })
    const { verification_token: _, ...without } = form
    expect((await submit(without)).failure.errors).toEqual({
      verification_token: ['Please verify your phone number first.'],
    })
    expect((await submit({ ...form, verification_token: 'made up' })).status).toBe(422)
    expect((await submit(form)).status).toBe(201)
  })
})

describe('the fields', () => {
  const required = ['Please fill in all required fields.']

  test('are reported if required and missing', async () => {
    const { verification_token } = await newRegistration(api)
    const rejected = await submit({ verification_token })
    expect(rejected.failure.errors).toEqual({
      email: required,
      username: required,
      password: required,
      password_confirmation: required,
    })
  })

  const url = ['Invalid characters or URL detected.']
  const name = ['Names can only have letters, spaces, hyphens and apostrophes.']
  const username = [
    'Usernames can only have English letters, digits, dots, hyphens and underscores, and need at least one letter.',
  ]

  test.each<[keyof Form, string, string[]]>([
    ['email', 'nobody', ['Please enter a valid email address.']],
    ['email', 'two@at@example.pk', ['Please enter a valid email address.']],
    ['email', 'a@b.pk\r\nbcc: c@d.pk', ['Please enter a valid email address.']],
    ['email', 'me@www.example.pk', url],
    ['username', 'ab', ['At least 3 characters are needed.']],
    ['username', 'me@home', username],
    ['username', 'two words', username],
    ['username', '0300-1234567', username],
    ['username', 'www.shop', url],
    ['first_name', 'R2D2', name],
    ['last_name', 'Khan!', name],
    ['first_name', 'a'.repeat(51), ['At most 50 characters are allowed.']],
  ])('%s rejects %j', async (field, value, messages) => {
    const form = await newRegistration(api)
    expect((await submit({ ...form, [field]: value })).failure.errors).toEqual({ [field]: messages })
  })

  test.each([
    ['short', ['Password must be at least 8 characters long.']],
    ['x'.repeat(129), ['At most 128 characters are allowed.']],
    ['Password123', ['This password is too common. Please choose another one.']],
  ])('rejects the password %j', async (password, messages) => {
    const form = await newRegistration(api)
    const { failure } = await submit({ ...form, password, password_confirmation: password })
    expect(failure.errors).toEqual({ password: messages })
  })

  // ACCOUNT-7
  test('accepts a password that looks like a URL', async () => {
    const form = await newRegistration(api)
    const password = 'www.rain over https://lahore'
    expect((await submit({ ...form, password, password_confirmation: password })).status).toBe(201)
    expect((await api.call(login, { body: { login: form.username, password } })).status).not.toBe(422)
  })

  // ACCOUNT-10
  test('rejects the user’s own names as a password', async () => {
    const form = await newRegistration(api)
    const password = `0${form.phone.slice(2)}`
    const rejected = await submit({ ...form, password, password_confirmation: password })
    expect(rejected.failure.errors).toEqual({
      password: ['Please choose a password other than your username, email or phone number.'],
    })
    expect((await submit(form)).status).toBe(201)
  })

  test('are all checked at once, including the repeated password', async () => {
    const form = await newRegistration(api)
    const wrong = { email: 'nobody', username: 'ab', password: 'short', password_confirmation: 'shart' }
    expect((await submit({ ...form, ...wrong })).failure.errors).toEqual({
      email: ['Please enter a valid email address.'],
      username: ['At least 3 characters are needed.'],
      password: ['Password must be at least 8 characters long.'],
      password_confirmation: ['Passwords do not match.'],
    })
  })

  test('requires the password to be repeated', async () => {
    const form = await newRegistration(api)
    expect((await submit({ ...form, password_confirmation: 'another long one' })).failure.errors).toEqual({
      password_confirmation: ['Passwords do not match.'],
    })
  })

  // ACCOUNT-6
  test('accepts names in any script', async () => {
    const form = await newRegistration(api)
    const { data } = await submit({ ...form, first_name: ' عائشہ ', last_name: 'D’Souza' })
    expect(data).toMatchObject({ first_name: 'عائشہ', last_name: 'D’Souza' })
  })
})

test('limits sign-ups per IP', async () => {
  const strict = await openTestApi(settings => {
    settings.limits.signUpsPerIp = 1
  })
  const form = await newRegistration(strict)
  expect((await strict.call(register, { body: form })).status).toBe(201)
  expect((await strict.call(register, { body: form })).status).toBe(429)
  await strict.close()
})
