import { changePassword, forgotPassword, register, resetPassword } from '@closyyy/contract/accounts-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { sendForm } from '../../../test/forms.ts'
import { jpegFile } from '../../../test/photo-files.ts'
import { lastLinkToken, newRegistration } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from '../sessions/passwords.ts'

const GUESSES = 3

let api: TestApi

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.loginsPerAccount = GUESSES
  })
})
afterAll(() => api.close())

// ACCOUNT-20
describe('a registration whose response was lost', () => {
  const submit = (body: Awaited<ReturnType<typeof newRegistration>>) => api.call(register, { body })
  const EXPIRED = { verification_token: ['Please verify your phone number again.'] }

  test('returns its account again, also with a picture and while the first call runs', async () => {
    const form = await newRegistration(api)
    const fields: [string, string | File][] = [...Object.entries(form), ['profile_picture', await jpegFile()]]
    const [first, second] = await Promise.all([1, 2].map(() => sendForm(api, register, { fields })))
    const files = await api.photoFiles()
    const third = await sendForm(api, register, { fields })
    expect([first?.status, second?.status, third.status]).toEqual([201, 201, 201])
    expect([second?.data, third.data]).toEqual([first?.data, first?.data])
    expect(JSON.stringify(third.data)).not.toMatch(/password|token|argon2/)
    expect(await api.photoFiles()).toEqual(files)
  })

  test.each([
    ['another password', { password: 'another good one', password_confirmation: 'another good one' }],
    ['another email', { email: 'somebody.else@example.pk' }],
    ['another username', { username: 'somebody.else' }],
  ])('is not repeated with %s', async (_what, other) => {
    const form = await newRegistration(api)
    expect((await submit(form)).status).toBe(201)
    expect(await submit({ ...form, ...other })).toMatchObject({ status: 422, failure: { errors: EXPIRED } })
  })

  test('is not repeated with another token, later, or once the password was changed', async () => {
    const form = await newRegistration(api)
    expect((await submit(form)).status).toBe(201)
    const { verification_token } = await newRegistration(api)
    const { phone: _, ...withoutPhone } = form
    expect((await api.call(register, { body: { ...withoutPhone, verification_token } })).status).toBe(422)
    expect((await submit({ ...form, verification_token: 'made up' })).failure.errors).toEqual(EXPIRED)
    const user = api.db.updateTable('users').where('username', '=', form.username)
    await user.set({ password_hash: await hashPassword('a changed one') }).execute()
    expect((await submit(form)).failure.errors).toEqual(EXPIRED)
    await user.set({ password_hash: await hashPassword(form.password) }).execute()
    expect((await submit(form)).status).toBe(201)
    const guess = { ...form, password: 'a wrong guess', password_confirmation: 'a wrong guess' }
    for (let guesses = 0; guesses < GUESSES; guesses++) expect((await submit(guess)).failure.errors).toEqual(EXPIRED)
    expect((await submit(form)).status).toBe(429)
    await sql`delete from limit_windows`.execute(api.db)
    await sql`update phone_verifications set expires_at = expires_at - interval '30 minutes'`.execute(api.db)
    expect((await submit(form)).failure.errors).toEqual(EXPIRED)
  })
})

// ACCOUNT-20
describe('a password reset whose response was lost', () => {
  const NEW = 'an even longer one'
  const INVALID = { status: 422, failure: { errors: { token: ['This link is invalid or has expired.'] } } }
  const reset = (token: string, password = NEW) =>
    api.call(resetPassword, { body: { token, password, password_confirmation: password } })

  async function addReset() {
    const user = await addUser(api.db)
    await api.call(forgotPassword, { body: { email: user.email } })
    return { user, token: await lastLinkToken(api, user.email) }
  }

  test('succeeds again, also while the first call runs, and changes nothing', async () => {
    const { user, token } = await addReset()
    const responses = await Promise.all([reset(token), reset(token)])
    const session = await signIn(api.db, user)
    expect([...responses, await reset(token)].map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await api.call(getOwnUser, {}, session)).status).toBe(200)
    const notices = api.db.selectFrom('outbox').where('recipient', '=', user.email)
    expect(await notices.where('template', '=', 'password-changed').select('id').execute()).toHaveLength(1)
  })

  test('fails with another password, and is limited then', async () => {
    const { token } = await addReset()
    await reset(token)
    for (let guesses = 0; guesses < GUESSES; guesses++)
      expect(await reset(token, 'a wrong guess')).toMatchObject(INVALID)
    expect((await reset(token)).status).toBe(429)
  })

  test('fails with the link of somebody else, later, or once the password was changed', async () => {
    const { user, token } = await addReset()
    const other = await addReset()
    await reset(token)
    await reset(other.token, 'the other’s password')
    expect(await reset(other.token)).toMatchObject(INVALID)
    const row = api.db.updateTable('users').where('id', '=', user.id)
    await row.set({ password_hash: await hashPassword('a changed one') }).execute()
    expect(await reset(token)).toMatchObject(INVALID)
    expect(await reset(token, 'a changed one')).toMatchObject({ status: 200 })
    await sql`update account_links set expires_at = expires_at - interval '15 minutes'`.execute(api.db)
    expect(await reset(token, 'a changed one')).toMatchObject(INVALID)
  })
})

// ACCOUNT-20
describe('a password change whose response was lost', () => {
  const [OLD, NEW] = ['a good long one', 'an even longer one']
  const WRONG = {
    status: 422,
    failure: { errors: { current_password: ['That’s not the right password. Please try again.'] } },
  }
  const change = (token: string, password = NEW) =>
    api.call(changePassword, { body: { current_password: OLD, password, password_confirmation: password } }, token)

  async function addMember() {
    const user = await addUser(api.db, { password_hash: await hashPassword(OLD) })
    return { user, token: await signIn(api.db, user) }
  }

  test('succeeds again, changes nothing and leaves all guesses', async () => {
    const { user, token } = await addMember()
    expect((await change(token)).status).toBe(200)
    const other = await signIn(api.db, user)
    for (let calls = 0; calls < GUESSES; calls++) expect(await change(token)).toMatchObject({ status: 200, data: null })
    expect((await api.call(getOwnUser, {}, other)).status).toBe(200)
    const notices = api.db.selectFrom('outbox').where('recipient', '=', user.email)
    expect(await notices.where('template', '=', 'password-changed').select('id').execute()).toHaveLength(1)
  })

  test('succeeds while the first call runs, and changes the password once', async () => {
    const { user, token } = await addMember()
    const responses = await Promise.all([change(token), change(token)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect((await api.call(getOwnUser, {}, token)).status).toBe(200)
    const notices = api.db.selectFrom('outbox').where('recipient', '=', user.email)
    expect(await notices.where('template', '=', 'password-changed').select('id').execute()).toHaveLength(1)
  })

  test('fails while another change runs, without ending its session, but ends another session’s', async () => {
    const { user, token } = await addMember()
    const statusesOf = async (...calls: ReturnType<typeof change>[]) =>
      (await Promise.all(calls)).map(({ status }) => status).sort()
    expect(await statusesOf(change(token), change(token, 'another long one'))).toEqual([200, 422])
    expect((await api.call(getOwnUser, {}, token)).status).toBe(200)
    await api.db
      .updateTable('users')
      .where('id', '=', user.id)
      .set({ password_hash: await hashPassword(OLD) })
      .execute()
    expect(await statusesOf(change(token), change(await signIn(api.db, user)))).toEqual([200, 401])
  })

  test('fails with another password, and is limited then', async () => {
    const { token } = await addMember()
    await change(token)
    expect(await change(token, 'a wrong guess')).toMatchObject(WRONG)
    expect((await change(token, 'another wrong guess')).status).toBe(429)
  })

  test('fails from another session or account, and later', async () => {
    const { user, token } = await addMember()
    const other = await addMember()
    await change(token)
    await change(other.token, 'the other’s password')
    expect(await change(other.token)).toMatchObject(WRONG)
    expect(await change(await signIn(api.db, user))).toMatchObject(WRONG)
    await sql`update sessions set password_changed_at = password_changed_at - interval '15 minutes'`.execute(api.db)
    expect(await change(token)).toMatchObject(WRONG)
  })
})
