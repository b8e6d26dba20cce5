import {
  cancelEmailChange,
  changePassword,
  confirmEmail,
  forgotPassword,
  requestEmailChange,
  resetPassword,
} from '@closyyy/contract/accounts-calls'
import { brand } from '@closyyy/contract/brand-identity'
import { listOutbox } from '@closyyy/contract/outbox-calls'
import { endOtherSessions, endSession, listSessions, login } from '@closyyy/contract/sessions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { lastLinkToken, lastMessage } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from '../sessions/passwords.ts'

const OLD = 'a good long one'
const NEW = 'an even longer one'

let api: TestApi
let password_hash: string
let user: Awaited<ReturnType<typeof addUser>>
let token: string
let serial = 0

beforeAll(async () => {
  api = await openTestApi()
  password_hash = await hashPassword(OLD)
})
beforeEach(async () => {
  user = await addUser(api.db, { password_hash })
  token = await signIn(api.db, user)
})
afterAll(() => api.close())

const change = (current_password: string, password = NEW, password_confirmation = password) =>
  api.call(changePassword, { body: { current_password, password, password_confirmation } }, token)
const statusOf = async (who: string) => (await api.call(getOwnUser, {}, who)).status
const tryLogin = async (name: string, password: string) =>
  (await api.call(login, { body: { login: name, password } })).status
const newEmail = () => `new.address${++serial}@example.pk`
const request = (email: string) => api.call(requestEmailChange, { body: { email } }, token)
const pendingEmail = async () => (await api.call(getOwnUser, {}, token)).data.pending_email
const confirm = (link: string) => api.call(confirmEmail, { body: { token: link } })

// ACCOUNT-12
describe('changing the password', () => {
  test('ends the other sessions, keeps this one and notifies the owner', async () => {
    const other = await signIn(api.db, user)
    expect((await change(OLD)).status).toBe(200)
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401])
    expect([await tryLogin(user.username, OLD), await tryLogin(user.username, NEW)]).toEqual([401, 200])
    expect(await lastMessage(api, user.email)).toContain('has just been changed')
  })

  test('of two changes at once, only one succeeds', async () => {
    const statuses = (await Promise.all([change(OLD, NEW), change(OLD, 'a third good one')])).map(
      ({ status }) => status,
    )
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
  })

  test.each([
    [
      'a wrong current password',
      ['not the one', NEW],
      'current_password',
      'That’s not the right password. Please try again.',
    ],
    ['a common password', [OLD, 'password123'], 'password', 'This password is too common. Please choose another one.'],
    ['a short password', [OLD, 'short'], 'password', 'Password must be at least 8 characters long.'],
    ['a different repetition', [OLD, NEW, 'another one'], 'password_confirmation', 'Passwords do not match.'],
  ] as const)('rejects %s', async (_title, [current, password, repeated], field, message) => {
    const { status, failure } = await change(current, password, repeated ?? password)
    expect([status, failure.errors]).toEqual([422, { [field]: [message] }])
    expect(await tryLogin(user.username, OLD)).toBe(200)
  })
})

// ACCOUNT-13
describe('changing the email', () => {
  test('waits for the link at the new address, then notifies the old one', async () => {
    const email = newEmail()
    expect((await request(email)).status).toBe(200)
    expect((await api.call(getOwnUser, {}, token)).data.email).toBe(user.email)
    expect((await confirm(await lastLinkToken(api, email))).data.email).toBe(email)
    expect(await lastMessage(api, user.email)).toContain(`write to us right away: ${brand.email}`)
    expect([await tryLogin(user.email, OLD), await tryLogin(email, OLD)]).toEqual([401, 200])
  })

  test('notifies the current email of a request, whether or not the new one is in use', async () => {
    const taken = await addUser(api.db)
    const notices = []
    for (const email of [newEmail(), taken.email]) {
      await api.db.deleteFrom('outbox').where('recipient', '=', user.email).execute()
      await request(email)
      notices.push(await lastMessage(api, user.email))
    }
    expect(notices[0]).toContain('If this wasn’t you, set a new password right away')
    expect(notices[0]).toContain('http://localhost:3000/seller/password-reset')
    expect(notices[1]).toBe(notices[0])
  })

  test('changes it once, however often the link is opened', async () => {
    const email = newEmail()
    await request(email)
    const link = await lastLinkToken(api, email)
    const [one, other] = await Promise.all([confirm(link), confirm(link)])
    const again = await confirm(link)
    expect(one).toMatchObject({ status: 200, data: { email } })
    expect([other.data, again.data]).toEqual([one.data, one.data])
    const notices = (await api.call(listOutbox, { query: { to: user.email } })).data
    expect(notices.filter(({ subject }) => subject === 'Your email address was changed')).toHaveLength(1)
  })

  test('is not repeated by a used link once the account has another email', async () => {
    const email = newEmail()
    await request(email)
    const link = await lastLinkToken(api, email)
    await confirm(link)
    await api.db.updateTable('users').set({ email: user.email }).where('id', '=', user.id).execute()
    expect((await confirm(link)).status).toBe(422)
  })

  test('is pending until the link is opened', async () => {
    const email = newEmail()
    expect(await pendingEmail()).toBeNull()
    await request(email)
    expect(await pendingEmail()).toBe(email)
    await confirm(await lastLinkToken(api, email))
    expect(await pendingEmail()).toBeNull()
  })

  test('to an email in use is pending like another, and replaces the last request', async () => {
    const [email, taken] = [newEmail(), await addUser(api.db)]
    await request(email)
    await request(taken.email)
    expect(await pendingEmail()).toBe(taken.email)
    expect((await confirm(await lastLinkToken(api, email))).status).toBe(422)
  })

  test('is withdrawn with its link', async () => {
    const email = newEmail()
    await request(email)
    for (const _twice of [1, 2]) expect((await api.call(cancelEmailChange, {}, token)).status).toBe(200)
    expect(await pendingEmail()).toBeNull()
    expect((await confirm(await lastLinkToken(api, email))).status).toBe(422)
  })

  test('names the change in its link, which the page explains', async () => {
    const email = newEmail()
    await request(email)
    expect(await lastMessage(api, email)).toMatch(/\/seller\/verify-email\?token=[\w-]+&change=1\n/)
  })

  test('does not reveal that an email is in use, and sends it nothing', async () => {
    const taken = await addUser(api.db)
    const [one, other] = [await request(taken.email.toUpperCase()), await request(newEmail())]
    expect([one.status, one.data]).toEqual([other.status, other.data])
    expect(await lastMessage(api, taken.email)).toBe('')
  })

  test('fails if somebody registered with the email meanwhile', async () => {
    const email = newEmail()
    await request(email)
    await addUser(api.db, { email })
    expect((await confirm(await lastLinkToken(api, email))).status).toBe(422)
    expect((await api.call(getOwnUser, {}, token)).data.email).toBe(user.email)
  })

  test('rejects the current email', async () => {
    expect((await request(user.email.toUpperCase())).failure.errors).toEqual({ email: ['This is already your email.'] })
  })
})

// ACCOUNT-14
describe('the open links of a thief', () => {
  const requestReset = async () => {
    await api.call(forgotPassword, { body: { email: user.email } })
    return lastLinkToken(api, user.email)
  }
  const reset = (link: string) =>
    api.call(resetPassword, { body: { token: link, password: NEW, password_confirmation: NEW } })

  test.each<[string, () => Promise<{ status: number }>]>([
    ['a password reset', async () => reset(await requestReset())],
    ['a password change', () => change(OLD)],
    ['signing out all other devices', () => api.call(endOtherSessions, {}, token)],
    [
      'signing out one device',
      async () => {
        await signIn(api.db, user)
        const { data } = await api.call(listSessions, {}, token)
        return api.call(endSession, { params: { id: data.find(one => !one.is_current)?.id ?? 0 } }, token)
      },
    ],
  ])('for another email end by %s', async (_what, secure) => {
    const email = newEmail()
    await request(email)
    const link = await lastLinkToken(api, email)
    expect((await secure()).status).toBe(200)
    expect((await confirm(link)).status).toBe(422)
    expect(await tryLogin(email, NEW)).toBe(401)
  })

  test('for another password end by a password change', async () => {
    const link = await requestReset()
    expect((await change(OLD)).status).toBe(200)
    expect((await reset(link)).status).toBe(422)
  })

  test('of other people stay', async () => {
    const [email, other] = [newEmail(), await addUser(api.db, { password_hash })]
    await request(email)
    const body = { current_password: OLD, password: NEW, password_confirmation: NEW }
    expect((await api.call(changePassword, { body }, await signIn(api.db, other))).status).toBe(200)
    expect((await confirm(await lastLinkToken(api, email))).status).toBe(200)
  })
})
