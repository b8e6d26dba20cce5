import { openDispute } from '@closyyy/contract/disputes-calls'
import type { orderReports } from '@closyyy/contract/orders'
import { getOrder, listOrders, reportOrder } from '@closyyy/contract/orders-calls'
import type { Order } from '@closyyy/contract/orders-schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'
import { addSale } from '../../../test/sales.ts'
import { orderRemitted, payoutPaid, payoutRequested } from '../ledger/ledger-postings.ts'
import { recordPostings } from '../ledger/ledger-service.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(() => fixture.api.close())

const stepsOf = ({ history = [] }: Order) => history.map(({ step }) => step)
const orderAs = async (token: string, id: number) => (await fixture.api.call(getOrder, { params: { id } }, token)).data

/** Places an order as a new buyer, whose phone has no record yet. */
async function newOrder() {
  const buyer = await fixture.person()
  const { id } = await fixture.stock(1)
  return { buyer, id: (await fixture.buy([{ product_id: id }], buyer)).data.id }
}

const report = (id: number, kind: (typeof orderReports)[number]) =>
  fixture.api.call(reportOrder, { params: { id }, body: { report: kind } }, fixture.seller.token)

async function payOut(order_id: number, amount_paisa: number) {
  const { api, seller } = fixture
  const payout = await api.db
    .insertInto('payouts')
    .values({ user_id: seller.id, amount_paisa, status: 'paid' })
    .returning(['id', 'user_id', 'amount_paisa'])
    .executeTakeFirstOrThrow()
  await api.db.insertInto('payout_orders').values({ payout_id: payout.id, order_id, amount_paisa }).execute()
  await recordPostings(api.db, [payoutRequested(payout), payoutPaid(payout)])
}

// ORDER-15
describe('the history of an order', () => {
  test('has each status with its time, oldest first', async () => {
    const { act, seller } = fixture
    const { id, buyer } = await newOrder()
    await act('ship', id, seller.token)
    await act('deliver', id, seller.token)
    const { data } = await act('confirm', id, buyer.token)
    expect(stepsOf(data)).toEqual(['placed', 'shipped', 'delivered', 'completed'])
    expect(data.history?.map(({ at }) => at)).toEqual([
      data.created_at,
      data.shipped_at,
      data.delivered_at,
      data.completed_at,
    ])
  })

  test('has the confirmation of a guest’s order', async () => {
    const { stock, buyAsGuest } = fixture
    const { data } = await buyAsGuest([{ product_id: (await stock(1)).id }], guestInfo())
    expect(stepsOf(data)).toEqual(['placed', 'confirmed'])
  })

  test('has a refused parcel that came back, without a cancellation of its own', async () => {
    const { act, seller } = fixture
    const { id } = await newOrder()
    await act('ship', id, seller.token)
    await report(id, 'refused')
    expect(stepsOf((await report(id, 'returned')).data)).toEqual(['placed', 'shipped', 'refused', 'returned'])
  })

  test('has a dispute', async () => {
    const { api, act, seller } = fixture
    const { id, buyer } = await newOrder()
    await act('ship', id, seller.token)
    await act('deliver', id, seller.token)
    const body = { order_id: id, reason: 'damaged', message: 'A torn seam.' } as const
    await api.call(openDispute, { body }, buyer.token)
    expect(stepsOf(await orderAs(seller.token, id))).toEqual(['placed', 'shipped', 'delivered', 'disputed'])
  })

  test('tells its seller, not its buyer, when the cash arrived and when all of it was paid out', async () => {
    const { api, buyer, seller } = fixture
    const people = { seller_id: seller.id, buyer_id: buyer.id }
    const sale = await addSale(api.db, { ...people, at: '2026-01-20T09:30:00Z', is_remitted: false })
    expect(stepsOf(await orderAs(seller.token, sale.id)).at(-1)).toBe('completed')
    await recordPostings(api.db, [orderRemitted(sale, { paisa: 0, isShort: false })])
    expect(stepsOf(await orderAs(seller.token, sale.id)).at(-1)).toBe('remitted')
    await payOut(sale.id, sale.seller_profit_paisa - 100)
    expect(stepsOf(await orderAs(seller.token, sale.id)).at(-1)).toBe('remitted')
    await payOut(sale.id, 100)
    expect(stepsOf(await orderAs(seller.token, sale.id)).at(-1)).toBe('paid')
    expect(stepsOf(await orderAs(buyer.token, sale.id)).at(-1)).toBe('completed')
  })

  test('belongs to each order of a list', async () => {
    const { api, act, seller } = fixture
    const [shipped, placed] = [await newOrder(), await newOrder()]
    await act('ship', shipped.id, seller.token)
    const { data } = await api.call(listOrders, { query: { per_page: 2 } }, seller.token)
    expect(data.data.map(order => [order.id, stepsOf(order)])).toEqual([
      [placed.id, ['placed']],
      [shipped.id, ['placed', 'shipped']],
    ])
  })
})
