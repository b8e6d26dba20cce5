import { getBankDetails, saveBankDetails } from '@closyyy/contract/bank-details-calls'
import type { BankDetails } from '@closyyy/contract/bank-details-schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const details: BankDetails = {
  bank_name: 'Meezan Bank',
  account_title: 'عائشہ Khan',
  account_number: '01230456789012',
  iban: 'PK36MEZN0001230456789012',
  branch_code: '0123',
}

const newToken = async () => signIn(api.db, await addUser(api.db))
const read = (token?: string) => api.call(getBankDetails, {}, token)
const save = (token: string | undefined, set: object = {}) =>
  api.call(saveBankDetails, { body: { ...details, ...set } }, token)

// PAYOUT-1
describe('The bank details', () => {
  test('are empty at first, then saved and changed, for their owner only', async () => {
    const [token, other] = [await newToken(), await newToken()]
    expect(await read(token)).toMatchObject({ status: 200, data: null })
    expect(await save(token)).toMatchObject({ status: 200, data: details })
    expect(await save(token, { bank_name: ' HBL ' })).toMatchObject({ status: 200, data: { bank_name: 'HBL' } })
    expect((await read(token)).data).toEqual({ ...details, bank_name: 'HBL' })
    expect((await read(other)).data).toBeNull()
  })

  test('are saved in Latin digits, whatever digits were typed', async () => {
    const typed = { account_number: '۰۱۲۳۰۴۵۶۷۸۹۰۱۲', iban: 'PK۳۶MEZN۰۰۰۱۲۳۰۴۵۶۷۸۹۰۱۲', branch_code: '٠١٢٣' }
    expect(await save(await newToken(), typed)).toMatchObject({ status: 200, data: details })
  })

  test('are saved, and the message is in the language of the request', async () => {
    const token = await newToken()
    expect((await save(token)).successMessage).toBe('Bank details saved successfully!')
    expect(await read(token)).toMatchObject({ successMessage: undefined })
    const response = await api.app.inject({
      method: saveBankDetails.method,
      url: `/api${saveBankDetails.path}`,
      payload: details,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'ur' },
    })
    expect(response.json().message).toBe('بینک کی تفصیلات محفوظ ہو گئیں!')
  })

  test('are stored once by concurrent calls', async () => {
    const token = await newToken()
    const responses = await Promise.all(['1', '2', '3', '4', '5'].map(branch_code => save(token, { branch_code })))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(responses.map(({ data }) => data)).toContainEqual((await read(token)).data)
  })

  test('require a session and a confirmed email', async () => {
    expect((await read()).status).toBe(401)
    expect((await save(undefined)).status).toBe(401)
    const unconfirmed = await signIn(api.db, await addUser(api.db, { email_verified_at: null }))
    expect([(await read(unconfirmed)).status, (await save(unconfirmed)).status]).toEqual([403, 403])
  })

  test.each([
    ['bank_name', '', 'This field is required.'],
    ['bank_name', 'Bank 1', 'Only letters and spaces are allowed.'],
    ['bank_name', 'a'.repeat(101), 'At most 100 characters are allowed.'],
    ['account_title', undefined, 'This field is required.'],
    ['account_title', 'www.khan', 'Only letters and spaces are allowed.'],
    ['account_number', ' ', 'This field is required.'],
    ['account_number', '0123-456', 'Only digits are allowed.'],
    ['account_number', '۱۲۳ ا', 'Only digits are allowed.'],
    ['account_number', '1'.repeat(35), 'At most 34 characters are allowed.'],
    ['account_number', 123, 'Please check this field.'],
    ['iban', undefined, 'This field is required.'],
    ['iban', 'a'.repeat(51), 'At most 50 characters are allowed.'],
    ['branch_code', '12A', 'Only digits are allowed.'],
    ['branch_code', '', 'This field is required.'],
  ])('are rejected with an invalid %s', async (field, value, message) => {
    const token = await newToken()
    expect(await save(token, { [field]: value })).toMatchObject({
      status: 422,
      failure: { message, errors: { [field]: [message] } },
    })
    expect((await read(token)).data).toBeNull()
  })
})
