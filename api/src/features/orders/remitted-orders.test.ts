import { setTimeout as pause } from 'node:timers/promises'
import { orderReports } from '@closyyy/contract/orders'
import { getOrder, reportOrder } from '@closyyy/contract/orders-calls'
import { getPhoneRecord } from '@closyyy/contract/phone-records-calls'
import { enterRemittance } from '@closyyy/contract/remittances-calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { openOrderFixture } from '../../../test/order-fixture.ts'
import { type StoppedClock, stopClock } from '../../../test/stopped-clock.ts'
import { readSettings } from '../../env.ts'
import { endPartsOfOrder } from '../../order-endings.ts'
import { DAY } from '../../time.ts'
import { balanceOf } from '../ledger/ledger-service.ts'
import { applyCourierEvent } from './order-actions-service.ts'
import { sweepOrders } from './order-sweep.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>
let clock: StoppedClock
let seller: Awaited<ReturnType<typeof fixture.person>>
let buyer: typeof seller
let admin: string

beforeAll(async () => {
  fixture = await openOrderFixture()
  admin = await signIn(fixture.api.db, await addUser(fixture.api.db, { is_admin: true }))
  clock = await stopClock(fixture.api.db)
})
afterAll(() => fixture.api.close())
beforeEach(async () => {
  await clock.reset()
  seller = await fixture.person()
  buyer = await fixture.person()
})

const context = () => ({
  db: fixture.api.db,
  log: { warn: (...detail: unknown[]) => expect(detail).toEqual([]) },
  settings: readSettings({ PUBLIC_URL: 'https://shop.test' }),
  onOrderEnded: endPartsOfOrder,
})
const sweep = () => sweepOrders(context())

/** Ships a new order of one product for Rs.2,000, whose buyer owes Rs.2,250. */
async function ship() {
  const product = await fixture.stock(1, { seller_id: seller.id, price_paisa: 200_000 })
  const { data } = await fixture.buy([{ product_id: product.id }], buyer, seller.id)
  expect((await fixture.act('ship', data.id, seller.token)).status).toBe(200)
  return data
}
const remit = ({ tracking_no: order }: { tracking_no: string }, amount = 2_250) =>
  fixture.api.call(
    enterRemittance,
    { body: { order, reference: `IBFT ${order}`, amount, paid_on: '2026-10-31' } },
    admin,
  )
const report = (id: number, name: (typeof orderReports)[number], token = seller.token) =>
  fixture.api.call(reportOrder, { params: { id }, body: { report: name, reason: 'The courier called.' } }, token)
const show = async (id: number, token = seller.token) =>
  (await fixture.api.call(getOrder, { params: { id } }, token)).data
const templatesTo = async (email: string) => (await fixture.notificationsTo(email)).map(({ template }) => template)

// LEDGER-7
test.each([
  ['all', 2_250],
  ['a part', 100],
])('rejects each report of a parcel once %s of its cash was remitted', async (_part, amount) => {
  const order = await ship()
  await remit(order, amount)
  for (const { token } of [seller, buyer])
    expect(await show(order.id, token)).toMatchObject({ is_taken: true, reports: [] })
  for (const token of [seller.token, admin])
    for (const name of orderReports) {
      const { status, failure } = await report(order.id, name, token)
      expect([status, failure.message]).toEqual([
        409,
        'The courier has handed over the cash for this parcel, so it was delivered. Its seller can mark it as delivered.',
      ])
    }
  for (const action of ['report-refused', 'report-returned', 'report-lost'] as const)
    await expect(applyCourierEvent(context(), order.id, action)).rejects.toMatchObject({ code: 'conflict' })
  const delivered = (await fixture.act('deliver', order.id, seller.token)).data
  expect([delivered.status, delivered.is_taken]).toEqual(['delivered', undefined])
  expect((await fixture.act('confirm', order.id, buyer.token)).data.status).toBe('completed')
  expect(await balanceOf(fixture.api.db, seller.id)).toMatchObject({ unconfirmed: 0, balance: 180_000 })
})

// LEDGER-7, PHONE-RECORD-1
test('counts a refused parcel as taken once its cash was remitted', async () => {
  const order = await ship()
  await report(order.id, 'refused')
  const refusals = async () => (await fixture.api.call(getPhoneRecord, {}, buyer.token)).data.refusals
  expect(await refusals()).toHaveLength(1)
  expect((await remit(order)).data.rows.matched).toBe(1)
  expect(await refusals()).toEqual([])
  for (const name of ['returned', 'lost'] as const) expect((await report(order.id, name)).status).toBe(409)
  expect(await show(order.id)).toMatchObject({ status: 'shipped', outcome: 'refused' })
})

// LEDGER-7, ORDER-13
test.each(['shipped', 'refused'])(
  'marks a %s order as delivered at its deadline if its cash was remitted',
  async state => {
    const order = await ship()
    if (state === 'refused') await report(order.id, 'refused')
    await remit(order)
    const known = { buyer: (await templatesTo(buyer.email)).length, seller: (await templatesTo(seller.email)).length }
    await clock.advance(14 * DAY)
    await Promise.all([sweep(), sweep()])
    const delivered = await show(order.id)
    expect(delivered).toMatchObject({ status: 'delivered', outcome: null })
    expect(Date.parse(delivered.deadline_at ?? '')).toBe((await clock.now()) + 3 * DAY * 1_000)
    // Neither a reminder nor a message about a lost or returned parcel.
    expect((await templatesTo(buyer.email)).slice(known.buyer)).toEqual(['order-delivered'])
    expect((await templatesTo(seller.email)).slice(known.seller)).toEqual([])
    await clock.advance(3 * DAY)
    await sweep()
    expect((await show(order.id)).status).toBe('completed')
    expect(await balanceOf(fixture.api.db, seller.id)).toMatchObject({ unconfirmed: 0, balance: 180_000 })
  },
)

// LEDGER-7
test('reminds nobody of a parcel whose cash was remitted', async () => {
  const order = await ship()
  await remit(order)
  const known = { buyer: await templatesTo(buyer.email), seller: await templatesTo(seller.email) }
  await clock.advance(10 * DAY)
  await sweep()
  expect({ buyer: await templatesTo(buyer.email), seller: await templatesTo(seller.email) }).toEqual(known)
})

// LEDGER-7, REMITTANCE-1
test('books no cash for a parcel that was reported as lost before', async () => {
  const order = await ship()
  expect((await report(order.id, 'lost')).status).toBe(200)
  expect((await remit(order)).data.rows).toMatchObject({ matched: 0, unknown: 1 })
})

// LEDGER-7
test('either reports a parcel or books its cash when both happen at once', async () => {
  for (let round = 0; round < 8; round++) {
    const order = await ship()
    // Later in each round, so that either one comes first.
    const reportLater = async () => {
      await pause(round * 3)
      return report(order.id, 'lost')
    }
    const [lost, { data }] = await Promise.all([reportLater(), remit(order)])
    const ending = lost.status === 200 ? { status: 'cancelled', outcome: 'lost' } : { status: 'shipped', outcome: null }
    expect([lost.status, data.rows.matched]).toEqual(lost.status === 200 ? [200, 0] : [409, 1])
    expect(await show(order.id)).toMatchObject(ending)
  }
})
