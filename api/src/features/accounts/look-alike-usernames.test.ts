import { checkNewNames, register } from '@closyyy/contract/accounts-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../test/builders.ts'
import { newRegistration } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const taken = ['The username has already been taken.']
const reserved = ['Please choose another username.']

/** The errors of the early check and of the registration. */
async function errorsOf(names: { username?: string; first_name?: string; last_name?: string }) {
  const form = { ...(await newRegistration(api)), ...names }
  const { verification_token, email, username } = form
  const checked = await api.call(checkNewNames, { body: { verification_token, email, username } })
  const registered = await api.call(register, { body: form })
  return [checked.failure?.errors, registered.failure?.errors]
}

// ACCOUNT-18
test('rejects usernames that look like one in use', async () => {
  await addUser(api.db, { username: 'demo_seller' })
  for (const username of ['demo_seIIer', 'dem0-se1ler', 'DemoSeller', 'demo.sel_ler'])
    expect(await errorsOf({ username }), username).toEqual([{ username: taken }, { username: taken }])
  expect(await errorsOf({ username: 'demo_sellers' })).toEqual([undefined, undefined])
})

// ACCOUNT-18
test('assigns one of several usernames that look alike in concurrent registrations', async () => {
  const usernames = ['hina.loan', 'hina_loan', 'hina-loan', 'Hinaloan', 'hinaI0an', 'hinal0an', 'h1naloan', 'hlnaloan']
  const forms = []
  for (const username of usernames) forms.push({ ...(await newRegistration(api)), username })
  const responses = await Promise.all(forms.map(form => api.call(register, { body: form })))
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(422)])
})

// ACCOUNT-18
test('lets existing accounts look alike', async () => {
  await addUser(api.db, { username: 'sara.ali' })
  await addUser(api.db, { username: 'sara_aIi' })
  expect(await errorsOf({ username: 'saraali' })).toEqual([{ username: taken }, { username: taken }])
})

// ACCOUNT-18
test('finds them by an index', async () => {
  const { rows } = await api.db.transaction().execute(async tx => {
    await sql`set local enable_seqscan = off`.execute(tx)
    return sql<{ 'QUERY PLAN': string }>`
      explain select id from users where translate(lower(username), 'l10._-', 'iio') = 'sara'`.execute(tx)
  })
  expect(rows.map(row => row['QUERY PLAN']).join('\n')).toContain('users_folded_username')
})

// ACCOUNT-18
test('rejects usernames of the shop and its staff', async () => {
  for (const username of ['admin', 'closyyy_support', 'Closyyy.Official', 'supp0rt'])
    expect(await errorsOf({ username }), username).toEqual([{ username: reserved }, { username: reserved }])
})

// ACCOUNT-18
test('rejects first and last names with the name of the shop', async () => {
  const error = ['Please don’t use “Closyyy” in your name.']
  expect((await errorsOf({ first_name: 'Closyyy', last_name: 'Team' }))[1]).toEqual({ first_name: error })
  expect((await errorsOf({ first_name: 'Team', last_name: 'CIosyyy' }))[1]).toEqual({ last_name: error })
})
