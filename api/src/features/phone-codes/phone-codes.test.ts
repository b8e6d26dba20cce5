import { brand } from '@closyyy/contract/brand-identity'
import { listOutbox } from '@closyyy/contract/outbox-calls'
import { sendPhoneCode, verifyPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { changePhoneTo } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { deleteExpiredCodes } from './phone-codes-queries.ts'

const WRONG = { status: 422, failure: { message: 'Invalid or expired OTP. Please try again.' } }

let api: TestApi
let serial = 0

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.codesPerPhone = 3
  })
})
afterAll(() => api.close())

const newPhone = () => `92345${String(++serial).padStart(7, '0')}`
const send = (phone: string) => api.call(sendPhoneCode, { body: { phone } })
const verify = (phone: string, otp: string) => api.call(verifyPhoneCode, { body: { phone, otp } })

async function codeOf(phone: string): Promise<string> {
  const { data } = await api.call(listOutbox, { query: { to: phone } })
  return data[0]?.body.slice(0, 6) ?? ''
}

const notCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Backdates the codes of a phone. */
const age = (phone: string, seconds: number) =>
  sql`update phone_codes set sent_at = sent_at - make_interval(secs => ${seconds}),
    expires_at = expires_at - make_interval(secs => ${seconds}) where phone = ${phone}`.execute(api.db)

const postForm = (path: string, type: string, payload: string) =>
  api.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, headers: { 'content-type': type }, payload })

const multipart = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--edge--\r\n`

describe('sending a code', () => {
  // PHONE-4
  test('responds alike for a known and an unknown phone', async () => {
    const known = newPhone()
    await addUser(api.db, { phone: known })
    const [first, second] = [await send(known), await send(newPhone())]
    expect(first).toMatchObject({ status: 200, data: { resend_in: 30, expires_in: 600 } })
    expect(second.data).toEqual(first.data)
    expect(await codeOf(known)).toMatch(/^\d{6}$/)
  })

  test('stores only a hash of the code', async () => {
    const phone = newPhone()
    await send(phone)
    const row = await api.db.selectFrom('phone_codes').selectAll().where('phone', '=', phone).executeTakeFirstOrThrow()
    expect(row.code_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(row)).not.toContain(`"${await codeOf(phone)}"`)
  })

  // PHONE-3
  test('is locked for 30 seconds, with the time to wait', async () => {
    const phone = newPhone()
    await send(phone)
    const again = await send(`0${phone.slice(2)}`)
    expect(again.status).toBe(429)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(25)
    expect(again.failure.message).toMatch(/^Please wait \d+ seconds/)
    await age(phone, 31)
    expect((await send(phone)).status).toBe(200)
  })

  test('sends one code for two concurrent requests', async () => {
    const phone = newPhone()
    const responses = await Promise.all(Array.from({ length: 5 }, () => send(phone)))
    expect(responses.map(response => response.status).sort()).toEqual([200, 429, 429, 429, 429])
    expect((await api.call(listOutbox, { query: { to: phone } })).data).toHaveLength(1)
  })

  test('is limited per phone and day', async () => {
    const phone = newPhone()
    for (let sends = 0; sends < 3; sends++) {
      expect((await send(phone)).status).toBe(200)
      await age(phone, 31)
    }
    const rejected = await send(phone)
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(80_000)
  })

  test.each([
    ['', 'Phone number must be 11 digits long (including prefix).'],
    ['0300123456', 'Phone number must be 11 digits long (including prefix).'],
    ['04212345678', 'Phone number must be 11 digits long (including prefix).'],
    [undefined, 'Please enter a valid phone number.'],
  ])('rejects the phone %j', async (phone, message) => {
    const response = await send(phone as string)
    expect(response).toMatchObject({ status: 422, failure: { errors: { phone: [message] } } })
  })
})

describe('limits per IP and per day', () => {
  test('reject further codes and further tries', async () => {
    const strict = await openTestApi(settings => {
      settings.limits.codesPerIp = 2
    })
    const statuses = []
    for (let calls = 0; calls < 3; calls++)
      statuses.push((await strict.call(sendPhoneCode, { body: { phone: newPhone() } })).status)
    expect(statuses).toEqual([200, 200, 429])
    const tries = []
    for (let calls = 0; calls < 11; calls++)
      tries.push((await strict.call(verifyPhoneCode, { body: { phone: newPhone(), otp: '000000' } })).status)
    expect(tries).toEqual([...Array(10).fill(422), 429])
    await strict.close()
  })

  test('cap the cost of all phones together', async () => {
    const strict = await openTestApi(settings => {
      settings.limits.codesPerDay = 1
    })
    expect((await strict.call(sendPhoneCode, { body: { phone: newPhone() } })).status).toBe(200)
    expect((await strict.call(sendPhoneCode, { body: { phone: newPhone() } })).status).toBe(429)
    await strict.close()
  })

  // PHONE-8
  test('reserve a fifth of the daily codes for existing accounts, and notify the operator once', async () => {
    const strict = await openTestApi(settings => {
      settings.limits.codesPerDay = 10
    })
    const requestCode = async (phone: string) => (await strict.call(sendPhoneCode, { body: { phone } })).status
    const alarms = () =>
      strict.db.selectFrom('outbox').select(['recipient', 'body']).where('template', '=', 'codes-running-out').execute()
    for (let sent = 0; sent < 7; sent++) expect(await requestCode(newPhone())).toBe(200)
    expect(await alarms()).toEqual([])
    expect(await requestCode(newPhone())).toBe(200)
    expect(await requestCode(newPhone())).toBe(429)
    const known = [newPhone(), newPhone(), newPhone()]
    for (const phone of known) await addUser(strict.db, { phone })
    const [first = '', second = '', third = ''] = known
    expect([await requestCode(first), await requestCode(second), await requestCode(third)]).toEqual([200, 200, 429])
    expect(await alarms()).toMatchObject([{ recipient: brand.email, body: expect.stringContaining('8 of the 10') }])
    await strict.close()
  })
})

describe('a code', () => {
  // ACCOUNT-20, PHONE-5
  test('gives a new phone a verification token, and again if it is repeated', async () => {
    const phone = newPhone()
    await send(phone)
    const code = await codeOf(phone)
    for (let calls = 0; calls < 2; calls++) {
      const response = await verify(phone, code)
      expect(response).toMatchObject({ status: 200, data: { user: null } })
      expect(Buffer.from(response.data.verification_token ?? '', 'base64url')).toHaveLength(32)
    }
    expect(await verify(phone, notCode(code))).toMatchObject(WRONG)
    await age(phone, 601)
    expect(await verify(phone, code)).toMatchObject(WRONG)
  })

  // PHONE-4
  test('reveals an account only if correct', async () => {
    const phone = newPhone()
    await addUser(api.db, { phone, username: 'known_one', profile_picture: '/photos/a.webp' })
    await send(phone)
    const code = await codeOf(phone)
    const wrong = await verify(phone, notCode(code))
    expect(wrong).toMatchObject(WRONG)
    expect((await verify(newPhone(), '123456')).failure).toEqual(wrong.failure)
    expect((await verify(phone, code)).data).toEqual({
      user: { username: 'known_one', profile_picture: '/photos/a.webp' },
      verification_token: null,
    })
  })

  test('works for its five tries if used twenty times concurrently', async () => {
    const phone = newPhone()
    await send(phone)
    const code = await codeOf(phone)
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(phone, code)))
    expect(responses.map(response => response.status).sort()).toEqual([...Array(5).fill(200), ...Array(15).fill(422)])
  })

  test('counts five of twenty concurrent wrong tries', async () => {
    const phone = newPhone()
    await send(phone)
    const code = await codeOf(phone)
    await Promise.all(Array.from({ length: 20 }, () => verify(phone, notCode(code))))
    const rows = await api.db.selectFrom('phone_codes').select('tries').where('phone', '=', phone).execute()
    expect(rows).toEqual([{ tries: 5 }])
    expect(await verify(phone, code)).toMatchObject(WRONG)
  })

  // PHONE-2
  test('is invalid after the fifth wrong try; a correct fifth try still counts', async () => {
    const [dead, alive] = [newPhone(), newPhone()]
    for (const [phone, wrongTries] of [
      [dead, 5],
      [alive, 4],
    ] as const) {
      await send(phone)
      const code = await codeOf(phone)
      for (let tries = 0; tries < wrongTries; tries++) expect(await verify(phone, notCode(code))).toMatchObject(WRONG)
    }
    expect(await verify(dead, await codeOf(dead))).toMatchObject(WRONG)
    expect((await verify(alive, await codeOf(alive))).status).toBe(200)
  })

  // PHONE-2
  test('expires after 10 minutes and when replaced', async () => {
    const phone = newPhone()
    await send(phone)
    const first = await codeOf(phone)
    await age(phone, 601)
    expect(await verify(phone, first)).toMatchObject(WRONG)
    await send(phone)
    const second = await codeOf(phone)
    await age(phone, 31)
    await send(phone)
    const third = await codeOf(phone)
    expect(third === second || (await verify(phone, second)).status === 422).toBe(true)
    expect((await verify(phone, third)).status).toBe(200)
  })

  test('is deleted once expired, but not before its resend lock ends', async () => {
    const [dead, used] = [newPhone(), newPhone()]
    await send(dead)
    await age(dead, 661)
    await changePhoneTo(api, used, await signIn(api.db, await addUser(api.db)))
    await deleteExpiredCodes(api.db)
    const rows = await api.db.selectFrom('phone_codes').select('phone').execute()
    expect(rows.map(row => row.phone)).not.toContain(dead)
    expect((await send(used)).status).toBe(429)
  })

  test.each(['', '12345', '1234567', 'abcdef', '12 456'])('is rejected as %j', async otp => {
    const response = await verify(newPhone(), otp)
    expect(response).toMatchObject({
      status: 422,
      failure: { errors: { otp: ['Please enter all 6 digits of the code.'] } },
    })
  })
})

describe('form bodies', () => {
  test('are read as multipart', async () => {
    const phone = newPhone()
    const type = 'multipart/form-data; boundary=edge'
    expect((await postForm('verify', type, multipart({ phone }))).statusCode).toBe(200)
    const response = await postForm('verify-otp', type, multipart({ phone, otp: await codeOf(phone) }))
    expect(response.json()).toMatchObject({ status: 'success', data: { user: null } })
  })

  test('are read as urlencoded', async () => {
    const phone = newPhone()
    const type = 'application/x-www-form-urlencoded'
    expect((await postForm('verify', type, `phone=%2B${phone}`)).statusCode).toBe(200)
    const response = await postForm('verify-otp', type, `phone=${phone}&otp=${await codeOf(phone)}`)
    expect(response.statusCode).toBe(200)
  })

  test('return 400 if malformed', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=edge'])
      expect((await postForm('verify', type, 'nonsense')).statusCode).toBe(400)
    expect((await postForm('verify', 'application/json', '{')).statusCode).toBe(400)
    expect((await postForm('verify', 'text/csv', 'phone')).statusCode).toBe(415)
  })
})
