import { finishGoogleSignIn, listProviders } from '@closyyy/contract/google-sign-in-calls'
import { login } from '@closyyy/contract/sessions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { type Person, startOidcServer } from '@closyyy/tooling/shop/oidc-server'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from '../sessions/passwords.ts'

const REDIRECT = 'http://localhost:3000/auth/google/callback'
const FAILED = 'Google sign-in didn’t work. Please try again.'

let issuer: Awaited<ReturnType<typeof startOidcServer>>
let api: TestApi
let serial = 0

beforeAll(async () => {
  issuer = await startOidcServer(REDIRECT)
  api = await openTestApi(settings => {
    settings.google = issuer.google
  })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await api.close()
  await issuer.close()
})

const somebody = (set: Partial<Person> = {}): Person => {
  const sub = `subject-${++serial}`
  return { sub, email: `${sub}@example.pk`, email_verified: true, given_name: 'Sana', family_name: 'Mir', ...set }
}

async function begin() {
  const { google } = (await api.call(listProviders, {})).data
  return { url: google?.authorization_url ?? '', flow: google?.flow ?? '' }
}
const finish = (body: { code: string; state: string; flow: string; iss?: string }) =>
  api.call(finishGoogleSignIn, { body })

async function signInAs(person: Person) {
  const { url, flow } = await begin()
  return finish({ ...(await issuer.signIn(url, person)), flow })
}
const own = async (token: string) => (await api.call(getOwnUser, {}, token)).data
const identitiesOf = (user_id: number) =>
  api.db.selectFrom('identities').select('subject').where('user_id', '=', user_id).execute()

describe('signing in with Google', () => {
  test('creates an account without password and phone, and finds it again', async () => {
    const person = somebody({ email: 'Sana.Mir@Example.pk', given_name: 'Sana \u3164<3', family_name: 'میر' })
    const first = await signInAs(person)
    expect(first).toMatchObject({ status: 200, data: { user: { username: 'Sana.Mir', profile_picture: null } } })
    const record = await own(first.data.token)
    expect(record).toMatchObject({ email: person.email, phone: null, first_name: 'Sana', last_name: 'میر' })
    expect(record.email_verified_at).not.toBeNull()
    const { password_hash } = await api.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', record.id)
      .executeTakeFirstOrThrow()
    expect(password_hash).toBeNull()
    const again = await signInAs({ ...person, email: 'moved@example.pk' })
    expect(again.data.user.id).toBe(record.id)
    expect(again.data.token).not.toBe(first.data.token)
  })

  test('finds a free username if the derived one is taken', async () => {
    await addUser(api.db, { username: 'Bilal' })
    const { data } = await signInAs(somebody({ email: 'bilal@example.pk' }))
    expect(data.user.username).toMatch(/^bilal-\d{4}$/)
    expect((await signInAs(somebody({ email: '12@example.pk' }))).data.user.username).toBe('person')
  })

  // ACCOUNT-18
  test('derives no name of the shop, its staff or like that of another account', async () => {
    await addUser(api.db, { username: 'rabia_ali' })
    const nameOf = async (email: string) => (await signInAs(somebody({ email }))).data.user.username
    expect(await nameOf('rabia.all@example.pk')).toMatch(/^rabia\.all-\d{4}$/)
    expect(await nameOf('closyyy.support@example.pk')).toMatch(/^person/)
    const { data } = await signInAs(somebody({ given_name: 'Closyyy', family_name: 'Support' }))
    expect(await own(data.token)).toMatchObject({ first_name: '', last_name: 'Support' })
  })

  // SESSION-12
  test('signs in the account of the same confirmed email, and keeps its password', async () => {
    const user = await addUser(api.db, {
      email: 'Known@Example.pk',
      password_hash: await hashPassword('a good long one'),
    })
    const { data } = await signInAs(somebody({ email: 'known@example.pk' }))
    expect(data.user.id).toBe(user.id)
    const body = { login: user.username, password: 'a good long one' }
    expect((await api.call(login, { body })).status).toBe(200)
  })

  // ACCOUNT-19
  test('takes over an unconfirmed account without the phone and names of whoever created it', async () => {
    const user = await addUser(api.db, { email_verified_at: null, first_name: 'Strange', last_name: 'Person' })
    const { data } = await signInAs(somebody({ email: user.email, given_name: 'Sana', family_name: 'Mir' }))
    expect(await own(data.token)).toMatchObject({ id: user.id, phone: null, first_name: 'Sana', last_name: 'Mir' })
  })

  test('removes the password of an unconfirmed account with this email', async () => {
    const user = await addUser(api.db, { email_verified_at: null, password_hash: await hashPassword('the stranger’s') })
    const stranger = await signIn(api.db, user)
    const { data } = await signInAs(somebody({ email: user.email }))
    expect((await own(data.token)).id).toBe(user.id)
    expect((await api.call(getOwnUser, {}, stranger)).status).toBe(401)
    const body = { login: user.username, password: 'the stranger’s' }
    expect((await api.call(login, { body })).status).toBe(401)
  })

  test('creates one account in concurrent calls', async () => {
    const person = somebody()
    const flows = [await begin(), await begin()]
    const returns = []
    for (const { url, flow } of flows) returns.push({ ...(await issuer.signIn(url, person)), flow })
    const responses = await Promise.all(returns.map(finish))
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    const [one, other] = responses.map(({ data }) => data.user.id)
    expect(one).toBe(other)
    expect(await identitiesOf(one ?? 0)).toEqual([{ subject: person.sub }])
  })

  // SESSION-12
  test('is rejected if Google has not confirmed the email', async () => {
    const user = await addUser(api.db)
    const rejected = await signInAs(somebody({ email: user.email, email_verified: false }))
    expect(rejected).toMatchObject({
      status: 403,
      failure: { message: 'Please verify the email address of your Google account first.' },
    })
    expect(await identitiesOf(user.id)).toEqual([])
  })

  test('finds a free username if thousands of people have no usable one', async () => {
    await sql`insert into users (username, first_name, last_name, email)
      select 'person-' || number, '', '', 'nobody' || number || '@example.pk'
      from generate_series(1000, 9999) as number on conflict do nothing`.execute(api.db)
    await signInAs(somebody({ email: '34@example.pk' }))
    const { status, data } = await signInAs(somebody({ email: '56@example.pk' }))
    expect([status, data?.user.username]).toEqual([200, expect.stringMatching(/^person-\d{6}$/)])
  })
})

describe('an invalid return from Google', () => {
  const expectRejected = async (response: ReturnType<typeof finish>) =>
    expect(await response).toMatchObject({ status: 422, failure: { message: FAILED } })

  test('is rejected with another state, another browser’s flow, a changed flow or none', async () => {
    const { url, flow } = await begin()
    const back = await issuer.signIn(url, somebody())
    const other = await begin()
    await expectRejected(finish({ ...back, flow, state: 'another' }))
    await expectRejected(finish({ ...back, flow: other.flow }))
    await expectRejected(finish({ ...back, flow: `${flow.slice(0, -4)}AAAA` }))
    await expectRejected(finish({ ...back, flow: 'x' }))
    await expectRejected(finish({ ...back, flow: undefined as never }))
    expect((await finish({ ...back, flow })).status).toBe(200)
  })

  test('is rejected with a token for another nonce, a code for another verifier or an unknown code', async () => {
    const { url, flow } = await begin()
    const changed = new URL(url)
    changed.searchParams.set('nonce', 'another')
    await expectRejected(finish({ ...(await issuer.signIn(changed.href, somebody())), flow }))
    const [mine, other] = [await begin(), await begin()]
    const theirs = await issuer.signIn(other.url, somebody())
    const back = await issuer.signIn(mine.url, somebody())
    await expectRejected(finish({ ...back, code: theirs.code, flow: mine.flow }))
    await expectRejected(finish({ ...back, code: 'made-up', flow: mine.flow }))
  })

  test('is rejected with a used code, an expired code or an expired flow', async () => {
    const { url, flow } = await begin()
    const back = await issuer.signIn(url, somebody())
    expect((await finish({ ...back, flow })).status).toBe(200)
    await expectRejected(finish({ ...back, flow }))
    const late = await begin()
    const lateBack = await issuer.signIn(late.url, somebody())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 })
    await expectRejected(finish({ ...lateBack, flow: late.flow }))
    vi.setSystemTime(Date.now() + 600_000)
    await expectRejected(finish({ ...lateBack, flow: late.flow }))
  })
})

describe('without Google', () => {
  test('does not offer it, and rejects sign-ins', async () => {
    const plain = await openTestApi()
    expect((await plain.call(listProviders, {})).data).toEqual({ password: true, google: null })
    const body = { code: 'a', state: 'b', flow: 'c' }
    expect((await plain.call(finishGoogleSignIn, { body })).status).toBe(404)
    await plain.close()
  })

  test('lists the other providers if it is unreachable, and returns 503 for its code', async () => {
    const unreachable = await startOidcServer(REDIRECT)
    const cut = await openTestApi(settings => {
      settings.google = unreachable.google
    })
    const { google } = (await cut.call(listProviders, {})).data
    const back = await unreachable.signIn(google?.authorization_url ?? '', somebody())
    await unreachable.close()
    const response = await cut.call(finishGoogleSignIn, { body: { ...back, flow: google?.flow ?? '' } })
    expect(response.status).toBe(503)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    await cut.close()
    const never = await openTestApi(settings => {
      settings.google = unreachable.google
    })
    const nowhere = { password: true, google: { authorization_url: null, flow: null } }
    expect((await never.call(listProviders, {})).data).toEqual(nowhere)
    expect((await never.call(listProviders, {})).data).toEqual(nowhere)
    await never.close()
  })
})
