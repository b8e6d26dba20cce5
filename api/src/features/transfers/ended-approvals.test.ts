import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import * as payouts from '@closyyy/contract/payouts-calls'
import * as refunds from '@closyyy/contract/refunds-calls'
import { endSuspension, suspendAccount } from '@closyyy/contract/suspensions-calls'
import { assignRoles } from '@closyyy/contract/team-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSignedInUser } from '../../../test/builders.ts'
import { bankDetails } from '../../../test/filled-forms.ts'
import { addRefund } from '../../../test/refunds.ts'
import { addSale } from '../../../test/sales.ts'
import { sendPayout } from '../../../test/send-payout.ts'
import { sendRefund } from '../../../test/send-refund.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

type Person = Awaited<ReturnType<typeof person>>

let api: TestApi
let owner: Person
let approver: Person
let seller: Person
let buyer: Person

const person = (set: object = {}) => addSignedInUser(api.db, set)

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.payoutHoldSeconds = 0
    settings.approvalLimit = 1_000
  })
  owner = await person({ is_admin: true })
})
beforeEach(async () => {
  await api.db.deleteFrom('bank_details').execute()
  approver = await person({ is_admin: true, roles: ['finance'] })
  seller = await person()
  buyer = await person()
})
afterAll(() => api.close())

/** Requests a payout above the limit that the approver approved. @returns what pays it */
async function approvePayout() {
  const number = seller.phone ?? ''
  const account = { ...bankDetails, account_number: number, iban: `PK36MEZN0000${number}` }
  await api.call(saveBankDetails, { body: account }, seller.token)
  await addSale(api.db, { seller_id: seller.id, buyer_id: buyer.id })
  const { id } = (await api.call(payouts.requestPayout, { body: { amount: 1_500 } }, seller.token)).data
  const params = { id }
  expect((await api.call(payouts.approvePayout, { params }, approver.token)).status).toBe(200)
  return () => sendPayout(api, id, owner.token)
}

/** Owes a refund above the limit that the approver approved. @returns what sends it */
async function approveRefund() {
  const { id } = await addRefund(api.db, { seller_id: seller.id, buyer_id: buyer.id })
  const params = { id }
  const body = { method: 'jazzcash' as const, account_title: 'Bilal Ahmed', account_number: buyer.phone ?? '' }
  await api.call(refunds.saveRefundAccount, { params, body }, buyer.token)
  const saved = api.db.selectFrom('refunds').select('saved_at').where('order_id', '=', id)
  const account_saved_at = (await saved.executeTakeFirstOrThrow()).saved_at
  const approved = await api.call(refunds.approveRefund, { params, body: { account_saved_at } }, approver.token)
  expect(approved.status).toBe(200)
  return () => sendRefund(api, id, { account_saved_at, reference: 'IBFT 7' }, owner.token)
}

const assign = (roles: ('finance' | 'support')[]) =>
  api.call(assignRoles, { body: { username: approver.username, roles } }, owner.token)

/** Suspends the approver and ends the suspension. */
async function suspendAndEnd() {
  const body = { user_id: approver.id, reason: 'Under review.' }
  const { id } = (await api.call(suspendAccount, { body }, owner.token)).data
  await api.call(endSuspension, { params: { id }, body: { reason: 'Reviewed.' } }, owner.token)
}
async function removeAndAssign() {
  await assign(['support'])
  await assign(['finance'])
}

// PAYOUT-6, REFUND-3
test.each([
  ['has the role again', removeAndAssign],
  ['is no longer suspended', suspendAndEnd],
])('an approval does not count again once its giver %s', async (_how, change) => {
  const acts = [await approvePayout(), await approveRefund()]
  await change()
  for (const act of acts) expect((await act()).failure.message).toMatch(/is above the limit\. One person must approve/)
})

test('an approval still counts once its giver has a second role', async () => {
  const acts = [await approvePayout(), await approveRefund()]
  await assign(['finance', 'support'])
  for (const act of acts) expect((await act()).status).toBe(200)
})
