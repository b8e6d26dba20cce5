import { getOrder, reportOrder } from '@closyyy/contract/orders-calls'
import { getRefund } from '@closyyy/contract/refunds-calls'
import { enterRemittance } from '@closyyy/contract/remittances-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import { verdictOf } from './disputes-policy.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>

beforeAll(async () => {
  fixture = await openDisputeFixture()
})
afterAll(() => fixture.api.close())
beforeEach(() => fixture.meetNewPeople())

/** Ships an order of Rs.2,250 whose courier has remitted an amount. */
async function remitted(amount = 2_250) {
  const order = await fixture.order('shipped')
  const entry = { order: order.tracking_no, reference: 'IBFT 7', amount, paid_on: '2026-10-31' }
  await fixture.api.call(enterRemittance, { body: entry }, fixture.admin)
  return order
}

async function refund(orderId: number, reason: string) {
  const { buyer, seller, raise, propose, accept } = fixture
  const { id } = (await raise(orderId, buyer.token, { reason })).data
  await propose(id, seller.token)
  expect((await accept(id, buyer.token, 1)).status).toBe(200)
}

// LEDGER-7, DISPUTE-4
test.each(['not-received', 'other', 'damaged'])(
  'refunds a shipped order that was paid, reported as %s',
  async reason => {
    const order = await remitted()
    await refund(order.id, reason)
    const { status, data } = await fixture.api.call(
      getRefund,
      { params: { id: order.id }, query: {} },
      fixture.buyer.token,
    )
    expect([status, data.amount]).toEqual([200, 2_250])
    const emails = fixture.api.db.selectFrom('outbox').select('template').where('recipient', '=', fixture.buyer.email)
    expect((await emails.orderBy('id').execute()).at(-1)?.template).toBe('dispute-refunded')
  },
)

// LEDGER-7, DISPUTE-4
test('allows each decision about a parcel that was reported as refused but paid, also in part', async () => {
  const order = await fixture.order('shipped')
  const report = { params: { id: order.id }, body: { report: 'refused' as const } }
  await fixture.api.call(reportOrder, report, fixture.seller.token)
  const entry = { order: order.tracking_no, reference: 'IBFT 8', amount: 1_000, paid_on: '2026-10-31' }
  const { data } = await fixture.raise(order.id, fixture.buyer.token, { reason: 'other' })
  expect(data.settlement?.decisions).toEqual(['refund'])
  await fixture.api.call(enterRemittance, { body: entry }, fixture.admin)
  const { seller, buyer, propose, accept } = fixture
  expect((await propose(data.id, seller.token, { decision: 'release' })).status).toBe(200)
  expect((await accept(data.id, buyer.token, 1)).status).toBe(200)
  const { status } = (await fixture.api.call(getOrder, { params: { id: order.id } }, buyer.token)).data
  expect(status).toBe('completed')
})

// DISPUTE-5
test('decides for the seller of a paid parcel if both sides have answered', () => {
  const dispute = {
    order_status: 'shipped',
    order_outcome: null,
    raised_by: 'buyer',
    reason: 'not-received',
    deadline_at: '2026-11-14T00:00:00Z',
    waiting_for: null,
    waiting_since: null,
  } as const
  expect(verdictOf({ ...dispute, has_remittance: true })).toBe('release')
  expect(verdictOf({ ...dispute, has_remittance: false })).toBe('refund')
})
