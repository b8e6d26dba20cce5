import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import { saveBankDetails } from '@closyyy/contract/bank-details-calls'
import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import * as payouts from '@closyyy/contract/payouts-calls'
import * as refunds from '@closyyy/contract/refunds-calls'
import { suspendAccount } from '@closyyy/contract/suspensions-calls'
import { assignRoles } from '@closyyy/contract/team-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addSignedInUser, addSuspension } from '../../../test/builders.ts'
import { bankDetails } from '../../../test/filled-forms.ts'
import { addRefund, addRefundAccount } from '../../../test/refunds.ts'
import { addSale } from '../../../test/sales.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import type { Settings } from '../../env.ts'

type Person = Awaited<ReturnType<typeof person>>

let api: TestApi
let apiSettings: Settings
let owner: Person
let sender: Person
let seller: Person
let buyer: Person

const person = (set: object = {}) => addSignedInUser(api.db, set)

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.payoutHoldSeconds = 0
    apiSettings = settings
  })
  owner = await person({ is_admin: true })
})
beforeEach(async () => {
  sender = await person({ is_admin: true, roles: ['finance'] })
  seller = await person()
  buyer = await person()
})
afterAll(() => api.close())

const startPayout = (id: number, { token }: Person) => api.call(payouts.claimPayout, { params: { id } }, token)
const startRefund = (id: number, { token }: Person) => api.call(refunds.claimRefund, { params: { id } }, token)

/** Owes a payout of Rs.1,500 and a refund of Rs.2,250, which the sender is sending. */
async function startBoth() {
  const number = seller.phone ?? ''
  const account = { ...bankDetails, account_number: number, iban: `PK36MEZN0000${number}` }
  await api.call(saveBankDetails, { body: account }, seller.token)
  await addSale(api.db, { seller_id: seller.id, buyer_id: buyer.id })
  const payout = (await api.call(payouts.requestPayout, { body: { amount: 1_500 } }, seller.token)).data.id
  const refund = await addRefund(api.db, { seller_id: seller.id, buyer_id: buyer.id })
  await addRefundAccount(api.db, refund)
  const starts = [await startPayout(payout, sender), await startRefund(refund.id, sender)]
  expect(starts.map(({ status }) => status)).toEqual([200, 200])
  expect((await startPayout(payout, owner)).status).toBe(409)
  return { payout, refund: refund.id }
}

const assign = (roles: ('finance' | 'support')[]) =>
  api.call(assignRoles, { body: { username: sender.username, roles } }, owner.token)
function deleteAccount(graceDays: number) {
  apiSettings.deletionGraceDays = graceDays
  return api.call(deleteOwnData, {}, sender.token)
}
const suspend = () => api.call(suspendAccount, { body: { user_id: sender.id, reason: 'Under review.' } }, owner.token)

/** Returns the actions on an object with the actor and the facts before, the latest first. */
async function recorded(object_type: string, id: number) {
  const query = { object_type, object_id: String(id) }
  const { events } = (await api.call(listAuditEvents, { query }, owner.token)).data
  return events.map(({ action, actor, before }) => [action, actor?.id, before?.sender])
}

// PAYOUT-9, REFUND-4, AUDIT-1
test.each([
  ['has another role', () => assign(['support']), () => owner.id],
  ['has no role', () => assign([]), () => owner.id],
  ['is suspended', suspend, () => owner.id],
  ['requested the deletion of their account', () => deleteAccount(7), () => sender.id],
  ['closed their account', () => deleteAccount(0), () => sender.id],
])('money is sent by somebody else at once if its sender %s', async (_how, change, actor) => {
  const { payout, refund } = await startBoth()
  expect((await change()).failure).toBeUndefined()
  expect((await recorded('payout', payout))[0]).toEqual(['payout.released', actor(), String(sender.id)])
  expect((await recorded('order', refund))[0]).toEqual(['refund.released', actor(), String(sender.id)])
  const starts = [await startPayout(payout, owner), await startRefund(refund, owner)]
  expect(starts.map(({ status }) => status)).toEqual([200, 200])
})

// PAYOUT-8, REFUND-1
test('a payout is cancelled, and the account of a refund is changed, if their sender lost the role', async () => {
  const { payout, refund } = await startBoth()
  await assign([])
  expect((await api.call(payouts.cancelPayout, { params: { id: payout } }, seller.token)).status).toBe(200)
  expect((await api.call(refunds.getRefund, { params: { id: refund } }, buyer.token)).data.can_change).toBe(true)
})

// PAYOUT-9, REFUND-4
test('money is still sent by who has a second role', async () => {
  const { payout, refund } = await startBoth()
  await assign(['finance', 'support'])
  expect((await startPayout(payout, owner)).status).toBe(409)
  expect((await startRefund(refund, owner)).status).toBe(409)
  expect((await api.call(payouts.payPayout, { params: { id: payout } }, sender.token)).status).toBe(200)
})

// PAYOUT-9, REFUND-4
test('sending that began while the suspension of its sender did blocks nobody', async () => {
  const { payout, refund } = await startBoth()
  await addSuspension(api.db, { user_id: sender.id, suspended_by: owner.id })
  const starts = [await startPayout(payout, owner), await startRefund(refund, owner)]
  expect(starts.map(({ status }) => status)).toEqual([200, 200])
})
