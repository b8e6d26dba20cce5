import { changePhone, register, requestPhoneChange } from '@closyyy/contract/accounts-calls'
import { listOutbox } from '@closyyy/contract/outbox-calls'
import { requestPayout } from '@closyyy/contract/payouts-calls'
import { sendPhoneCode, verifyPhoneCode } from '@closyyy/contract/phone-codes-calls'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addOrder, addSignedInUser, addUser, signIn } from '../../../test/builders.ts'
import { bankDetails } from '../../../test/filled-forms.ts'
import { addSale } from '../../../test/sales.ts'
import { changePhoneTo, lastMessage, newRegistration } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { readOrder } from '../orders/orders-service.ts'

const WRONG = { status: 422, failure: { errors: { otp: ['Invalid or expired OTP. Please try again.'] } } }
const IN_USE = {
  status: 409,
  failure: { message: 'This number belongs to another account. Use another number, or log in to that account.' },
}

type Person = Awaited<ReturnType<typeof addSignedInUser>>

let api: TestApi
let person: Person
let serial = 0

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.codesPerPhone = 5
    settings.payoutHoldSeconds = 0
  })
})
beforeEach(async () => {
  person = await addSignedInUser(api.db)
})
afterAll(() => api.close())

const newPhone = () => `92346${String(++serial).padStart(7, '0')}`
const request = (phone: string, { token } = person) => api.call(requestPhoneChange, { body: { phone } }, token)
const change = (phone: string, otp: string, { token } = person) =>
  api.call(changePhone, { body: { phone, otp } }, token)
const codeOf = async (phone: string) => (await lastMessage(api, phone)).slice(0, 6)
const phoneOf = async ({ token }: Person) => (await api.call(getOwnUser, {}, token)).data.phone
const registerWith = async (body: Awaited<ReturnType<typeof newRegistration>>) => api.call(register, { body })

/** Ends the resend lock. */
const unlock = () => sql`update phone_codes set sent_at = sent_at - interval '31 seconds'`.execute(api.db)

const changeTo = (phone: string, { token } = person) => changePhoneTo(api, phone, token)

// ACCOUNT-15
describe('changing the phone', () => {
  test('needs the code that was sent to the new one, in any spelling', async () => {
    const phone = newPhone()
    expect(await request(phone.replace(/^92/, '0'))).toMatchObject({ status: 200, data: { resend_in: 30 } })
    expect(await phoneOf(person)).toBe(person.phone)
    expect(await change(phone.replace(/^92/, '+92 '), await codeOf(phone))).toMatchObject({
      status: 200,
      data: { phone },
    })
    expect(await phoneOf(person)).toBe(phone)
  })

  test('notifies the email and the old phone, and is recorded with the last digits', async () => {
    const phone = newPhone()
    await changeTo(phone)
    expect(await lastMessage(api, person.email)).toContain(`the phone number ending in ${phone.slice(-4)}`)
    expect(await lastMessage(api, person.email)).toContain('http://localhost:3000/seller/password-reset')
    expect(await lastMessage(api, person.phone ?? '')).toContain('no longer the phone number of your')
    const events = await api.db
      .selectFrom('audit_events')
      .select(['action', 'before', 'after'])
      .where('actor_id', '=', person.id)
      .where('action', '=', 'phone.changed')
      .execute()
    expect(events).toEqual([
      {
        action: 'phone.changed',
        before: { ending: person.phone?.slice(-4) },
        after: { ending: phone.slice(-4) },
      },
    ])
  })

  test('reports its success again if it is repeated, and changes nothing', async () => {
    const phone = newPhone()
    await request(phone)
    const otp = await codeOf(phone)
    const repeated = await Promise.all([change(phone, otp), change(phone, otp)])
    expect(repeated.map(({ status }) => status)).toContain(200)
    expect(await change(phone, otp)).toMatchObject({ status: 200, data: { phone } })
    const former = await api.db.selectFrom('former_phones').where('user_id', '=', person.id).select('phone').execute()
    expect(former).toEqual([{ phone: person.phone }])
  })

  test('uses its code up, also for a transaction that began before it was used', async () => {
    const phone = newPhone()
    await changeTo(phone)
    const otp = await codeOf(phone)
    await changeTo(newPhone())
    await sql`update phone_codes set expires_at = now() + interval '1 second' where phone = ${phone}`.execute(api.db)
    expect(await change(phone, otp)).toMatchObject(WRONG)
  })

  test('gives an account without a phone its first one', async () => {
    person = await addSignedInUser(api.db, { phone: null })
    const phone = newPhone()
    expect((await changeTo(phone)).status).toBe(200)
    expect(await phoneOf(person)).toBe(phone)
    expect(await api.db.selectFrom('former_phones').where('user_id', '=', person.id).execute()).toEqual([])
  })

  test('leaves the old phone to whoever confirms it', async () => {
    await changeTo(newPhone())
    const other = await addSignedInUser(api.db)
    expect((await changeTo(person.phone ?? '', other)).status).toBe(200)
  })

  test('rejects a wrong code, one’s own phone and anything else than a phone', async () => {
    const phone = newPhone()
    await request(phone)
    const code = await codeOf(phone)
    expect(await change(phone, code === '000000' ? '111111' : '000000')).toMatchObject(WRONG)
    expect((await request(person.phone ?? '')).failure.errors).toEqual({
      phone: ['This is already your phone number.'],
    })
    expect((await request('042 3571 2345')).status).toBe(422)
    expect(await phoneOf(person)).toBe(person.phone)
  })

  test('happens once, however often the code is sent', async () => {
    const phone = newPhone()
    await request(phone)
    const code = await codeOf(phone)
    const statuses = (await Promise.all([1, 2, 3].map(() => change(phone, code)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 422, 422])
    const notices = (await api.call(listOutbox, { query: { to: person.email } })).data
    expect(notices).toHaveLength(1)
  })
})

// PHONE-4, ACCOUNT-15
describe('the phone of another account', () => {
  test('gets a code like any other, and is refused only after it', async () => {
    const owner = await addUser(api.db)
    const [known, unknown] = [await request(owner.phone ?? ''), await request(newPhone())]
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data])
    expect(await change(owner.phone ?? '', '000000')).toMatchObject(WRONG)
    expect(await change(owner.phone ?? '', await codeOf(owner.phone ?? ''))).toMatchObject(IN_USE)
    expect(await phoneOf(person)).toBe(person.phone)
  })

  test('is refused, too, if it registers at the same time: one of the two gets it', async () => {
    const form = await newRegistration(api)
    await unlock()
    await request(form.phone)
    const code = await codeOf(form.phone)
    const [changed, registered] = await Promise.all([change(form.phone, code), registerWith(form)])
    expect([
      [200, 422],
      [409, 201],
    ]).toContainEqual([changed.status, registered.status])
    const owners = await api.db.selectFrom('users').select('id').where('phone', '=', form.phone).execute()
    expect(owners).toHaveLength(1)
  })

  test('that another account claims at the same time goes to the one whose code was sent last', async () => {
    const [phone, other] = [newPhone(), await addSignedInUser(api.db)]
    await request(phone)
    const first = await codeOf(phone)
    expect((await request(phone, other)).status).toBe(429)
    await unlock()
    await request(phone, other)
    const second = await codeOf(phone)
    const claims = await Promise.all([change(phone, first), change(phone, second), change(phone, second, other)])
    expect(claims.map(({ status }) => status)).toEqual([422, 422, 200])
  })
})

// PHONE-10
describe('the code of a change', () => {
  test('registers nobody, and a code of a registration changes no phone', async () => {
    const [one, other] = [newPhone(), newPhone()]
    await request(one)
    const body = { phone: one, otp: await codeOf(one) }
    expect(await api.call(verifyPhoneCode, { body })).toMatchObject(WRONG)
    await api.call(sendPhoneCode, { body: { phone: other } })
    expect(await change(other, await codeOf(other))).toMatchObject(WRONG)
  })

  test('works for the account that requested it alone', async () => {
    const [phone, other] = [newPhone(), await addSignedInUser(api.db)]
    await request(phone)
    expect(await change(phone, await codeOf(phone), other)).toMatchObject(WRONG)
    expect((await change(phone, await codeOf(phone))).status).toBe(200)
  })

  test('shares the resend lock of its phone', async () => {
    const phone = newPhone()
    await api.call(sendPhoneCode, { body: { phone } })
    expect((await request(phone)).status).toBe(429)
  })

  test('is limited per account', async () => {
    const statuses = []
    for (let sent = 0; sent < 6; sent++) statuses.push((await request(newPhone())).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

// ACCOUNT-16
describe('after a change', () => {
  test('placed orders keep the phone that they were placed with', async () => {
    const seller = await addUser(api.db)
    const order = async () => (await addOrder(api.db, { seller_id: seller.id, buyer_id: person.id })).id
    const phones = [newPhone(), newPhone()]
    const ids = [await order()]
    for (const phone of phones) {
      await changeTo(phone)
      ids.push(await order())
    }
    const phonesOfOrders = await Promise.all(ids.map(async id => (await readOrder(api.db, id))?.buyer_phone))
    expect(phonesOfOrders).toEqual([person.phone, ...phones])
  })

  test('other sessions stay, and a payout does not wait', async () => {
    const other = await signIn(api.db, person)
    await api.db
      .insertInto('bank_details')
      .values({ ...bankDetails, user_id: person.id })
      .execute()
    await sql`update bank_details set updated_at = now() - interval '4 days'`.execute(api.db)
    await addSale(api.db, { seller_id: person.id, buyer_id: (await addUser(api.db)).id })
    await changeTo(newPhone())
    expect((await api.call(getOwnUser, {}, other)).status).toBe(200)
    expect((await api.call(requestPayout, { body: { amount: 100 } }, person.token)).status).toBe(201)
  })
})

// ACCOUNT-17
test('a phone changes three times in 30 days', async () => {
  for (const _change of [1, 2, 3]) expect((await changeTo(newPhone())).status).toBe(200)
  const refused = await request(newPhone())
  expect(refused).toMatchObject({
    status: 429,
    failure: { message: 'You can change your phone number 3 times in 30 days. Please try again later.' },
  })
  await sql`update former_phones set ended_at = ended_at - interval '30 days' where user_id = ${person.id}`.execute(
    api.db,
  )
  expect((await changeTo(newPhone())).status).toBe(200)
})
