import { randomUUID } from 'node:crypto'
import { checkoutGuest } from '@closyyy/contract/checkout-calls'
import { orderActions } from '@closyyy/contract/orders'
import { getGuestOrder, getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { getOwnStats } from '@closyyy/contract/stats-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'
import { balanceOf } from '../ledger/ledger-service.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>

beforeAll(async () => {
  fixture = await openOrderFixture()
})
afterAll(() => fixture.api.close())

const newOrder = async () => (await fixture.buy([{ product_id: (await fixture.stock(1)).id }])).data

/** Returns the seller's sold items as the public profile and as the seller's own stats count them. */
async function soldItems(): Promise<{ profile: number; stats: number }> {
  const { api, seller } = fixture
  const profile = await api.call(getProfile, { params: { id: seller.id } })
  const stats = await api.call(getOwnStats, {}, seller.token)
  return { profile: profile.data.sold_count, stats: stats.data.items_sold }
}

describe('an order', () => {
  // ORDER-5, ORDER-12
  test('is shipped, delivered and confirmed: each side sees it and is notified, and the money follows', async () => {
    const { api, buyer, seller, act, notificationsTo } = fixture
    const { id } = await newOrder()
    const [mails, before] = [await notificationsTo(buyer.email), await balanceOf(api.db, seller.id)]
    const shipped = await act('ship', id, seller.token)
    expect(shipped).toMatchObject({
      status: 200,
      data: {
        status: 'shipped',
        shipped_at: expect.any(String),
        actions: ['deliver'],
        seller_profit: 2_250,
        buyer: { id: buyer.id, first_name: 'Ayesha', last_name: 'Khan', phone: buyer.phone },
      },
    })
    expect((await act('deliver', id, seller.token)).data).toMatchObject({ status: 'delivered', actions: [] })
    const confirmed = await act('confirm', id, buyer.token)
    expect(confirmed.data).toMatchObject({ status: 'completed', completed_at: expect.any(String), actions: [] })
    expect(confirmed.data).not.toHaveProperty('seller_profit')
    const after = await balanceOf(api.db, seller.id)
    expect([after.unconfirmed - before.unconfirmed, after.balance - before.balance]).toEqual([-225_000, 225_000])
    const templates = (await notificationsTo(buyer.email)).slice(mails.length).map(({ template }) => template)
    expect(templates).toEqual(['order-shipped', 'order-delivered'])
    expect((await notificationsTo(seller.email)).at(-1)?.template).toBe('order-completed')
  })

  // ORDER-1
  test('counts as sold items once completed, on the profile and in the stats', async () => {
    const { buyer, seller, act, stock, buy } = fixture
    const { profile: before } = await soldItems()
    const counts = (added: number) => ({ profile: before + added, stats: before + added })
    const items = [{ product_id: (await stock(1)).id }, { product_id: (await stock(5)).id, quantity: 2 }]
    const { id } = (await buy(items)).data
    expect(await soldItems()).toEqual(counts(0))
    await act('ship', id, seller.token)
    expect(await soldItems()).toEqual(counts(0))
    await act('confirm', id, buyer.token)
    expect(await soldItems()).toEqual(counts(3))
    await act('cancel', (await newOrder()).id, buyer.token)
    expect(await soldItems()).toEqual(counts(3))
  })

  test('can be confirmed as soon as it is shipped', async () => {
    const { buyer, seller, act } = fixture
    const { id } = await newOrder()
    await act('ship', id, seller.token)
    expect((await act('confirm', id, buyer.token)).data).toMatchObject({ status: 'completed', delivered_at: null })
  })

  // ORDER-6
  test.each(['buyer', 'seller'] as const)('restores stock and money if cancelled by its %s', async side => {
    const { api, buyer, seller, act, stock, buy, stockOf, change, notificationsTo } = fixture
    const [last, some, marked] = [await stock(1), await stock(5), await stock(3)]
    const before = await balanceOf(api.db, seller.id)
    const items = [{ product_id: last.id }, { product_id: some.id, quantity: 2 }, { product_id: marked.id }]
    const { id } = (await buy(items)).data
    await change(marked.id, { sold: true })
    const cancelled = await act('cancel', id, fixture[side].token)
    expect(cancelled).toMatchObject({ status: 200, data: { status: 'cancelled', cancelled_at: expect.any(String) } })
    expect([await stockOf(last.id), await stockOf(some.id), await stockOf(marked.id)]).toEqual([
      { quantity_left: 1, sold: false },
      { quantity_left: 5, sold: false },
      { quantity_left: 3, sold: true },
    ])
    expect(await balanceOf(api.db, seller.id)).toEqual(before)
    const other = side === 'buyer' ? seller : buyer
    expect((await notificationsTo(other.email)).at(-1)?.template).toBe(`order-cancelled-by-${side}`)
    expect((await buy([{ product_id: last.id }])).status).toBe(201)
  })

  test('rejects an action that its state forbids and returns the state', async () => {
    const { buyer, seller, act } = fixture
    const { id } = await newOrder()
    const errorOf = async (...given: Parameters<typeof act>) => {
      const { status, failure } = await act(...given)
      return [status, failure.message]
    }
    expect(await errorOf('confirm', id, buyer.token)).toEqual([409, 'This order has not been shipped yet.'])
    expect(await errorOf('deliver', id, seller.token)).toEqual([409, 'This order has not been shipped yet.'])
    await act('ship', id, seller.token)
    expect(await errorOf('ship', id, seller.token)).toEqual([409, 'This order has already been shipped.'])
    expect(await errorOf('cancel', id, buyer.token)).toEqual([409, 'This order has already been shipped.'])
    expect(await errorOf('ship', id, buyer.token)).toEqual([
      403,
      'Only the seller of this order can mark it as shipped.',
    ])
    expect(await errorOf('confirm', id, seller.token)).toEqual([403, 'Only the buyer of this order can confirm it.'])
    await act('confirm', id, buyer.token)
    expect(await errorOf('cancel', id, seller.token)).toEqual([409, 'This order has already been completed.'])
  })

  // PRIVACY-3
  test('returns 404 to outsiders; admins can only read it', async () => {
    const { api, act, person, buyer } = fixture
    const { id } = await newOrder()
    const stranger = (await person()).token
    const admin = await signIn(api.db, await addUser(api.db, { is_admin: true }))
    for (const action of orderActions) {
      expect((await act(action, id, stranger)).status).toBe(404)
      expect((await act(action, id, admin)).status).toBe(403)
      expect((await act(action, id)).status).toBe(401)
      expect((await act(action, 9_999_999, buyer.token)).status).toBe(404)
    }
    expect((await api.call(getOrder, { params: { id } }, stranger)).status).toBe(404)
    expect((await api.call(getOrder, { params: { id } })).status).toBe(401)
    expect((await api.call(getOrder, { params: { id } }, admin)).data).toMatchObject({ actions: [], buyer: {} })
    expect((await api.call(getOrder, { params: { id } }, buyer.token)).data).toMatchObject({ id, status: 'pending' })
    expect((await api.call(listOrders, { query: { orderId: id, type: 'purchased' } }, stranger)).data.data).toEqual([])
  })
})

// ORDER-7
describe('a guest’s order', () => {
  test('opens only with its guest id or a link of its emails', async () => {
    const { api, stock, buyAsGuest, notificationsTo, tokenIn, act, seller } = fixture
    const info = guestInfo()
    const { data } = await buyAsGuest([{ product_id: (await stock(1)).id }], info)
    const other = (await buyAsGuest([{ product_id: (await stock(1)).id }])).data
    const open = (query: object, orderId = data.id) =>
      api.call(getGuestOrder, { params: { orderId }, query: { type: 'purchased', ...query } })
    expect((await open({ guest_id: info.guest_id })).data).toEqual(data)
    const first = tokenIn((await notificationsTo(info.email))[0]?.body ?? '')
    expect(await open({ token: first })).toMatchObject({
      status: 200,
      data: { id: data.id },
      headers: { 'cache-control': 'no-store' },
    })
    expect((await open({ guest_id: info.guest_id.toUpperCase() })).status).toBe(200)
    const rejected = [
      await open({ guest_id: randomUUID() }),
      await open({ token: `${first}x` }),
      await open({ token: first }, other.id),
      await open({ guest_id: info.guest_id }, other.id),
    ]
    expect(rejected.map(({ status, failure }) => [status, failure.message])).toEqual(
      Array(4).fill([404, 'Order not found.']),
    )
    expect((await open({})).status).toBe(422)
    expect((await open({ guest_id: 'guest-1' })).status).toBe(422)
    await act('ship', data.id, seller.token)
    const second = tokenIn((await notificationsTo(info.email))[1]?.body ?? '')
    expect(second).not.toBe(first)
    for (const token of [first, second]) expect((await open({ token })).data.status).toBe('shipped')
    expect((await act('confirm', data.id, undefined, { token: second })).data.status).toBe('completed')
  })

  test('is cancelled or confirmed by its guest only', async () => {
    const { stock, buyAsGuest, act, seller, person } = fixture
    const info = guestInfo()
    const { id } = (await buyAsGuest([{ product_id: (await stock(1)).id }], info)).data
    expect((await act('cancel', id, undefined, { guest_id: randomUUID() })).status).toBe(404)
    expect((await act('cancel', id, undefined, { token: 'guessed' })).status).toBe(404)
    expect((await act('cancel', id, (await person()).token)).status).toBe(404)
    expect((await act('cancel', id, undefined, { guest_id: info.guest_id })).data.status).toBe('cancelled')
    expect((await act('ship', id, seller.token)).status).toBe(409)
    expect((await act('confirm', id, seller.token, { guest_id: info.guest_id })).status).toBe(403)
  })
})

describe('two concurrent actions', () => {
  test.each([
    ['ship', 'cancel'],
    ['cancel', 'cancel'],
    ['ship', 'ship'],
  ] as const)('%s and %s end in one result and one 409', async (one, two) => {
    const { seller, buyer, act, api } = fixture
    for (let round = 0; round < 5; round++) {
      const { id } = await newOrder()
      const responses = await Promise.all([
        act(one, id, seller.token),
        act(two, id, two === 'ship' ? seller.token : buyer.token),
      ])
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
      const winner = responses.find(({ status }) => status === 200)?.data.status
      const loser = responses.find(({ status }) => status === 409)?.failure.message
      expect(loser).toBe(`This order has already been ${winner}.`)
      expect((await api.call(getOrder, { params: { id } }, buyer.token)).data.status).toBe(winner)
    }
  })
})

// MESSAGE-4
test('sends every email about an order in its reader’s language: the account’s, or the one the guest ordered in', async () => {
  const { api, person, stock, buy, guestBody, confirmAsGuest, act, notificationsTo } = fixture
  const [seller, reader] = [await person({ locale: 'ur' }), await person({ locale: 'ur' })]
  const items = [{ product_id: (await stock(9, { seller_id: seller.id })).id }]
  const guests = { en: guestInfo(), ur: guestInfo() }
  const orders = [(await buy(items, reader, seller.id)).data]
  for (const language of ['en', 'ur'] as const) {
    const response = await api.app.inject({
      method: 'POST',
      url: `/api${checkoutGuest.path}`,
      headers: { 'accept-language': language },
      payload: guestBody(guests[language], items, seller.id),
    })
    const { data } = response.json<{ data: (typeof orders)[0] }>()
    orders.push((await confirmAsGuest(data.id, guests[language])).data)
  }
  for (const { id } of orders) {
    await act('ship', id, seller.token)
    await act('deliver', id, seller.token)
  }
  await act('confirm', orders[0]?.id ?? 0, reader.token)
  const isUrdu = ({ body }: { body: string }) => body.startsWith('السلام علیکم')
  const lines = async (email: string) => (await notificationsTo(email)).map(isUrdu)
  expect(await lines(reader.email)).toEqual([true, true, true])
  expect(await lines(guests.ur.email)).toEqual([true, true, true])
  expect(await lines(guests.en.email)).toEqual([false, false, false])
  expect(await lines(seller.email)).toEqual([true, true, true, true])
})
