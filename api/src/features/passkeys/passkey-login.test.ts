import { resetPassword } from '@closyyy/contract/accounts-calls'
import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import * as calls from '@closyyy/contract/passkeys-calls'
import { listPayouts } from '@closyyy/contract/payouts-calls'
import { confirmPassword, login } from '@closyyy/contract/sessions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator, type Deviation } from '../../../test/authenticator.ts'
import { addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { hashToken } from '../sessions/tokens.ts'

const PASSWORD = 'a good long one'

let api: TestApi
let user: Awaited<ReturnType<typeof addUser>>
let token: string
let phone: ReturnType<typeof createAuthenticator>
let password_hash: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.demoMode = false
    settings.accountSecret = 'a secret of at least 32 characters'
  })
  password_hash = await hashPassword(PASSWORD)
})
beforeEach(async () => {
  user = await addUser(api.db, { password_hash })
  token = await signIn(api.db, user)
  phone = await addPasskey(token)
})
afterAll(() => api.close())

async function addPasskey(of: string, authenticator = createAuthenticator()) {
  const { options } = (await api.call(calls.beginPasskey, {}, of)).data
  const body = { credential: authenticator.create(options), name: 'Phone' }
  expect((await api.call(calls.addPasskey, { body }, of)).status).toBe(201)
  return authenticator
}

const challenge = async () => (await api.call(calls.beginPasskeyLogin, {})).data
const finish = (credential: ReturnType<typeof phone.get>) =>
  api.call(calls.finishPasskeyLogin, { body: { credential } })
const logIn = async (deviation?: Deviation, authenticator = phone) =>
  finish(authenticator.get(await challenge(), deviation))
const makeStale = (of = token) =>
  sql`update sessions set confirmed_at = now() - interval '1 hour' where token_hash = ${hashToken(of)}`.execute(api.db)
const removeAll = () => api.db.deleteFrom('passkeys').where('user_id', '=', user.id).execute()
const refusals = async () =>
  (
    await api.db
      .selectFrom('audit_events')
      .select('after')
      .where('action', '=', 'passkey.refused')
      .where('object_id', '=', String(user.id))
      .execute()
  ).map(({ after }) => after)

// PASSKEY-3
describe('a login by passkey', () => {
  test('starts a session of its owner without name, password or code, and stores its use', async () => {
    const { status, data, headers } = await logIn()
    expect([status, data.user.id]).toEqual([200, user.id])
    expect(headers['set-cookie']).toMatch(/^device=/)
    expect((await api.call(getOwnUser, {}, data.token)).status).toBe(200)
    expect((await api.call(calls.listPasskeys, {}, token)).data[0]?.last_used_at).not.toBeNull()
  })

  test('needs no code of an authenticator app', async () => {
    await api.db
      .insertInto('second_factors')
      .values({ user_id: user.id, sealed_secret: 'x', confirmed_at: new Date() })
      .execute()
    expect((await api.call(login, { body: { login: user.username, password: PASSWORD } })).status).toBe(401)
    expect((await logIn()).status).toBe(200)
  })

  test('with an unconfirmed email may only read the own user', async () => {
    await api.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user.id).execute()
    const { data } = await logIn()
    expect((await api.call(getOwnUser, {}, data.token)).status).toBe(200)
    expect((await api.call(calls.listPasskeys, {}, data.token)).status).toBe(403)
  })

  test('of a removed passkey explains what to do', async () => {
    await removeAll()
    expect(await logIn()).toMatchObject({
      status: 401,
      failure: {
        message:
          'This passkey doesn’t belong to an account here: it may have been removed. Please log in with your password.',
      },
    })
  })

  test('works after a password reset, whose email names how to remove passkeys', async () => {
    await api.db
      .insertInto('account_links')
      .values({
        token_hash: hashToken('reset'),
        purpose: 'reset-password',
        user_id: user.id,
        email: user.email,
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute()
    const password = 'quite another good one'
    const body = { token: 'reset', password, password_confirmation: password }
    expect((await api.call(resetPassword, { body })).status).toBe(200)
    expect((await logIn()).status).toBe(200)
    const mail = await api.db
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', user.email)
      .where('template', '=', 'password-reset-passkeys')
      .executeTakeFirstOrThrow()
    expect(mail.body).toContain('To remove one, log in and open Settings, then Devices.')
  })

  test('of a closed account is refused', async () => {
    expect((await api.call(deleteOwnData, {}, token)).status).toBe(200)
    expect((await logIn()).status).toBe(401)
    expect(await api.db.selectFrom('passkeys').select('id').where('user_id', '=', user.id).execute()).toEqual([])
  })
})

// PASSKEY-2
describe('a proof is refused', () => {
  test.each<[string, Deviation]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another relying party', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['signed by another key', { isForged: true }],
    ['that names another account', { userHandle: 'c29tZWJvZHk' }],
  ])('%s', async (_, deviation) => {
    expect((await logIn(deviation)).failure.message).toMatch(/^We couldn’t verify this passkey/)
    expect(await refusals()).toEqual([{ reason: 'proof' }])
  })

  test('by a challenge that was made up, used or issued for something else', async () => {
    const options = await challenge()
    expect((await finish(phone.get(options))).status).toBe(200)
    const confirmation = (await api.call(calls.beginPasskeyConfirmation, {}, token)).data
    const creation = (await api.call(calls.beginPasskey, {}, token)).data.options
    for (const { challenge } of [options, confirmation, creation, { challenge: 'made-up' }])
      expect(await logIn({ challenge })).toMatchObject({
        status: 401,
        failure: { message: 'That took too long. Please try again.' },
      })
  })

  test('after five minutes', async () => {
    const options = await challenge()
    await sql`update passkey_challenges set expires_at = now()`.execute(api.db)
    expect((await finish(phone.get(options))).status).toBe(401)
  })

  test('if its counter did not rise, which is recorded', async () => {
    expect((await logIn({ counter: 7 })).status).toBe(200)
    for (const counter of [7, 3, 0]) expect((await logIn({ counter })).status).toBe(401)
    expect(await refusals()).toEqual(Array(3).fill({ reason: 'counter' }))
    expect((await logIn({ counter: 8 })).status).toBe(200)
  })

  test('but not of an authenticator that never counts', async () => {
    const quiet = await addPasskey(token, createAuthenticator({ isCounting: false }))
    expect([(await logIn({}, quiet)).status, (await logIn({}, quiet)).status]).toEqual([200, 200])
  })

  test('of all but one of concurrent answers to a challenge', async () => {
    const options = await challenge()
    const answers = Array.from({ length: 5 }, () => phone.get(options))
    const statuses = (await Promise.all(answers.map(finish))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401, 401, 401, 401])
  })

  test('of all but one of concurrent proofs with one counter', async () => {
    const options = [await challenge(), await challenge(), await challenge()]
    const proofs = options.map(each => phone.get(each, { counter: 9 }))
    const statuses = (await Promise.all(proofs.map(finish))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401, 401])
  })
})

// PASSKEY-4
describe('a confirmation by passkey', () => {
  const confirm = async (authenticator = phone, of = token) => {
    const { data } = await api.call(calls.beginPasskeyConfirmation, {}, of)
    return api.call(calls.confirmPasskey, { body: { credential: authenticator.get(data) } }, of)
  }

  test('allows sensitive calls again, in this session alone', async () => {
    const other = await signIn(api.db, user)
    await makeStale()
    await makeStale(other)
    expect((await api.call(calls.beginPasskey, {}, token)).failure.code).toBe('confirm-password')
    expect((await confirm()).status).toBe(200)
    expect((await api.call(calls.beginPasskey, {}, token)).status).toBe(200)
    expect((await api.call(calls.beginPasskey, {}, other)).status).toBe(403)
  })

  test('offers the passkeys of the account only, and needs one', async () => {
    const { data } = await api.call(calls.beginPasskeyConfirmation, {}, token)
    expect(data.allowCredentials).toEqual([{ id: phone.id, type: 'public-key', transports: ['internal'] }])
    await removeAll()
    expect((await api.call(calls.beginPasskeyConfirmation, {}, token)).failure.message).toBe(
      'You haven’t added a passkey yet. Please use your password.',
    )
  })

  test('is refused for a passkey or a challenge of another account', async () => {
    await makeStale()
    const other = await signIn(api.db, await addUser(api.db))
    const theirs = await addPasskey(other)
    expect((await confirm(theirs)).failure.message).toMatch(/^This passkey belongs to another account/)
    const { data } = await api.call(calls.beginPasskeyConfirmation, {}, other)
    expect(await api.call(calls.confirmPasskey, { body: { credential: phone.get(data) } }, token)).toMatchObject({
      status: 422,
      failure: { message: 'That took too long. Please try again.' },
    })
    expect((await api.call(calls.beginPasskey, {}, token)).status).toBe(403)
  })
})

// PASSKEY-5
describe('an administrator', () => {
  beforeEach(async () => {
    await api.db
      .updateTable('users')
      .set({ is_admin: true, roles: ['owner'] })
      .where('id', '=', user.id)
      .execute()
  })
  const mayRead = async (of: string) => (await api.call(listPayouts, { query: {} }, of)).status === 200
  const passwordLogin = async () =>
    (await api.call(login, { body: { login: user.username, password: PASSWORD } })).data.token

  test('may act after a login by passkey, without an authenticator app', async () => {
    expect(await mayRead((await logIn()).data.token)).toBe(true)
  })

  test('may not act after a login by password, until a passkey confirmed it', async () => {
    const session = await passwordLogin()
    expect(await mayRead(session)).toBe(false)
    const { data } = await api.call(calls.beginPasskeyConfirmation, {}, session)
    await api.call(calls.confirmPasskey, { body: { credential: phone.get(data) } }, session)
    expect(await mayRead(session)).toBe(true)
  })

  test('may no longer act once the passkey was removed', async () => {
    const session = (await logIn()).data.token
    await removeAll()
    expect(await mayRead(session)).toBe(false)
  })

  test('cannot replace the passkey by the password alone', async () => {
    const session = await passwordLogin()
    await api.call(confirmPassword, { body: { password: PASSWORD } }, session)
    const [passkey] = (await api.call(calls.listPasskeys, {}, session)).data
    const attempts = [
      await api.call(calls.beginPasskey, {}, session),
      await api.call(calls.removePasskey, { params: { id: passkey?.id ?? 0 } }, session),
    ]
    expect(attempts.map(({ failure }) => failure?.code)).toEqual(['confirm-password', 'confirm-password'])
  })
})
