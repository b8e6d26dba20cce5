import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from './passwords.ts'

const PASSWORD = 'a good long one'
const WRONG = 'not the right one'
const MAX = 3

let api: TestApi
let password_hash: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.loginsPerAccount = MAX
    settings.publicUrl = 'https://shop.example'
  })
  password_hash = await hashPassword(PASSWORD)
})
afterAll(() => api.close())

let serial = 0
const addMember = () => {
  const place = String(++serial)
  return addUser(api.db, { password_hash, username: `member_${place}`, phone: `92300111${place.padStart(4, '0')}` })
}

async function signIn(login: string, { password = PASSWORD, cookie = '' } = {}) {
  const headers = cookie ? { cookie } : {}
  const payload = { login, password }
  const response = await api.app.inject({ method: 'POST', url: '/api/v1/auth/login', headers, payload })
  return { status: response.statusCode, cookie: String(response.headers['set-cookie'] ?? '') }
}

async function guessWrongly(login: string, times: number, cookie = ''): Promise<void> {
  for (let attempt = 0; attempt < times; attempt++) await signIn(login, { password: WRONG, cookie })
}

const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

// LIMIT-7
test('counts an account once, however it is named', async () => {
  const { username, email, phone } = await addMember()
  const names = [username, email, phone ?? '', `0${phone?.slice(2)}`, username.toUpperCase()]
  const statuses = []
  for (const name of names) statuses.push((await signIn(name, { password: WRONG })).status)
  expect(statuses).toEqual([401, 401, 401, 429, 429])
})

test('counts each unknown name', async () => {
  const statuses = []
  for (let attempt = 0; attempt <= MAX; attempt++) statuses.push((await signIn('nobody_at_all')).status)
  expect(statuses).toEqual([401, 401, 401, 429])
  expect((await signIn('nobody_else')).status).toBe(401)
})

// LIMIT-7
test('does not lock the owner out of a known device', async () => {
  const { username } = await addMember()
  const { cookie } = await signIn(username)
  expect(cookie).toMatch(/; Path=\/api\/v1\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/)
  await guessWrongly(username, MAX)
  expect((await signIn(username)).status).toBe(429)
  const again = await signIn(username, { cookie: `a=b; ${pairOf(cookie)}; locale=ur` })
  expect(again.status).toBe(200)
  expect((await signIn(username)).status).toBe(429)
})

test('limits a known device on its own', async () => {
  const { username } = await addMember()
  const cookie = pairOf((await signIn(username)).cookie)
  await guessWrongly(username, MAX, cookie)
  expect((await signIn(username, { cookie })).status).toBe(429)
  expect((await signIn(username)).status).toBe(200)
})

test('accepts no device of another person, no made-up proof and none of an earlier password', async () => {
  const [victim, attacker] = [await addMember(), await addMember()]
  const [own, stolen] = [
    pairOf((await signIn(victim.username)).cookie),
    pairOf((await signIn(attacker.username)).cookie),
  ]
  await guessWrongly(victim.username, MAX)
  const proof = stolen.split('.')[1]
  const id = own.split('~')[0]
  for (const cookie of [
    stolen,
    `${stolen}~${victim.id}.${proof}`,
    `${id}~${victim.id}.${proof}`,
    `${id}~${victim.id}.`,
  ])
    expect((await signIn(victim.username, { cookie })).status).toBe(429)
  const changed = { password_hash: await hashPassword(PASSWORD) }
  await api.db.updateTable('users').set(changed).where('id', '=', victim.id).execute()
  expect((await signIn(victim.username, { cookie: own })).status).toBe(429)
})

test('knows five people on a device, and forgets the first after that', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, addMember))
  let cookie = ''
  for (const { username } of people) cookie = pairOf((await signIn(username, { cookie })).cookie)
  for (const { username } of people) await guessWrongly(username, MAX)
  const statuses = []
  for (const { username } of people) statuses.push((await signIn(username, { cookie })).status)
  expect(statuses).toEqual([429, 200, 200, 200, 200, 200])
})
