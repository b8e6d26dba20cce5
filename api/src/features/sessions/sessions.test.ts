import { login, logout } from '@closyyy/contract/sessions-calls'
import { getOwnStats } from '@closyyy/contract/stats-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from './passwords.ts'

const PASSWORD = 'a good long one'

let api: TestApi
let passwordHash: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.loginsPerAccount = 3
  })
  passwordHash = await hashPassword(PASSWORD)
})
afterAll(() => api.close())

const addMember = (set: Parameters<typeof addUser>[1] = {}) => addUser(api.db, { password_hash: passwordHash, ...set })
const tryLogin = (name: string, password = PASSWORD) => api.call(login, { body: { login: name, password } })

describe('signing in', () => {
  // SESSION-1
  test('works by email, username and phone, in any case and with the leading zero', async () => {
    const user = await addMember({ email: 'Sara@Example.pk', username: 'Sara_K', phone: '923001234567' })
    for (const name of ['sara@example.pk', 'SARA_K', '923001234567', '03001234567']) {
      const response = await tryLogin(name)
      expect(response).toMatchObject({ status: 200, data: { user: { id: user.id, username: 'Sara_K' } } })
      expect((await api.call(getOwnUser, {}, response.data.token)).data.id).toBe(user.id)
    }
  })

  test('rejects a wrong password and an unknown login with the same message', async () => {
    const user = await addMember()
    const wrong = await tryLogin(user.username, 'not the right one')
    const unknown = await tryLogin('nobody_at_all')
    expect(wrong).toMatchObject({ status: 401, failure: { message: 'Invalid email or password. Please try again.' } })
    expect(unknown.failure).toEqual(wrong.failure)
  })

  test('returns the form’s messages for missing fields', async () => {
    const response = await api.call(login, { body: {} as never })
    expect(response).toMatchObject({
      status: 422,
      failure: {
        errors: { login: ['Please enter your email, phone, or username.'], password: ['Please enter your password.'] },
      },
    })
    const short = await tryLogin('sara', 'short')
    expect(short.failure.errors).toEqual({ password: ['The password field must be at least 8 characters.'] })
  })

  // SESSION-11
  test('stores only a hash of the token', async () => {
    const user = await addMember()
    const { data } = await tryLogin(user.username)
    expect(Buffer.from(data.token, 'base64url')).toHaveLength(32)
    const rows = await api.db.selectFrom('sessions').select('token_hash').where('user_id', '=', user.id).execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.token_hash.toString('base64url')).not.toBe(data.token)
  })

  test('is limited per account, with the time to wait; a correct password resets the count', async () => {
    const user = await addMember()
    await tryLogin(user.username, 'wrong password')
    await tryLogin(user.username, 'wrong password')
    expect((await tryLogin(user.username)).status).toBe(200)
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await tryLogin(user.username, 'wrong password')).status).toBe(401)
    const rejected = await tryLogin(user.username)
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
  })

  // SESSION-2
  test('allows only one’s own record and logout with an unconfirmed email', async () => {
    const user = await addMember({ email_verified_at: null })
    const { data, status } = await tryLogin(user.username)
    expect(status).toBe(200)
    expect((await api.call(getOwnUser, {}, data.token)).data.email_verified_at).toBeNull()
    expect(await api.call(getOwnStats, {}, data.token)).toMatchObject({
      status: 403,
      failure: { message: 'Please verify your email before logging in.' },
    })
    expect((await api.call(logout, {}, data.token)).status).toBe(200)
  })
})

describe('a session', () => {
  test('ends at logout, also with an empty JSON body', async () => {
    const token = await signIn(api.db, await addMember())
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await api.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers })
    expect(response.json()).toEqual({ status: 'success', data: null })
    expect((await api.call(getOwnUser, {}, token)).status).toBe(401)
    expect((await api.call(logout, {}, token)).status).toBe(401)
  })

  // SESSION-11
  test('expires after 30 unused days and is extended while used', async () => {
    const token = await signIn(api.db, await addMember())
    const unused = (days: number) =>
      sql`update sessions set last_used_at = now() - make_interval(days => ${days})`.execute(api.db)
    await unused(29)
    expect((await api.call(getOwnUser, {}, token)).status).toBe(200)
    const { fresh } = await api.db
      .selectFrom('sessions')
      .select(sql<boolean>`bool_or(last_used_at > now() - interval '1 minute')`.as('fresh'))
      .executeTakeFirstOrThrow()
    expect(fresh).toBe(true)
    await unused(31)
    expect((await api.call(getOwnUser, {}, token)).status).toBe(401)
  })
})
