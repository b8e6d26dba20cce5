import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import * as payouts from '@closyyy/contract/payouts-calls'
import * as refunds from '@closyyy/contract/refunds-calls'
import { enterRemittance, uploadRemittance } from '@closyyy/contract/remittances-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addSignedInUser } from '../../../test/builders.ts'
import { bankDetails } from '../../../test/filled-forms.ts'
import { addRefund } from '../../../test/refunds.ts'
import { addSale } from '../../../test/sales.ts'
import { sendPayout } from '../../../test/send-payout.ts'
import { sendRefund } from '../../../test/send-refund.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

type Person = Awaited<ReturnType<typeof person>>

let api: TestApi
let booker: Person
let other: Person
let seller: Person
let buyer: Person

const person = (set: object = {}) => addSignedInUser(api.db, set)

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.payoutHoldSeconds = 0
    settings.approvalLimit = 3_000
  })
  booker = await person({ is_admin: true, roles: ['finance'] })
  other = await person({ is_admin: true })
})
beforeEach(async () => {
  seller = await person()
  buyer = await person()
})
afterAll(() => api.close())

const day = '2026-10-31'

/** Enters that a courier paid an order, Rs.2,250 by default. */
const enter = (order: string, amount = 2_250) =>
  api.call(enterRemittance, { body: { order, reference: 'IBFT 7', amount, paid_on: day } }, booker.token)
const upload = (order: string) =>
  api.call(
    uploadRemittance,
    { body: { name: 'courier.csv', csv: `reference,amount,date\n${order},2250,${day}` } },
    booker.token,
  )

/** Requests a payout of sales whose cash was booked. @returns its id */
async function owePayout(book: (order: string) => Promise<unknown>, sales = 1): Promise<number> {
  const account_number = seller.phone ?? ''
  const account = { account_number, iban: `PK36MEZN0000${account_number}` }
  await api.call(saveBankDetails, { body: { ...bankDetails, ...account } }, seller.token)
  for (let sold = 0; sold < sales; sold++) {
    const { tracking_no } = await addSale(api.db, { seller_id: seller.id, buyer_id: buyer.id, is_remitted: false })
    await book(tracking_no)
  }
  return (await api.call(payouts.requestPayout, { body: { amount: sales * 1_800 } }, seller.token)).data.id
}
const payOut = (id: number, { token }: Person) => sendPayout(api, id, token)

/** Owes a refund whose cash was booked. @returns its order and what sends it */
async function oweRefund(book: (order: string) => Promise<unknown>) {
  const { id, tracking_no } = await addRefund(api.db, { seller_id: seller.id, buyer_id: buyer.id, is_remitted: false })
  await book(tracking_no)
  const account = { method: 'jazzcash' as const, account_title: 'Bilal Ahmed', account_number: buyer.phone ?? '' }
  await api.call(refunds.saveRefundAccount, { params: { id }, body: account }, buyer.token)
  const owed = (await api.call(refunds.listRefunds, { query: {} }, booker.token)).data.data
  const refund = owed.find(({ order_id }) => order_id === id)
  const body = { account_saved_at: refund?.account_saved_at ?? '', reference: 'IBFT 8' }
  return { refund, send: ({ token }: Person) => sendRefund(api, id, body, token) }
}

// REMITTANCE-7
describe('cash that a person entered by hand', () => {
  test('is paid out by somebody else', async () => {
    const id = await owePayout(enter)
    const listed = (await api.call(payouts.listPayouts, {}, booker.token)).data.data
    const shown = { actions: ['reject'], conflict_of_interest: 'entered-cash' }
    expect(listed.find(payout => payout.id === id)).toMatchObject(shown)
    expect(await payOut(id, booker)).toMatchObject({
      status: 403,
      failure: { message: 'You entered the cash of an order of this payout by hand, so someone else sends it.' },
    })
    expect((await payOut(id, other)).status).toBe(200)
  })

  test('is paid out by them if somebody else approved it', async () => {
    const id = await owePayout(enter, 2)
    expect((await payOut(id, booker)).status).toBe(409)
    expect((await api.call(payouts.approvePayout, { params: { id } }, other.token)).status).toBe(200)
    expect((await payOut(id, booker)).status).toBe(200)
  })

  test('is refunded by somebody else', async () => {
    const { refund, send } = await oweRefund(enter)
    expect(refund).toMatchObject({ actions: [], conflict_of_interest: 'entered-cash' })
    expect(await send(booker)).toMatchObject({
      status: 403,
      failure: { message: 'You entered the cash of this order by hand, so someone else sends the refund.' },
    })
    expect((await send(other)).status).toBe(200)
  })

  test('counts if it was only a part of what was due', async () => {
    const id = await owePayout(async order => {
      await enter(order, 250)
      const csv = `reference,amount,date\n${order},2000,${day}`
      return api.call(uploadRemittance, { body: { name: 'courier.csv', csv } }, other.token)
    })
    expect((await payOut(id, booker)).status).toBe(403)
  })
})

// REMITTANCE-7
test('cash of a courier’s file is paid out and refunded by who uploaded it', async () => {
  expect((await payOut(await owePayout(upload), booker)).status).toBe(200)
  expect((await (await oweRefund(upload)).send(booker)).status).toBe(200)
})
