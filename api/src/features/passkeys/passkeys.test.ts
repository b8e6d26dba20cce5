import { confirmEmail, requestEmailChange } from '@closyyy/contract/accounts-calls'
import * as calls from '@closyyy/contract/passkeys-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator, type Deviation } from '../../../test/authenticator.ts'
import { addUser, signIn } from '../../../test/builders.ts'
import { lastLinkToken } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let user: Awaited<ReturnType<typeof addUser>>
let token: string

beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(async () => {
  user = await addUser(api.db)
  token = await signIn(api.db, user)
})
afterAll(() => api.close())

const begin = async (of = token) => (await api.call(calls.beginPasskey, {}, of)).data.options
const list = async (of = token) => (await api.call(calls.listPasskeys, {}, of)).data
const mails = () =>
  api.db.selectFrom('outbox').select(['template', 'body']).where('recipient', '=', user.email).orderBy('id').execute()
const eventsOf = async (action: string) =>
  await api.db
    .selectFrom('audit_events')
    .select(['before', 'after'])
    .where('action', '=', action)
    .where('object_id', '=', String(user.id))
    .execute()

async function add(name = 'Phone', deviation: Deviation = {}, authenticator = createAuthenticator()) {
  const credential = authenticator.create(await begin(), deviation)
  return api.call(calls.addPasskey, { body: { credential, name } }, token)
}

// PASSKEY-1
describe('a passkey', () => {
  test('is discoverable, verifies its user and belongs to the shop of the settings', async () => {
    expect(await begin()).toMatchObject({
      rp: { id: 'localhost', name: 'Closyyy' },
      user: { name: user.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
      timeout: 300_000,
    })
  })

  test('is added, reported by email and recorded', async () => {
    const { status, data } = await add('Ayesha’s phone')
    expect([status, data.name, data.last_used_at]).toEqual([201, 'Ayesha’s phone', null])
    expect(await list()).toEqual([data])
    expect((await mails()).map(({ template }) => template)).toEqual(['passkey-added'])
    expect((await mails())[0]?.body).toContain('Ayesha’s phone')
    expect(await eventsOf('passkey.added')).toEqual([{ before: null, after: { passkey: String(data.id) } }])
  })

  test('is renamed by its owner alone', async () => {
    const { id } = (await add()).data
    const stranger = await signIn(api.db, await addUser(api.db))
    const rename = (name: string, of = token) => api.call(calls.renamePasskey, { params: { id }, body: { name } }, of)
    expect((await rename('Mine', stranger)).status).toBe(404)
    expect((await rename(' ')).failure.errors).toEqual({ name: ['Please enter a name for your passkey.'] })
    expect((await rename('Laptop')).data.name).toBe('Laptop')
    expect((await list()).map(({ name }) => name)).toEqual(['Laptop'])
  })

  test('is removed by its owner alone, reported by email and recorded', async () => {
    const { id } = (await add()).data
    const remove = (of: string) => api.call(calls.removePasskey, { params: { id } }, of)
    expect((await remove(await signIn(api.db, await addUser(api.db)))).status).toBe(404)
    expect((await remove(token)).status).toBe(200)
    expect((await remove(token)).failure.message).toBe('This passkey has already been removed.')
    expect(await list()).toEqual([])
    expect((await mails()).map(({ template }) => template)).toEqual(['passkey-added', 'passkey-removed'])
    expect(await eventsOf('passkey.removed')).toEqual([{ before: { passkey: String(id) }, after: null }])
  })

  // ACCOUNT-14
  test('ends the open links of the account when it is removed', async () => {
    const { id } = (await add()).data
    await api.call(requestEmailChange, { body: { email: 'thief@example.pk' } }, token)
    const link = await lastLinkToken(api, 'thief@example.pk')
    await api.call(calls.removePasskey, { params: { id } }, token)
    expect((await api.call(confirmEmail, { body: { token: link } })).status).toBe(422)
  })

  test('is not added twice', async () => {
    const authenticator = createAuthenticator()
    await add('Phone', {}, authenticator)
    expect((await begin()).excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id])
    expect((await add('Again', {}, authenticator)).failure.message).toBe('This passkey has already been added.')
  })

  test('is one of ten at most, even if several are added at once', async () => {
    for (let count = 0; count < 9; count++) expect((await add()).status).toBe(201)
    // The first round opens connections, so that the calls of the others overlap.
    for (let round = 1; round <= 4; round++) {
      const options = await Promise.all(Array.from({ length: 8 }, () => begin()))
      const added = await Promise.all(
        options.map(each =>
          api.call(
            calls.addPasskey,
            { body: { credential: createAuthenticator().create(each), name: 'Phone' } },
            token,
          ),
        ),
      )
      expect(added.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(added.filter(({ status }) => status === 409)).toHaveLength(7)
      const [newest] = await list()
      if (round < 4) await api.call(calls.removePasskey, { params: { id: newest?.id ?? 0 } }, token)
    }
    expect(await list()).toHaveLength(10)
    expect((await api.call(calls.beginPasskey, {}, token)).failure.message).toBe(
      'You have 10 passkeys, which is the maximum. Please remove one first.',
    )
  })
})

// PASSKEY-2
describe('a new passkey is refused', () => {
  test.each<[string, Deviation]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another relying party', { rpId: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['of another challenge', { challenge: 'made-up' }],
  ])('%s', async (_, deviation) => {
    expect((await add('Phone', deviation)).status).toBe(422)
    expect(await list()).toEqual([])
  })

  test('by a challenge that was used, even by a refused answer', async () => {
    const options = await begin()
    const send = (deviation?: Deviation) =>
      api.call(
        calls.addPasskey,
        { body: { credential: createAuthenticator().create(options, deviation), name: 'A' } },
        token,
      )
    expect((await send({ isVerified: false })).failure.message).toMatch(/couldn’t verify/)
    expect((await send()).failure.message).toBe('That took too long. Please try again.')
  })

  test('by a challenge of another account, or of a login', async () => {
    const other = await signIn(api.db, await addUser(api.db))
    const login = (await api.call(calls.beginPasskeyLogin, {})).data
    for (const challenge of [(await begin(other)).challenge, login.challenge])
      expect((await add('Phone', { challenge })).failure.message).toBe('That took too long. Please try again.')
  })

  test('after five minutes', async () => {
    const options = await begin()
    await sql`update passkey_challenges set expires_at = now()`.execute(api.db)
    const credential = createAuthenticator().create(options)
    expect((await api.call(calls.addPasskey, { body: { credential, name: 'Phone' } }, token)).status).toBe(422)
  })
})
