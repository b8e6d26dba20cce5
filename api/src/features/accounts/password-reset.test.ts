import { forgotPassword, resetPassword } from '@closyyy/contract/accounts-calls'
import { listOutbox } from '@closyyy/contract/outbox-calls'
import { login } from '@closyyy/contract/sessions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { lastLinkToken, lastMessage } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from '../sessions/passwords.ts'

const RESET_SENT = 'Password reset email sent successfully!'

const OLD = 'a good long one'
const NEW = 'an even longer one'
const DEAD = { status: 422, failure: { errors: { token: ['This link is invalid or has expired.'] } } }

let api: TestApi
let passwordHash: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.accountMailsPerLogin = 2
    settings.limits.loginsPerAccount = 8
  })
  passwordHash = await hashPassword(OLD)
})
afterAll(() => api.close())

const addMember = (set: Parameters<typeof addUser>[1] = {}) => addUser(api.db, { password_hash: passwordHash, ...set })
const requestReset = (email: string) => api.call(forgotPassword, { body: { email } })
const reset = (token: string, password = NEW, password_confirmation = password) =>
  api.call(resetPassword, { body: { token, password, password_confirmation } })
const tryLogin = (name: string, password: string) => api.call(login, { body: { login: name, password } })

describe('requesting a password reset', () => {
  // ACCOUNT-8
  test('returns the same for a known and an unknown email', async () => {
    const user = await addMember()
    const responses = [await requestReset(user.email.toUpperCase()), await requestReset('nobody.here@example.pk')]
    for (const response of responses)
      expect(response).toMatchObject({ status: 200, data: RESET_SENT, successMessage: RESET_SENT })
    expect(await lastMessage(api, user.email)).toContain('http://localhost:3000/seller/password-reset?token=')
    expect((await api.call(listOutbox, { query: { to: 'nobody.here@example.pk' } })).data).toEqual([])
    expect((await api.call(listOutbox, { query: { to: 'nobody@nowhere.invalid' } })).data).toEqual([])
  })

  // MESSAGE-12
  test('lets its email wait only for as long as its link works', async () => {
    const { email } = await addMember()
    await requestReset(email)
    const message = await api.db
      .selectFrom('outbox')
      .select(sql<number>`extract(epoch from expires_at - created_at)::int`.as('seconds'))
      .where('recipient', '=', email)
      .executeTakeFirst()
    expect(message).toEqual({ seconds: 3_600 })
  })

  // ACCOUNT-19
  test('clears phone and names of an account that nobody confirmed, not of another', async () => {
    const [stranger, member] = [await addMember({ email_verified_at: null }), await addMember()]
    for (const { email } of [stranger, member]) {
      await requestReset(email)
      expect((await reset(await lastLinkToken(api, email))).status).toBe(200)
    }
    const token = await signIn(api.db, stranger)
    const cleared = (await api.call(getOwnUser, {}, token)).data
    expect(cleared).toMatchObject({ phone: null, first_name: '', last_name: '' })
    const kept = (await api.call(getOwnUser, {}, await signIn(api.db, member))).data
    expect(kept).toMatchObject({ phone: member.phone, first_name: 'Ayesha', last_name: 'Khan' })
  })

  test('requires an email', async () => {
    for (const email of ['', undefined])
      expect((await requestReset(email as string)).failure.errors).toEqual({ email: ['Please enter your email'] })
  })

  test('is limited per email, known or not, with the same message', async () => {
    const user = await addMember()
    const rejected = []
    for (const email of [user.email, 'no.such@example.pk']) {
      await requestReset(email)
      await requestReset(email)
      rejected.push(await requestReset(email))
    }
    expect(rejected.map(response => response.status)).toEqual([429, 429])
    expect(rejected[0]?.failure).toEqual(rejected[1]?.failure)
  })
})

describe('setting a new password', () => {
  // ACCOUNT-8, SESSION-11
  test('changes the password, ends every session and notifies the owner', async () => {
    const user = await addMember()
    const tokens = [await signIn(api.db, user), await signIn(api.db, user)]
    const other = await signIn(api.db, await addMember())
    await requestReset(user.email)
    const token = await lastLinkToken(api, user.email)
    expect(await reset(token)).toMatchObject({ status: 200, data: null })
    for (const dead of tokens) expect((await api.call(getOwnUser, {}, dead)).status).toBe(401)
    expect((await api.call(getOwnUser, {}, other)).status).toBe(200)
    expect((await tryLogin(user.email, OLD)).status).toBe(401)
    expect((await tryLogin(user.email, NEW)).status).toBe(200)
    expect(await lastMessage(api, user.email)).toContain('has just been changed')
    expect(await reset(token, 'another good one')).toMatchObject(DEAD)
  })

  test('ends sessions of the old password, including one of a concurrent login', async () => {
    const user = await addMember()
    await requestReset(user.email)
    const token = await lastLinkToken(api, user.email)
    const logins = Array.from({ length: 5 }, () => tryLogin(user.email, OLD))
    const [done, ...responses] = await Promise.all([reset(token), ...logins])
    expect(done.status).toBe(200)
    for (const response of responses.filter(each => each.status === 200))
      expect((await api.call(getOwnUser, {}, response.data.token)).status).toBe(401)
  })

  test('resets the login limit of the owner', async () => {
    const user = await addMember()
    const names = [user.email, user.username, user.phone ?? '']
    for (const name of names) for (let attempt = 0; attempt < 9; attempt++) await tryLogin(name, 'a wrong guess')
    expect((await tryLogin(user.email, OLD)).status).toBe(429)
    await requestReset(user.email)
    await reset(await lastLinkToken(api, user.email))
    for (const name of names) expect((await tryLogin(name, NEW)).status).toBe(200)
  })

  test('accepts one of two concurrent calls', async () => {
    const user = await addMember()
    await requestReset(user.email)
    const token = await lastLinkToken(api, user.email)
    const responses = await Promise.all([reset(token, 'password one'), reset(token, 'password two')])
    expect(responses.map(response => response.status).sort()).toEqual([200, 422])
    const winner = responses[0]?.status === 200 ? 'password one' : 'password two'
    expect((await tryLogin(user.email, winner)).status).toBe(200)
  })

  test('confirms the email', async () => {
    const user = await addMember({ email_verified_at: null })
    await requestReset(user.email)
    await reset(await lastLinkToken(api, user.email))
    const { data } = await tryLogin(user.email, NEW)
    expect((await api.call(getOwnUser, {}, data.token)).data.email_verified_at).not.toBeNull()
  })

  // ACCOUNT-8
  test('accepts only the newest link, within an hour, for an unchanged email', async () => {
    const user = await addMember()
    await requestReset(user.email)
    const old = await lastLinkToken(api, user.email)
    await requestReset(user.email)
    const fresh = await lastLinkToken(api, user.email)
    expect(await reset(old)).toMatchObject(DEAD)
    await api.db.updateTable('users').set({ email: 'elsewhere@example.pk' }).where('id', '=', user.id).execute()
    expect(await reset(fresh)).toMatchObject(DEAD)
    await api.db.updateTable('users').set({ email: user.email }).where('id', '=', user.id).execute()
    await sql`update account_links set expires_at = expires_at - interval '1 hour'`.execute(api.db)
    expect(await reset(fresh)).toMatchObject(DEAD)
    expect((await tryLogin(user.email, OLD)).status).toBe(200)
  })

  test.each([
    ['short', 'short', { password: ['Password must be at least 8 characters long.'] }],
    [NEW, OLD, { password_confirmation: ['Passwords do not match.'] }],
  ])('rejects %j repeated as %j', async (password, repeated, errors) => {
    expect((await reset('any', password, repeated)).failure.errors).toEqual(errors)
  })

  // ACCOUNT-10
  test('rejects common passwords without using up the link', async () => {
    const user = await addMember()
    await requestReset(user.email)
    const token = await lastLinkToken(api, user.email)
    expect((await reset(token, 'iloveyou1')).failure.errors).toEqual({
      password: ['This password is too common. Please choose another one.'],
    })
    expect((await reset(token, user.email)).failure.errors).toEqual({
      password: ['Please choose a password other than your username, email or phone number.'],
    })
    expect((await reset(token)).status).toBe(200)
  })

  test('rejects a confirmation link', async () => {
    const user = await addMember()
    await sql`insert into account_links (token_hash, purpose, user_id, email, expires_at)
      values (sha256('confirming'), 'confirm-email', ${user.id}, ${user.email}, now() + interval '1 day')`.execute(
      api.db,
    )
    expect(await reset('confirming')).toMatchObject(DEAD)
  })
})
