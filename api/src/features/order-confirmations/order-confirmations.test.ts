import { randomUUID } from 'node:crypto'
import { getGuestCart } from '@closyyy/contract/carts-calls'
import { openDispute } from '@closyyy/contract/disputes-calls'
import { createOffer, listOffers } from '@closyyy/contract/offers-calls'
import { confirmPlacedOrder, sendOrderCode } from '@closyyy/contract/order-confirmations-calls'
import { getGuestOrder, getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'
import { readSettings } from '../../env.ts'
import { endPartsOfOrder } from '../../order-endings.ts'
import { endLapsedOrders } from './confirmation-ending.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(() => fixture.api.close())

const settings = readSettings({ PUBLIC_URL: 'https://shop.test' })
const fail = (detail: unknown) => {
  throw detail
}
const sweepContext = () => ({ db: fixture.api.db, settings, log: { warn: fail }, onOrderEnded: endPartsOfOrder })
const sweep = () => endLapsedOrders(sweepContext())
const age = (id: number, seconds: number) =>
  sql`update orders set confirm_by = confirm_by - make_interval(secs => ${seconds}) where id = ${id}`.execute(
    fixture.api.db,
  )
/** Ends the resend lock of a guest's phone. */
const unlock = () => sql`update order_codes set sent_at = sent_at - interval '31 seconds'`.execute(fixture.api.db)

async function place(quantity = 1, info = guestInfo()) {
  const product = await fixture.stock(quantity)
  const placed = await fixture.placeAsGuest([{ product_id: product.id, quantity }], info)
  return { product, info, order: placed.data, ...placed }
}

/** Lets the next new orders be mailed one by one (MESSAGE-8). */
const endMinute = () => fixture.api.db.deleteFrom('limit_windows').where('key', 'like', 'new-orders:%').execute()

const soldTo = async (id: number) => {
  const { data } = await fixture.api.call(listOrders, { query: { orderId: id } }, fixture.seller.token)
  return data.data.length
}

// CONFIRMATION-1
describe('an unconfirmed order', () => {
  test('waits fifteen minutes for its guest, who was sent a code by text message and nothing else', async () => {
    const { order, info } = await place()
    expect(order).toMatchObject({
      status: 'pending',
      actions: ['cancel'],
      confirmation: { state: 'waiting', channel: 'sms', sent_to: expect.stringMatching(/^0321 •••\d{4}$/) },
    })
    const seconds = (Date.parse(order.confirm_by ?? '') - Date.now()) / 1_000
    expect(Math.abs(seconds - 900)).toBeLessThan(60)
    expect(order.confirmation?.resend_in).toBeGreaterThan(20)
    expect(await fixture.notificationsTo(info.email)).toEqual([])
    expect(await fixture.codeTo(info.phone)).toMatch(/^\d{6}$/)
  })

  test('is unknown to its seller: no list, wallet, message or action has it', async () => {
    const { api, seller, act, notificationsTo } = fixture
    const mails = (await notificationsTo(seller.email)).length
    const wallet = async () => (await api.call(getWallet, {}, seller.token)).data
    const before = await wallet()
    const { order } = await place()
    expect(await soldTo(order.id)).toBe(0)
    expect(await wallet()).toEqual(before)
    expect(await notificationsTo(seller.email)).toHaveLength(mails)
    expect((await api.call(getOrder, { params: { id: order.id } }, seller.token)).status).toBe(404)
    for (const action of ['ship', 'deliver', 'cancel'] as const)
      expect((await act(action, order.id, seller.token)).status).toBe(404)
    const dispute = { order_id: order.id, reason: 'not-received' as const, message: 'Where?', photos: [] }
    expect((await api.call(openDispute, { body: dispute as never }, seller.token)).status).toBe(404)
  })

  test('cannot be shipped in the database either', async () => {
    const { order } = await place()
    const ship = sql`update orders set status = 'shipped', shipped_at = now() where id = ${order.id}`
    await expect(ship.execute(fixture.api.db)).rejects.toThrow('orders_unconfirmed')
  })

  test('keeps offers of others open until it is confirmed', async () => {
    const { api, buyer, stock, placeAsGuest, confirmAsGuest } = fixture
    const { id } = await stock(1)
    await api.call(createOffer, { body: { product_id: id, offer_price: 2_000 } }, buyer.token)
    const info = guestInfo()
    const { data } = await placeAsGuest([{ product_id: id }], info)
    const statusOf = () =>
      api.db.selectFrom('offers').select(['status', 'action']).where('product_id', '=', id).executeTakeFirst()
    expect(await statusOf()).toMatchObject({ status: 'pending' })
    expect((await confirmAsGuest(data.id, info)).status).toBe(200)
    expect(await statusOf()).toMatchObject({ status: 'rejected', action: 'closed' })
  })

  test('is cancelled by its guest without a word to the seller', async () => {
    const { seller, act, stockOf, notificationsTo } = fixture
    const { order, info, product } = await place()
    const mails = (await notificationsTo(seller.email)).length
    const { data } = await act('cancel', order.id, undefined, { guest_id: info.guest_id })
    expect(data).toMatchObject({ status: 'cancelled', actions: [] })
    expect(data).not.toHaveProperty('confirmation')
    expect(await stockOf(product.id)).toEqual({ quantity_left: 1, sold: false })
    expect(await notificationsTo(seller.email)).toHaveLength(mails)
    expect(await soldTo(order.id)).toBe(0)
    expect((await fixture.api.call(getOrder, { params: { id: order.id } }, seller.token)).status).toBe(404)
  })
})

// CONFIRMATION-2
describe('a confirmation', () => {
  test('gives the order to its seller and tells both sides', async () => {
    const { seller, notificationsTo, confirmAsGuest, act } = fixture
    const { order, info } = await place()
    await endMinute()
    const mails = (await notificationsTo(seller.email)).length
    const confirmed = await confirmAsGuest(order.id, info)
    expect(confirmed).toMatchObject({ status: 200, data: { status: 'pending', actions: ['cancel'] } })
    expect(confirmed.data.confirm_by ?? null).toBeNull()
    expect(confirmed.data).not.toHaveProperty('confirmation')
    expect((await notificationsTo(info.email)).map(({ template }) => template)).toEqual(['order-placed'])
    expect((await notificationsTo(seller.email)).slice(mails).map(({ template }) => template)).toEqual([
      'order-received',
    ])
    expect(await soldTo(order.id)).toBe(1)
    expect((await act('ship', order.id, seller.token)).status).toBe(200)
  })

  test('by the link of the text message needs no code, and works on another device', async () => {
    const { api, tokenIn } = fixture
    const { order, info } = await place()
    const [message] = await fixture.notificationsTo(`92${info.phone.slice(1)}`)
    expect(message?.body).toContain(`/orderconfirmation/${order.id}?token=`)
    const body = { token: tokenIn(message?.body ?? '') }
    const confirmed = await api.call(confirmPlacedOrder, { params: { id: order.id }, body })
    expect([confirmed.status, confirmed.data.confirm_by ?? null]).toEqual([200, null])
    const query = { ...body, type: 'purchased' as const }
    expect((await api.call(getGuestOrder, { params: { orderId: order.id }, query })).status).toBe(200)
  })

  test('is not possible with another link, a wrong code or another guest’s id', async () => {
    const { api, confirmAsGuest, codeTo, notificationsTo, tokenIn } = fixture
    const first = await place()
    await confirmAsGuest(first.order.id, first.info)
    const receipt = tokenIn((await notificationsTo(first.info.email))[0]?.body ?? '')
    const { order, info } = await place()
    const confirm = (body: object) => api.call(confirmPlacedOrder, { params: { id: order.id }, body })
    const code = await codeTo(info.phone)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect(await confirm({ guest_id: info.guest_id, code: wrong })).toMatchObject({
      status: 422,
      failure: { errors: { code: ['Invalid or expired OTP. Please try again.'] } },
    })
    expect((await confirm({ guest_id: info.guest_id })).status).toBe(422)
    expect((await confirm({ guest_id: randomUUID(), code })).status).toBe(404)
    expect((await confirm({ token: receipt, code })).status).toBe(404)
    expect((await confirm({ code })).status).toBe(401)
    expect(await soldTo(order.id)).toBe(0)
  })

  test('by a code has five tries', async () => {
    const { api, codeTo } = fixture
    const { order, info } = await place()
    const code = await codeTo(info.phone)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const confirm = (given: string) =>
      api.call(confirmPlacedOrder, { params: { id: order.id }, body: { guest_id: info.guest_id, code: given } })
    for (let attempt = 0; attempt < 5; attempt++) await confirm(wrong)
    expect((await confirm(code)).status).toBe(422)
  })

  test('confirms every order that waits for the same guest and phone, and none is asked for again', async () => {
    const { confirmAsGuest, placeAsGuest, stock } = fixture
    const info = guestInfo()
    const [one, two] = [await place(1, info), await place(1, info)]
    await confirmAsGuest(two.order.id, info)
    expect([await soldTo(one.order.id), await soldTo(two.order.id)]).toEqual([1, 1])
    const third = await placeAsGuest([{ product_id: (await stock(1)).id }], info)
    expect(third.data.confirm_by ?? null).toBeNull()
    const other = { ...info, phone: guestInfo().phone }
    expect((await placeAsGuest([{ product_id: (await stock(1)).id }], other)).data.confirm_by).toEqual(
      expect.any(String),
    )
  })

  test('can be repeated, and is notified once by concurrent calls', async () => {
    const { seller, notificationsTo, confirmAsGuest } = fixture
    const { order, info } = await place()
    await endMinute()
    const mails = (await notificationsTo(seller.email)).length
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => confirmAsGuest(order.id, info)))).map(
      ({ status }) => status,
    )
    expect(statuses.filter(status => status !== 200 && status !== 422)).toEqual([])
    expect(statuses).toContain(200)
    expect((await confirmAsGuest(order.id, info)).status).toBe(200)
    expect(await notificationsTo(seller.email)).toHaveLength(mails + 1)
  })

  test('gets another code after 30 seconds, which replaces the first', async () => {
    const { api, codeTo } = fixture
    const { order, info } = await place()
    const first = await codeTo(info.phone)
    const resend = () => api.call(sendOrderCode, { params: { id: order.id }, body: { guest_id: info.guest_id } })
    expect((await resend()).status).toBe(429)
    await unlock()
    expect(await resend()).toMatchObject({ status: 200, data: { resend_in: 30 } })
    const second = await codeTo(info.phone)
    expect(second).not.toBe(first)
    const confirm = (code: string) =>
      api.call(confirmPlacedOrder, { params: { id: order.id }, body: { guest_id: info.guest_id, code } })
    expect((await confirm(first)).status).toBe(422)
    expect((await confirm(second)).status).toBe(200)
    expect((await resend()).status).toBe(409)
  })

  test('of an account without a phone goes to its email, and may take twelve hours', async () => {
    const { api, person, buy, stock, notificationsTo, tokenIn, codeTo } = fixture
    const buyer = await person({ phone: null })
    const { data } = await buy([{ product_id: (await stock(1)).id }], buyer)
    expect(data.confirmation).toMatchObject({ state: 'waiting', channel: 'email' })
    const hours = (Date.parse(data.confirm_by ?? '') - Date.now()) / 3_600_000
    expect(Math.abs(hours - 12)).toBeLessThan(0.1)
    const [mail] = await notificationsTo(buyer.email)
    expect([mail?.template, tokenIn(mail?.body ?? '').length]).toEqual(['order-to-confirm', 43])
    const list = await api.call(listOrders, { query: { type: 'purchased', orderId: data.id } }, buyer.token)
    expect(list.data.data[0]?.confirmation).toMatchObject({ state: 'waiting' })
    const body = { code: await codeTo(buyer.email) }
    expect((await api.call(confirmPlacedOrder, { params: { id: data.id }, body }, buyer.token)).status).toBe(200)
    expect(await soldTo(data.id)).toBe(1)
  })
})

// CONFIRMATION-3
describe('an order that nobody confirms in time', () => {
  test('is cancelled: its stock is free, its items are in the bag, and its guest is told once', async () => {
    const { api, seller, stockOf, notificationsTo } = fixture
    const info = guestInfo()
    const orders = [await place(2, info), await place(1, info)]
    const mails = (await notificationsTo(seller.email)).length
    for (const { order } of orders) await age(order.id, 900)
    await Promise.all([sweep(), sweep(), sweep()])
    expect(await stockOf(orders[0]?.product.id ?? 0)).toEqual({ quantity_left: 2, sold: false })
    const cart = await api.call(getGuestCart, { query: { guest_id: info.guest_id } })
    expect(cart.data.items.map(({ quantity }) => quantity).sort((one, other) => one - other)).toEqual([1, 2])
    expect((await notificationsTo(info.email)).map(({ template }) => template)).toEqual(['order-unconfirmed'])
    expect(await notificationsTo(seller.email)).toHaveLength(mails)
    const params = { orderId: orders[0]?.order.id ?? 0 }
    expect((await api.call(getGuestOrder, { params, query: { guest_id: info.guest_id } })).data).toMatchObject({
      status: 'cancelled',
      confirmation: { state: 'lapsed', sent_to: null },
    })
    const { rows } = await sql`select 1 from ledger_transactions where order_id = ${params.orderId}`.execute(api.db)
    expect(rows).toEqual([])
    expect(await soldTo(params.orderId)).toBe(0)
  })

  test('stays until its time, and cannot be confirmed afterwards, swept or not', async () => {
    const { confirmAsGuest, stockOf } = fixture
    const { order, info, product } = await place()
    await age(order.id, 840)
    await sweep()
    expect(await stockOf(product.id)).toEqual({ quantity_left: 0, sold: true })
    await age(order.id, 60)
    const rejected = { status: 409, failure: { message: expect.stringContaining('wasn’t confirmed in time') } }
    expect(await confirmAsGuest(order.id, info)).toMatchObject(rejected)
    await sweep()
    expect(await confirmAsGuest(order.id, info)).toMatchObject(rejected)
  })

  test('returns to the bag at the price of an offer that still holds', async () => {
    const { api, person, stock, buy, seller } = fixture
    const buyer = await person({ phone: null })
    const { id } = await stock(1)
    const { data: offer } = await api.call(createOffer, { body: { product_id: id, offer_price: 2_000 } }, buyer.token)
    await api.db.updateTable('offers').set({ status: 'accepted' }).where('id', '=', offer.id).execute()
    const { data } = await buy([{ product_id: id, offer_id: offer.id }], buyer)
    await age(data.id, 12 * 3_600)
    await sweep()
    const item = await api.db
      .selectFrom('cart_items')
      .select(['offer_id', 'quantity'])
      .where('product_id', '=', id)
      .executeTakeFirst()
    expect(item).toEqual({ offer_id: offer.id, quantity: 1 })
    expect((await api.call(listOffers, { query: { type: 'received' } as never }, seller.token)).status).toBe(200)
  })
})
