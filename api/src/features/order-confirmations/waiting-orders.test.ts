import { reportOrder } from '@closyyy/contract/orders-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'
import { readSettings } from '../../env.ts'
import { endPartsOfOrder } from '../../order-endings.ts'
import { sweepOrders } from '../orders/order-sweep.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(() => fixture.api.close())

const fail = (detail: unknown) => {
  throw detail
}

// CONFIRMATION-1, ORDER-13
test('an unconfirmed order has no deadline of its seller, who gets the whole time from the confirmation on', async () => {
  const { db } = fixture.api
  const info = guestInfo()
  const { data: order } = await fixture.placeAsGuest([{ product_id: (await fixture.stock(1)).id }], info)
  expect(order.deadline_at ?? null).toBeNull()
  await sql`update orders set created_at = now() - interval '6 days' where id = ${order.id}`.execute(db)
  await sweepOrders({ db, settings: readSettings({}), log: { warn: fail }, onOrderEnded: endPartsOfOrder })
  const swept = await fixture.api.db
    .selectFrom('orders')
    .select(['status', 'deadline_at', 'reminder_at'])
    .where('id', '=', order.id)
    .execute()
  expect(swept).toEqual([{ status: 'pending', deadline_at: null, reminder_at: null }])
  const { data } = await fixture.confirmAsGuest(order.id, info)
  expect(data.status).toBe('pending')
  const days = (Date.parse(data.deadline_at ?? '') - Date.now()) / (24 * 3_600_000)
  expect(Math.abs(days - 5)).toBeLessThan(0.01)
})

// CHECKOUT-10, PHONE-RECORD-1
test('the buyer of a parcel that was refused at the door confirms the next order, unless they took it later', async () => {
  const { api, person, buy, stock, seller, act } = fixture
  const buyer = await person()
  const order = async () => (await buy([{ product_id: (await stock(1)).id }], buyer)).data
  const refused = await order()
  expect(refused.confirm_by ?? null).toBeNull()
  await act('ship', refused.id, seller.token)
  await api.call(reportOrder, { params: { id: refused.id }, body: { report: 'refused' } }, seller.token)
  expect((await order()).confirmation).toMatchObject({ state: 'waiting', channel: 'sms' })
  await act('confirm', refused.id, buyer.token)
  expect((await order()).confirm_by ?? null).toBeNull()
})
