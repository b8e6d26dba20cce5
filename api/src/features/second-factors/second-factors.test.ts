import { confirmEmail, requestEmailChange } from '@closyyy/contract/accounts-calls'
import { getOrder } from '@closyyy/contract/orders-calls'
import { listPayouts } from '@closyyy/contract/payouts-calls'
import * as calls from '@closyyy/contract/second-factors-calls'
import { endOtherSessions, finishLogin, login } from '@closyyy/contract/sessions-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { addSale } from '../../../test/sales.ts'
import { lastLinkToken } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from '../sessions/passwords.ts'

const PASSWORD = 'a good long one'
const WRONG = { code: ['This code is wrong or has already been used.'] }

let api: TestApi
let password_hash: string
let user: Awaited<ReturnType<typeof addUser>>
let token: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.loginsPerAccount = 5
  })
  password_hash = await hashPassword(PASSWORD)
})
beforeEach(async () => {
  startStep()
  user = await addUser(api.db, { password_hash })
  token = await signIn(api.db, user)
})
afterAll(() => api.close())

/** Moves the clock to the start of a step of the app's codes, so that a test does not cross into the next one. */
function startStep() {
  vi.restoreAllMocks()
  const now = Date.now.bind(Date)
  const ahead = 30_000 - (now() % 30_000)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
}

/** Code of the app at the current time, moved by steps of 30 seconds. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
const inUrdu = (text: string) => text.replace(/\d/g, digit => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
const confirm = (code: string, of = api) => of.call(calls.confirmSecondFactor, { body: { code } }, token)
const tryLogin = () => api.call(login, { body: { login: user.username, password: PASSWORD } })
const finish = (ticket: string, code: string) => api.call(finishLogin, { body: { ticket, code } })

/** Turns the factor on with the code of the step before, so that the current one is unused. */
async function turnOn() {
  const { secret, url } = (await api.call(calls.beginSecondFactor, {}, token)).data
  const { data } = await confirm(codeOf(secret, -1))
  return { secret, url, recovery: data.recovery_codes }
}
async function ticketOf() {
  const { status, failure } = await tryLogin()
  expect([status, failure.code]).toEqual([401, 'second-factor'])
  return failure.ticket ?? ''
}

// SESSION-17
describe('an authenticator app', () => {
  test('is on once a code of it was entered, and its owner gets an email', async () => {
    const { secret, url } = (await api.call(calls.beginSecondFactor, {}, token)).data
    expect(url).toBe(
      `otpauth://totp/Closyyy:${user.username}?issuer=Closyyy&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await confirm('000000')).failure.errors).toEqual(WRONG)
    expect((await tryLogin()).status).toBe(200)
    const { data } = await confirm(codeOf(secret))
    expect(new Set(data.recovery_codes).size).toBe(10)
    expect((await api.call(calls.getSecondFactor, {}, token)).data).toEqual({ is_on: true, recovery_codes: 10 })
    await ticketOf()
    const mails = await api.db.selectFrom('outbox').select('template').where('recipient', '=', user.email).execute()
    expect(mails).toEqual([{ template: 'second-factor-on' }])
  })

  test('returns new recovery codes if the response to its first code was lost, and no email again', async () => {
    const { secret } = (await api.call(calls.beginSecondFactor, {}, token)).data
    const code = codeOf(secret)
    const lost = (await confirm(code)).data.recovery_codes
    const { status, data } = await confirm(code)
    expect([status, data.recovery_codes.filter(one => !lost.includes(one)).length]).toEqual([200, 10])
    expect((await api.call(calls.getSecondFactor, {}, token)).data).toEqual({ is_on: true, recovery_codes: 10 })
    expect((await confirm('000000')).status).toBe(409)
    const mails = await api.db.selectFrom('outbox').select('template').where('recipient', '=', user.email).execute()
    expect(mails).toEqual([{ template: 'second-factor-on' }])
  })

  // AUDIT-1
  test('is recorded with each renewal of its recovery codes', async () => {
    const { secret } = (await api.call(calls.beginSecondFactor, {}, token)).data
    const code = codeOf(secret)
    for (const _ of Array(3)) await confirm(code)
    const events = await api.db
      .selectFrom('audit_events')
      .select('action')
      .where('action', 'like', 'second-factor.%')
      .where('object_id', '=', String(user.id))
      .orderBy('id')
      .execute()
    expect(events.map(({ action }) => action)).toEqual([
      'second-factor.added',
      'second-factor.renewed',
      'second-factor.renewed',
    ])
  })

  test('returns no recovery codes for the code of a login, nor for its first code after one', async () => {
    const { secret, recovery } = await turnOn()
    const code = codeOf(secret)
    expect((await finish(await ticketOf(), code)).status).toBe(200)
    for (const repeated of [code, codeOf(secret, -1)]) expect((await confirm(repeated)).status).toBe(409)
    expect((await finish(await ticketOf(), recovery[0] ?? '')).status).toBe(200)
  })

  // ACCOUNT-14
  test('ends the open links of the account', async () => {
    await api.call(requestEmailChange, { body: { email: 'thief@example.pk' } }, token)
    const link = await lastLinkToken(api, 'thief@example.pk')
    await turnOn()
    expect((await api.call(confirmEmail, { body: { token: link } })).status).toBe(422)
  })

  test('has a secret that the database does not contain', async () => {
    const { secret, recovery } = await turnOn()
    const rows = await sql<{ text: string }>`
      select row_to_json(f)::text as text from second_factors f union all select row_to_json(c)::text from recovery_codes c
    `.execute(api.db)
    const stored = rows.rows.map(({ text }) => text).join()
    for (const part of [secret, ...recovery]) expect(stored).not.toContain(part)
  })

  test('is not replaced while it is on', async () => {
    await turnOn()
    expect((await api.call(calls.beginSecondFactor, {}, token)).status).toBe(409)
  })

  test('is turned off with its recovery codes', async () => {
    await turnOn()
    expect((await api.call(calls.removeSecondFactor, {}, token)).status).toBe(200)
    expect((await api.call(calls.getSecondFactor, {}, token)).data).toEqual({ is_on: false, recovery_codes: 0 })
    expect((await tryLogin()).status).toBe(200)
  })

  test('is not offered without a secret of the shop', async () => {
    const other = await openTestApi(settings => {
      settings.accountSecret = undefined
    })
    const theirs = await signIn(other.db, await addUser(other.db))
    expect((await other.call(calls.beginSecondFactor, {}, theirs)).status).toBe(409)
    await other.close()
  })
})

// SESSION-17
describe('a login with an authenticator app', () => {
  test('is finished by a code', async () => {
    const { secret } = await turnOn()
    const { status, data } = await finish(await ticketOf(), codeOf(secret))
    expect([status, data.user.id]).toEqual([200, user.id])
    expect((await api.call(getOwnUser, {}, data.token)).status).toBe(200)
  })

  test('accepts codes in Urdu digits and with spaces', async () => {
    const { secret } = (await api.call(calls.beginSecondFactor, {}, token)).data
    const { data } = await confirm(inUrdu(codeOf(secret, -1)).replace(/^.../, '$& '))
    expect((await finish(await ticketOf(), inUrdu(codeOf(secret)))).status).toBe(200)
    const [recovery = ''] = data.recovery_codes
    expect((await finish(await ticketOf(), ` ${inUrdu(recovery).toUpperCase()} `)).status).toBe(200)
  })

  test('accepts a code once, even by several logins at once', async () => {
    const { secret } = await turnOn()
    const tickets = [await ticketOf(), await ticketOf(), await ticketOf()]
    const code = codeOf(secret)
    const statuses = (await Promise.all(tickets.map(ticket => finish(ticket, code)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 422, 422])
    expect((await finish(await ticketOf(), codeOf(secret, -1))).failure.errors).toEqual(WRONG)
  })

  test('accepts a recovery code once', async () => {
    const { recovery } = await turnOn()
    const code = ` ${recovery[0]?.toUpperCase().replace('-', ' ')}`
    const tickets = [await ticketOf(), await ticketOf()]
    const statuses = (await Promise.all(tickets.map(ticket => finish(ticket, code)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 422])
    expect((await api.call(calls.getSecondFactor, {}, token)).data.recovery_codes).toBe(9)
  })

  test('uses a ticket once, and not after ten minutes', async () => {
    const { secret, recovery } = await turnOn()
    const ticket = await ticketOf()
    expect((await finish(ticket, codeOf(secret))).status).toBe(200)
    expect((await finish(ticket, recovery[0] ?? '')).status).toBe(401)
    const late = await ticketOf()
    await sql`update login_tickets set expires_at = now()`.execute(api.db)
    expect((await finish(late, recovery[1] ?? '')).status).toBe(401)
  })

  test('ends with the password: a reset or a sign-out of all others ends its ticket', async () => {
    const { secret } = await turnOn()
    const ticket = await ticketOf()
    await api.call(endOtherSessions, {}, token)
    expect((await finish(ticket, codeOf(secret))).status).toBe(401)
  })

  test('limits wrong codes of an account, whatever the ticket', async () => {
    const { secret } = await turnOn()
    const statuses = []
    for (let guess = 0; guess < 6; guess++) statuses.push((await finish(await ticketOf(), `00000${guess}`)).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await finish(await ticketOf(), codeOf(secret))).status).toBe(429)
  })
})

// SESSION-17
test('an administrator needs one outside demo mode', async () => {
  const strict = await openTestApi(settings => {
    settings.demoMode = false
    settings.accountSecret = 'a secret of at least 32 characters'
  })
  const admin = await addUser(strict.db, { is_admin: true })
  token = await signIn(strict.db, admin)
  const [{ id: seller_id }, { id: buyer_id }] = [await addUser(strict.db), await addUser(strict.db)]
  const params = { id: (await addSale(strict.db, { seller_id, buyer_id })).id }
  expect((await strict.call(getOrder, { params }, token)).status).toBe(404)
  expect(await strict.call(listPayouts, { query: {} }, token)).toMatchObject({
    status: 403,
    failure: { message: 'Please log in with a passkey, or turn on two-step login under Devices first.' },
  })
  const { secret } = (await strict.call(calls.beginSecondFactor, {}, token)).data
  await confirm(codeOf(secret), strict)
  expect((await strict.call(listPayouts, { query: {} }, token)).status).toBe(200)
  expect((await strict.call(getOrder, { params }, token)).status).toBe(200)
  await strict.close()
})
