import { endOtherSessions, endSession, listSessions, login } from '@closyyy/contract/sessions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress, addUser, signIn } from '../../../test/builders.ts'
import { lastMessage } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from './passwords.ts'

const PASSWORD = 'a good long one'
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let api: TestApi
let password_hash: string

beforeAll(async () => {
  api = await openTestApi()
  password_hash = await hashPassword(PASSWORD)
})
afterAll(() => api.close())

const addMember = () => addUser(api.db, { password_hash })

async function logIn(user: { username: string }, userAgent: string, device_id?: string): Promise<string> {
  const response = await api.app.inject({
    method: 'POST',
    url: `/api${login.path}`,
    headers: { 'user-agent': userAgent },
    payload: { login: user.username, password: PASSWORD, device_id },
  })
  return response.json().data.token
}
const sessionsOf = async (token: string) => (await api.call(listSessions, {}, token)).data
const statusOf = async (token: string) => (await api.call(getOwnUser, {}, token)).status
const mails = async (user: { email: string }) => {
  const rows = await api.db.selectFrom('outbox').select('template').where('recipient', '=', user.email).execute()
  return rows.filter(({ template }) => template === 'new-device').length
}

// SESSION-15
describe('the list of devices', () => {
  test('names browser, system and the city of the latest address, and marks the current device', async () => {
    const user = await addMember()
    await addAddress(api.db, { user_id: user.id, city: 'Lahore' })
    await addAddress(api.db, { user_id: user.id, city: 'Multan' })
    const phone = await logIn(user, PHONE)
    const laptop = await logIn(user, LAPTOP)
    await logIn(await addMember(), LAPTOP)
    const ofPhone = { browser: 'Chrome', system: 'Android', city: 'Multan', is_current: true }
    const ofLaptop = { browser: 'Firefox', system: 'Linux', city: 'Multan', is_current: false }
    expect(await sessionsOf(phone)).toMatchObject([ofLaptop, ofPhone])
    expect(await sessionsOf(laptop)).toMatchObject([{ is_current: true }, { is_current: false }])
  })

  test('signs out one device', async () => {
    const user = await addMember()
    const [one, other] = [await logIn(user, PHONE), await logIn(user, LAPTOP)]
    const id = (await sessionsOf(one)).find(session => !session.is_current)?.id ?? 0
    expect((await api.call(endSession, { params: { id } }, one)).status).toBe(200)
    expect([await statusOf(one), await statusOf(other)]).toEqual([200, 401])
    expect((await api.call(endSession, { params: { id } }, one)).status).toBe(404)
  })

  test('signs out all other devices', async () => {
    const user = await addMember()
    const others = [await signIn(api.db, user), await signIn(api.db, user)]
    const own = await signIn(api.db, user)
    const stranger = await signIn(api.db, await addMember())
    expect((await api.call(endOtherSessions, {}, own)).data).toEqual({ ended: 2 })
    expect(await Promise.all([own, stranger, ...others].map(statusOf))).toEqual([200, 200, 401, 401])
  })

  test('two devices that sign out each other at once never both stay', async () => {
    for (let round = 0; round < 10; round++) {
      const user = await addMember()
      const tokens = [await signIn(api.db, user), await signIn(api.db, user)]
      const statuses = (await Promise.all(tokens.map(token => api.call(endOtherSessions, {}, token)))).map(
        ({ status }) => status,
      )
      expect(statuses).toContain(200)
      const left = await api.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute()
      expect(left.length).toBeLessThan(2)
    }
  })
})

// SESSION-15
describe('a new device', () => {
  test('is reported once by email, but not the first one of an account', async () => {
    const user = await addMember()
    await logIn(user, PHONE, 'phone-of-ayesha-1')
    await logIn(user, PHONE, 'phone-of-ayesha-1')
    expect(await mails(user)).toBe(0)
    await logIn(user, PHONE, 'phone-of-a-thief-')
    expect(await mails(user)).toBe(1)
    expect(await lastMessage(api, user.email)).toContain('on a new device: Chrome, Android.')
    await logIn(user, PHONE, 'phone-of-a-thief-')
    expect(await mails(user)).toBe(1)
  })

  test('is known by its browser and system if the release sends no id', async () => {
    const user = await addMember()
    await logIn(user, PHONE)
    await logIn(user, PHONE)
    expect(await mails(user)).toBe(0)
    await logIn(user, LAPTOP)
    expect(await mails(user)).toBe(1)
  })

  test('is reported once if it signs in twice at once', async () => {
    const user = await addMember()
    await logIn(user, PHONE)
    await Promise.all([1, 2, 3, 4].map(() => logIn(user, LAPTOP)))
    expect(await mails(user)).toBe(1)
  })

  test('is not reported to an email that nobody confirmed', async () => {
    const user = await addUser(api.db, { password_hash, email_verified_at: null })
    for (const device of ['phone', 'laptop', 'tablet']) await logIn(user, PHONE, `${device}-of-a-stranger`)
    expect(await mails(user)).toBe(0)
  })

  test('is reported five times a day', async () => {
    const user = await addMember()
    for (let index = 0; index < 8; index++) await logIn(user, PHONE, `one-of-many-ids-${index}`)
    expect(await mails(user)).toBe(5)
  })
})
