import { changePhone, requestEmailChange, requestPhoneChange } from '@closyyy/contract/accounts-calls'
import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { addPasskey, beginPasskey, removePasskey } from '@closyyy/contract/passkeys-calls'
import { requestPayout } from '@closyyy/contract/payouts-calls'
import { saveRefundAccount } from '@closyyy/contract/refunds-calls'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from '@closyyy/contract/second-factors-calls'
import { confirmPassword } from '@closyyy/contract/sessions-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { contractCalls } from '../../../test/contract-calls.ts'
import { bankDetails } from '../../../test/filled-forms.ts'
import { addSale } from '../../../test/sales.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashPassword } from './passwords.ts'
import { hashToken } from './tokens.ts'

const PASSWORD = 'a good long one'
const STALE = 900

let api: TestApi
let password_hash: string
let user: Awaited<ReturnType<typeof addUser>>
let token: string

const setAge = (seconds: number | null, of = token) =>
  sql`update sessions set confirmed_at = now() - make_interval(secs => ${seconds}) where token_hash = ${hashToken(of)}`.execute(
    api.db,
  )

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.loginsPerAccount = 3
    settings.payoutHoldSeconds = 0
  })
  password_hash = await hashPassword(PASSWORD)
})
beforeEach(async () => {
  user = await addUser(api.db, { password_hash })
  token = await signIn(api.db, user)
  await api.call(saveBankDetails, { body: bankDetails }, token)
  await addSale(api.db, { seller_id: user.id, buyer_id: (await addUser(api.db)).id })
})
afterAll(() => api.close())

const refundAccount = { method: 'easypaisa', account_title: 'Thief', account_number: '03001234567' } as const
const newCredential = { id: 'x', response: { clientDataJSON: 'x', attestationObject: 'x' } }

const sensitive = {
  saveBankDetails: () => api.call(saveBankDetails, { body: { ...bankDetails, iban: 'PK99THEF' } }, token),
  requestPayout: () => api.call(requestPayout, { body: { amount: 100 } }, token),
  requestEmailChange: () => api.call(requestEmailChange, { body: { email: 'thief@example.pk' } }, token),
  requestPhoneChange: () => api.call(requestPhoneChange, { body: { phone: '03331239876' } }, token),
  changePhone: () => api.call(changePhone, { body: { phone: '03331239876', otp: '000000' } }, token),
  beginSecondFactor: () => api.call(beginSecondFactor, {}, token),
  confirmSecondFactor: () => api.call(confirmSecondFactor, { body: { code: '000000' } }, token),
  removeSecondFactor: () => api.call(removeSecondFactor, {}, token),
  beginPasskey: () => api.call(beginPasskey, {}, token),
  addPasskey: () => api.call(addPasskey, { body: { credential: newCredential, name: 'Phone' } }, token),
  removePasskey: () => api.call(removePasskey, { params: { id: 1 } }, token),
  saveRefundAccount: () => api.call(saveRefundAccount, { params: { id: 1 }, body: refundAccount }, token),
  deleteOwnData: () => api.call(deleteOwnData, {}, token),
}
const confirm = (password: string) => api.call(confirmPassword, { body: { password } }, token)
const iban = async () =>
  (await api.db.selectFrom('bank_details').select('iban').where('user_id', '=', user.id).executeTakeFirstOrThrow()).iban

// SESSION-16
describe('a stolen token alone', () => {
  test('is tried against every sensitive call', async () => {
    const declared = (await contractCalls()).filter(call => call.requiresFresh).map(({ name }) => name)
    expect(declared.sort()).toEqual(Object.keys(sensitive).sort())
  })

  test.each(Object.entries(sensitive))('cannot call %s', async (_name, attempt) => {
    await setAge(STALE)
    expect(await attempt()).toMatchObject({
      status: 403,
      failure: {
        code: 'confirm-password',
        message: 'To keep your account safe, please log in again to do this.',
      },
    })
    expect(await iban()).toBe(bankDetails.iban)
    const left = { payouts: [], closed: undefined }
    expect({
      payouts: await api.db.selectFrom('payouts').select('id').where('user_id', '=', user.id).execute(),
      closed: await api.db.selectFrom('closed_accounts').selectAll().where('user_id', '=', user.id).executeTakeFirst(),
    }).toEqual(left)
  })

  test('of a session that never confirmed a password cannot either', async () => {
    await setAge(null)
    expect((await sensitive.requestPayout()).status).toBe(403)
  })

  test('guesses no password: wrong ones are limited', async () => {
    await setAge(STALE)
    const statuses = []
    for (let guess = 0; guess < 4; guess++) statuses.push((await confirm(`guess number ${guess}`)).status)
    expect(statuses).toEqual([422, 422, 422, 429])
    expect((await confirm(PASSWORD)).status).toBe(429)
    expect((await sensitive.requestPayout()).status).toBe(403)
  })
})

// SESSION-16
describe('the owner', () => {
  test('may call until 15 minutes after the sign-in', async () => {
    await setAge(STALE - 2)
    expect((await sensitive.requestPayout()).status).toBe(201)
  })

  test('continues after confirming the password, in this session alone', async () => {
    const other = await signIn(api.db, user)
    await setAge(STALE)
    await setAge(STALE, other)
    expect(await confirm('not the password')).toMatchObject({
      status: 422,
      failure: { errors: { password: ['That’s not the right password. Please try again.'] } },
    })
    expect((await confirm(PASSWORD)).status).toBe(200)
    expect((await sensitive.requestPayout()).status).toBe(201)
    expect((await api.call(requestPayout, { body: { amount: 100 } }, other)).status).toBe(403)
  })

  test('without a password is asked to set one', async () => {
    await api.db.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute()
    expect(await confirm(PASSWORD)).toMatchObject({ status: 409 })
  })

  test('gets an email about new bank details and a payout', async () => {
    await sensitive.saveBankDetails()
    await sensitive.saveBankDetails()
    await sensitive.requestPayout()
    const rows = await api.db
      .selectFrom('outbox')
      .select(['template', 'body'])
      .where('recipient', '=', user.email)
      .orderBy('id')
      .execute()
    expect(rows.map(({ template }) => template)).toEqual([
      'bank-details-changed',
      'bank-details-changed',
      'payout-requested',
    ])
    expect(rows.map(({ body }) => body).join('')).not.toContain(bankDetails.account_number)
  })
})
