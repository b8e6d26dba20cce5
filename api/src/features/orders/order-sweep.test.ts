import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { type OrderReport, orderReports } from '@closyyy/contract/orders'
import { getOrder, reportOrder } from '@closyyy/contract/orders-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'
import { type StoppedClock, stopClock } from '../../../test/stopped-clock.ts'
import { now } from '../../db/expressions.ts'
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

const warnings: unknown[] = []
const sweep = () =>
  sweepOrders({
    db: fixture.api.db,
    log: { warn: (...detail: unknown[]) => void warnings.push(detail) },
    settings: readSettings({ PUBLIC_URL: 'https://shop.test' }),
    onOrderEnded: endPartsOfOrder,
  })

async function placeOrder() {
  const product = await fixture.stock(1, { seller_id: seller.id })
  const { data } = await fixture.buy([{ product_id: product.id }], buyer, seller.id)
  return { id: data.id, product: product.id }
}
const show = async (id: number) => (await fixture.api.call(getOrder, { params: { id } }, seller.token)).data
const act = async (action: 'ship' | 'deliver', id: number) =>
  expect((await fixture.act(action, id, seller.token)).status).toBe(200)
const report = (id: number, set: { report: OrderReport; reason?: string }, token = seller.token) =>
  fixture.api.call(reportOrder, { params: { id }, body: set }, token)
const templatesTo = async (email: string) => (await fixture.notificationsTo(email)).map(({ template }) => template)

/** Brings a new order into a state. */
async function reach(state: string) {
  const placed = await placeOrder()
  if (state === 'pending') return placed
  await act('ship', placed.id)
  if (state === 'delivered') await act('deliver', placed.id)
  if (state === 'refused') await report(placed.id, { report: 'refused' })
  return placed
}

interface Case {
  state: string
  days: number
  remindAfterDays: number
  end: { status: string; outcome: string | null }
  stock: { quantity_left: number; sold: boolean }
  reminders: { buyer: string[]; seller: string[] }
  notices: { buyer: string[]; seller: string[] }
}

const cases: Case[] = [
  {
    state: 'pending',
    days: 5,
    remindAfterDays: 4,
    end: { status: 'cancelled', outcome: null },
    stock: { quantity_left: 1, sold: false },
    reminders: { buyer: [], seller: ['reminder-to-ship'] },
    notices: { buyer: ['order-lapsed-for-buyer'], seller: ['order-lapsed-for-seller'] },
  },
  {
    state: 'shipped',
    days: 14,
    remindAfterDays: 10,
    end: { status: 'cancelled', outcome: 'lost' },
    stock: { quantity_left: 0, sold: true },
    reminders: { buyer: ['reminder-of-arrival-for-buyer'], seller: ['reminder-of-arrival-for-seller'] },
    notices: { buyer: ['order-lost-for-buyer'], seller: ['order-lost-for-seller'] },
  },
  {
    state: 'refused',
    days: 14,
    remindAfterDays: 11,
    end: { status: 'cancelled', outcome: 'returned' },
    stock: { quantity_left: 1, sold: false },
    reminders: { buyer: [], seller: ['reminder-of-return'] },
    notices: { buyer: [], seller: ['order-returned-for-seller'] },
  },
  {
    state: 'delivered',
    days: 3,
    remindAfterDays: 2,
    end: { status: 'completed', outcome: null },
    stock: { quantity_left: 0, sold: true },
    reminders: { buyer: ['reminder-to-confirm'], seller: [] },
    notices: { buyer: ['order-closed-for-buyer'], seller: ['order-closed-for-seller'] },
  },
]

// ORDER-13
describe.each(cases)('an order that stays $state', ({ state, days, remindAfterDays, end, stock, ...mails }) => {
  test('reminds the side that has to act, and ends at its deadline to the second, once', async () => {
    const { id, product } = await reach(state)
    const before = await show(id)
    expect(Date.parse(before.deadline_at ?? '')).toBe((await clock.now()) + days * DAY * 1_000)
    const known = { buyer: await templatesTo(buyer.email), seller: await templatesTo(seller.email) }
    const expectMails = async (expected: typeof mails.reminders) => {
      expect((await templatesTo(buyer.email)).slice(known.buyer.length)).toEqual(expected.buyer)
      expect((await templatesTo(seller.email)).slice(known.seller.length)).toEqual(expected.seller)
    }

    await clock.advance(remindAfterDays * DAY - 1)
    await sweep()
    await expectMails({ buyer: [], seller: [] })
    await clock.advance(1)
    await sweep()
    await sweep()
    await expectMails(mails.reminders)

    await clock.advance((days - remindAfterDays) * DAY - 1)
    await sweep()
    expect(await show(id)).toMatchObject({ status: before.status, outcome: before.outcome })
    await clock.advance(1)
    await Promise.all([sweep(), sweep(), sweep()])
    expect(await show(id)).toMatchObject({
      ...end,
      deadline_at: null,
      reports: end.outcome === 'lost' ? ['returned'] : [],
    })
    expect(await fixture.stockOf(product)).toEqual(stock)
    const { buyer: b, seller: s } = mails.reminders
    await expectMails({ buyer: [...b, ...mails.notices.buyer], seller: [...s, ...mails.notices.seller] })
    const { unconfirmed, balance } = await balanceOf(fixture.api.db, seller.id)
    expect(unconfirmed).toBe(0)
    expect(balance > 0).toBe(end.status === 'completed')
    const events = fixture.api.db.selectFrom('order_events').select('id').where('order_id', '=', id)
    expect(await events.where('actor', '=', 'shop').execute()).toHaveLength(1)
  })

  test('rejects an action at its deadline, before any sweep, and ends', async () => {
    const { id } = await reach(state)
    await clock.advance(days * DAY)
    const action = { pending: 'ship', shipped: 'deliver', refused: 'deliver', delivered: 'confirm' }[state] as 'ship'
    const token = state === 'delivered' ? buyer.token : seller.token
    expect((await fixture.act(action, id, token)).status).toBe(409)
    expect(await show(id)).toMatchObject(end)
  })

  test('accepts an action one second before its deadline', async () => {
    const { id } = await reach(state)
    await clock.advance(days * DAY - 1)
    const action = { pending: 'ship', shipped: 'deliver', refused: 'deliver', delivered: 'confirm' }[state] as 'ship'
    const token = state === 'delivered' ? buyer.token : seller.token
    expect((await fixture.act(action, id, token)).status).toBe(200)
  })
})

// ORDER-8
test('an order of a guest ends like any other', async () => {
  const guest = guestInfo()
  const product = await fixture.stock(1, { seller_id: seller.id })
  const { id } = (await fixture.buyAsGuest([{ product_id: product.id }], guest, seller.id)).data
  await clock.advance(5 * DAY)
  await sweep()
  expect((await show(id)).status).toBe('cancelled')
  expect(await templatesTo(guest.email)).toContain('order-lapsed-for-buyer')
})

test('an order that cannot be ended is logged and does not stop the others', async () => {
  const [broken, sound] = [await reach('pending'), await reach('pending')]
  const setQuantity = (quantity: number) => fixture.change(broken.product, { quantity })
  await setQuantity(0)
  await clock.advance(5 * DAY)
  await sweep()
  expect(warnings.splice(0)).toMatchObject([[{ id: broken.id }, expect.any(String)]])
  expect((await show(sound.id)).status).toBe('cancelled')
  expect((await show(broken.id)).status).toBe('pending')
  await setQuantity(1)
  await sweep()
  expect((await show(broken.id)).status).toBe('cancelled')
})

test('gives orders without a deadline two days, and those that a previous version moved on theirs', async () => {
  const { db } = fixture.api
  const [old, moved] = [await reach('pending'), await reach('pending')]
  const set = (id: number, values: object) => db.updateTable('orders').set(values).where('id', '=', id).execute()
  await set(old.id, { deadline_at: null, reminder_at: null, created_at: new Date('2026-01-01') })
  await set(moved.id, { status: 'shipped', shipped_at: new Date(await clock.now()) })
  expect((await show(moved.id)).deadline_at).toBeNull()
  await sweep()
  const now = await clock.now()
  expect(Date.parse((await show(old.id)).deadline_at ?? '')).toBe(now + 2 * DAY * 1_000)
  expect(Date.parse((await show(moved.id)).deadline_at ?? '')).toBe(now + 14 * DAY * 1_000)
})

// ORDER-14
describe('a parcel', () => {
  test('refused at the door owes nothing, can still be received, and is on sale once its seller has it', async () => {
    const { id, product } = await reach('refused')
    expect(await show(id)).toMatchObject({ status: 'shipped', outcome: 'refused', reports: ['returned', 'lost'] })
    expect(await templatesTo(buyer.email)).toContain('order-refused-for-buyer')
    expect(await fixture.stockOf(product)).toEqual({ quantity_left: 0, sold: true })
    const returned = await report(id, { report: 'returned' })
    expect(returned.data).toMatchObject({ status: 'cancelled', outcome: 'returned', reports: [] })
    expect(await fixture.stockOf(product)).toEqual({ quantity_left: 1, sold: false })
    expect(await balanceOf(fixture.api.db, seller.id)).toEqual({ unconfirmed: 0, balance: 0, pendingPayouts: 0 })
    // A buyer who refused a parcel has to confirm the next order.
    buyer = await fixture.person()
    const other = await reach('refused')
    expect((await fixture.act('confirm', other.id, buyer.token)).data).toMatchObject({
      status: 'completed',
      outcome: null,
    })
  })

  test('that is lost is not on sale until it turns up', async () => {
    const { id, product } = await reach('shipped')
    expect((await report(id, { report: 'lost' })).data).toMatchObject({ status: 'cancelled', outcome: 'lost' })
    expect(await fixture.stockOf(product)).toEqual({ quantity_left: 0, sold: true })
    expect(await templatesTo(buyer.email)).toContain('order-lost-for-buyer')
    expect((await report(id, { report: 'returned' })).data.outcome).toBe('returned')
    expect(await fixture.stockOf(product)).toEqual({ quantity_left: 1, sold: false })
    expect((await report(id, { report: 'returned' })).status).toBe(409)
  })

  test.each(orderReports)('is reported as %s by an admin with a reason, which is stored', async name => {
    const { id } = await reach('shipped')
    expect((await report(id, { report: name }, admin)).status).toBe(422)
    expect((await report(id, { report: name, reason: '  ' }, admin)).status).toBe(422)
    expect((await report(id, { report: name, reason: 'The courier called.' }, admin)).status).toBe(200)
    const events = await fixture.api.db.selectFrom('order_events').selectAll().where('order_id', '=', id).execute()
    expect(events).toMatchObject([{ action: `report-${name}`, actor: 'admin', reason: 'The courier called.' }])
    expect((await templatesTo(seller.email)).length).toBeGreaterThan(1)
  })

  test('is reported neither before shipping nor after delivery', async () => {
    for (const state of ['pending', 'delivered'])
      for (const name of orderReports)
        expect((await report((await reach(state)).id, { report: name })).status).toBe(409)
  })
})

test('events of the courier move an order once, and late ones are rejected', async () => {
  const settings = readSettings({})
  const context = { db: fixture.api.db, settings, onOrderEnded: endPartsOfOrder }
  const { id } = await reach('shipped')
  await applyCourierEvent(context, id, 'report-refused')
  await expect(applyCourierEvent(context, id, 'report-refused')).rejects.toMatchObject({ code: 'conflict' })
  expect(await templatesTo(seller.email)).toContain('order-refused-for-seller')
  await applyCourierEvent(context, id, 'deliver')
  await expect(applyCourierEvent(context, id, 'report-lost')).rejects.toMatchObject({ code: 'conflict' })
  expect(await show(id)).toMatchObject({ status: 'delivered', outcome: null })
})

test('buyer and seller of a refused, a lost and an unshipped order can delete their accounts', async () => {
  const close = (token: string) => fixture.api.call(deleteOwnData, {}, token)
  await reach('shipped')
  await reach('pending')
  const refused = await reach('refused')
  expect((await close(buyer.token)).status).toBe(409)
  expect((await close(seller.token)).status).toBe(409)
  await report(refused.id, { report: 'returned' })
  await clock.advance(14 * DAY)
  await sweep()
  // Deleting requires a recent confirmation of the password.
  await fixture.api.db.updateTable('sessions').set({ confirmed_at: now }).execute()
  for (const { token } of [buyer, seller]) expect((await close(token)).status).toBe(200)
})

test('reports no failure of a sweep', () => {
  expect(warnings).toEqual([])
})
