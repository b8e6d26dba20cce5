import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import * as payoutCalls from '@closyyy/contract/payouts-calls'
import * as refundCalls from '@closyyy/contract/refunds-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSignedInUser } from '../../../test/builders.ts'
import { bankDetails } from '../../../test/filled-forms.ts'
import { addRefund } from '../../../test/refunds.ts'
import { addSale } from '../../../test/sales.ts'
import { sendPayout } from '../../../test/send-payout.ts'
import { sendRefund } from '../../../test/send-refund.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const LIMIT = 4_000

type Person = Awaited<ReturnType<typeof person>>

let api: TestApi
let admin: Person
let counterparty: Person
/** Bought and sold. */
let trader: Person
let other: Person

const person = (set: object = {}) => addSignedInUser(api.db, set)

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.payoutHoldSeconds = 0
    settings.approvalLimit = LIMIT
  })
  admin = await person({ is_admin: true, roles: ['finance'] })
  counterparty = await person()
})
beforeEach(async () => {
  await api.db.deleteFrom('bank_details').execute()
  trader = await person()
  other = await person()
})
afterAll(() => api.close())

const IBAN = 'PK36SCBL0000001123456702'
const banks = {
  iban: { method: 'bank' as const, account_title: 'Bilal Ahmed', account_number: IBAN },
  wallet: (phone: string) => ({ method: 'easypaisa' as const, account_title: 'Bilal Ahmed', account_number: phone }),
}
let numbers = 0
const newPhone = () => `0300${String(++numbers).padStart(7, '0')}`
const newNumber = () => String(5_000_000_000 + ++numbers)

/** Requests a payout of Rs.2,500 from two sales. @returns what pays it */
async function owePayout(to: Person, account: Partial<typeof bankDetails> = {}) {
  const fresh = { account_number: newNumber(), iban: `PK36MEZN000000${newNumber()}` }
  await api.call(saveBankDetails, { body: { ...bankDetails, ...fresh, ...account } }, to.token)
  for (let sales = 0; sales < 2; sales++) await addSale(api.db, { seller_id: to.id, buyer_id: counterparty.id })
  const { id } = (await api.call(payoutCalls.requestPayout, { body: { amount: 2_500 } }, to.token)).data
  return () => sendPayout(api, id, admin.token)
}

/** Saves where a refund of Rs.2,250 goes. @returns what sends it */
async function oweRefund(to: Person, account: (typeof banks)['iban'] | ReturnType<(typeof banks)['wallet']>) {
  const { id } = await addRefund(api.db, { seller_id: counterparty.id, buyer_id: to.id })
  await api.call(refundCalls.saveRefundAccount, { params: { id }, body: account }, to.token)
  const { saved_at } = await api.db
    .selectFrom('refunds')
    .select('saved_at')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const body = { account_saved_at: saved_at, reference: 'IBFT 7' }
  return () => sendRefund(api, id, body, admin.token)
}

// PAYOUT-6, REFUND-3
describe('payouts and refunds within 24 hours count together', () => {
  test('if one person gets them', async () => {
    const [payout, refund] = [await owePayout(trader), await oweRefund(trader, banks.wallet(newPhone()))]
    expect((await payout()).status).toBe(200)
    expect((await refund()).failure.message).toBe(
      'This refund is above the limit. One person must approve it before another sends it.',
    )
  })

  test('if they go to one IBAN', async () => {
    const [payout, refund] = [await owePayout(trader, { iban: IBAN }), await oweRefund(other, banks.iban)]
    expect((await refund()).status).toBe(200)
    expect((await payout()).failure.message).toBe(
      'This payout is above the limit. One person must approve it before another pays it.',
    )
  })

  test('if a phone wallet is the account number of bank details', async () => {
    const phone = newPhone()
    const payout = await owePayout(trader, { bank_name: 'Easypaisa', account_number: phone })
    const refund = await oweRefund(other, banks.wallet(phone))
    expect((await payout()).status).toBe(200)
    expect((await refund()).status).toBe(409)
  })

  test('unless persons and accounts differ', async () => {
    const [payout, refund] = [await owePayout(trader), await oweRefund(other, banks.wallet(newPhone()))]
    expect([(await payout()).status, (await refund()).status]).toEqual([200, 200])
  })

  test('also if they are decided at once', async () => {
    // Not every round has payments that really overlap.
    for (let round = 0; round < 5; round++) {
      const receiver = await person()
      const acts = [await owePayout(receiver), await oweRefund(receiver, banks.wallet(newPhone()))]
      const responses = await Promise.all(acts.map(act => act()))
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })
})

// PAYOUT-3, REFUND-3
describe('money to a bank account that an administrator', () => {
  const own = { account_number: '7771234567', iban: 'PK36SCBL0000007771234567' }
  const saveOwn = (account: object) => api.call(saveBankDetails, { body: { ...bankDetails, ...account } }, admin.token)

  test('saved is paid out to another seller by somebody else', async () => {
    await saveOwn(own)
    const payout = await owePayout(trader, { bank_name: 'Habib Bank', account_number: `00${own.account_number}` })
    const listed = (await api.call(payoutCalls.listPayouts, {}, admin.token)).data.data
    const shown = { actions: [], conflict_of_interest: 'own' }
    expect(listed.find(({ user }) => user.id === trader.id)).toMatchObject(shown)
    expect(await payout()).toMatchObject({
      status: 403,
      failure: { message: 'This payout goes to you, so someone else sends it.' },
    })
  })

  test('saved is refunded to another buyer by somebody else', async () => {
    await saveOwn({ ...own, iban: IBAN })
    expect(await (await oweRefund(trader, banks.iban))()).toMatchObject({
      status: 403,
      failure: { message: 'This refund is for your own order or account, so someone else sends it.' },
    })
  })

  test('was paid to is theirs although they saved another one since', async () => {
    const bank = { ...own, account_number: '8881234567', iban: 'PK36SCBL0000008881234567' }
    await owePayout(admin, bank)
    await saveOwn({ account_number: newNumber(), iban: 'none' })
    expect((await (await owePayout(trader, bank))()).status).toBe(403)
  })
})
