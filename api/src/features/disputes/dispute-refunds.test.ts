import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>

beforeAll(async () => {
  fixture = await openDisputeFixture()
})
afterAll(() => fixture.api.close())
beforeEach(() => fixture.meetNewPeople())

const lastEmailTo = (email: string) =>
  fixture.api.db
    .selectFrom('outbox')
    .select(['template', 'body'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

/** Opens a dispute about a delivered order that one side settles by accepting the other's proposal. */
async function settle(decision: object) {
  const { buyer, seller, order, raise, propose, accept } = fixture
  const { id: orderId } = await order('delivered')
  const { data } = await raise(orderId, buyer.token, { reason: 'damaged' })
  await propose(data.id, seller.token, decision)
  await accept(data.id, buyer.token, 1)
  return orderId
}

// REFUND-1
test.each([
  ['all of it', { decision: 'refund' }, 'Rs.2,250'],
  ['a part of it', { decision: 'split', refund: 450 }, 'Rs.450'],
])('links a buyer who gets %s back to the order', async (_part, decision, amount) => {
  const orderId = await settle(decision)
  const { template, body } = await lastEmailTo(fixture.buyer.email)
  expect(template).toBe('dispute-refunded')
  expect(body).toContain(`you get ${amount} back`)
  expect(body).toMatch(new RegExp(`/orderconfirmation/${orderId}$`))
  expect((await lastEmailTo(fixture.seller.email)).template).toBe('dispute-settled')
})

test('links a buyer who gets nothing back to the dispute', async () => {
  await settle({ decision: 'release' })
  const { template, body } = await lastEmailTo(fixture.buyer.email)
  expect(template).toBe('dispute-settled')
  expect(body).toMatch(/\?dispute=\d+$/)
})

// DISPUTE-4
test.each([
  ['pending', 'not-received', false],
  ['shipped', 'not-received', false],
  ['shipped', 'damaged', true],
  ['delivered', 'not-received', true],
] as const)('a refund of a %s order reported as %s returns money: %s, also once decided', async (...given) => {
  const [status, reason, isPaid] = given
  const { buyer, seller, order, raise, propose, accept } = fixture
  const { data } = await raise((await order(status)).id, buyer.token, { reason })
  await propose(data.id, seller.token, { decision: 'refund' })
  const { data: decided } = await accept(data.id, buyer.token, 1)
  expect([data, decided].map(({ settlement }) => settlement?.is_paid)).toEqual([isPaid, isPaid])
  const { body } = await lastEmailTo(buyer.email)
  expect(body.includes('the buyer pays nothing')).toBe(!isPaid)
})
