import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { requestPayout } from '@closyyy/contract/payouts-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { bankDetails } from '../../../test/filled-forms.ts'
import { addSale } from '../../../test/sales.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { readSettings } from '../../env.ts'

const WAIT = 72 * 3_600

let api: TestApi
let user_id: number
let token: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.payoutHoldSeconds = 0
    settings.bankDetailsWait = readSettings({ DEMO_MODE: 'off' }).bankDetailsWait
  })
  user_id = (await addUser(api.db)).id
  token = await signIn(api.db, { id: user_id })
  await addSale(api.db, { seller_id: user_id, buyer_id: (await addUser(api.db)).id })
})
afterAll(() => api.close())

const save = (set: object = {}) => api.call(saveBankDetails, { body: { ...bankDetails, ...set } }, token)
const request = () => api.call(requestPayout, { body: { amount: 1 } }, token)
const setAge = (seconds: number) =>
  sql`update bank_details set updated_at = now() - make_interval(secs => ${seconds}) where user_id = ${user_id}`.execute(
    api.db,
  )

// PAYOUT-5
test('no payout is made to new bank details for 72 hours, to the second', async () => {
  await save()
  const rejected = await request()
  expect(rejected).toMatchObject({
    status: 409,
    failure: { message: 'Your bank details are new. For your safety, please request the payout in 72 hours.' },
  })
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(WAIT - 60)
  const mail = await api.db.selectFrom('outbox').select('body').where('template', '=', 'bank-details-changed').execute()
  expect(mail[0]?.body).toMatch(/can be requested from \d+ \w+.*, \d+:\d\d [ap]m\./)
  await setAge(WAIT - 2)
  expect((await request()).failure.message).toBe(
    'Your bank details are new. For your safety, please request the payout a little later.',
  )
  await setAge(WAIT)
  expect((await request()).status).toBe(201)
})

test('a change starts the wait again, saving the same details does not', async () => {
  await setAge(WAIT)
  await save()
  expect((await request()).status).toBe(201)
  await save({ iban: 'PK00NEW' })
  expect((await request()).status).toBe(409)
})

test('demo mode waits seconds', () => {
  expect(readSettings({ DEMO_MODE: 'on' }).bankDetailsWait).toBeLessThan(10)
  expect(readSettings({ DEMO_MODE: 'off', BANK_DETAILS_WAIT_HOURS: '1' }).bankDetailsWait).toBe(3_600)
})
