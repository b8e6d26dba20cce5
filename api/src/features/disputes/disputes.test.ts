import { randomUUID } from 'node:crypto'
import * as calls from '@closyyy/contract/disputes-calls'
import { cancelOrder } from '@closyyy/contract/orders-calls'
import { getWallet } from '@closyyy/contract/wallet-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import { emailsTo } from '../../../test/emails.ts'
import { hashToken } from '../sessions/tokens.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>
let api: (typeof fixture)['api']
let buyer: (typeof fixture)['buyer']
let seller: (typeof fixture)['seller']

beforeAll(async () => {
  fixture = await openDisputeFixture()
  api = fixture.api
})
beforeEach(async () => {
  await fixture.meetNewPeople()
  ;({ buyer, seller } = fixture)
})
afterAll(() => api.close())

const read = (id: number, who: string, query: object = {}) => api.call(calls.getDispute, { params: { id }, query }, who)
const list = async (query: object, who = buyer.token) => (await api.call(calls.listDisputes, { query }, who)).data
const ids = async (query: object, who?: string) => (await list(query, who)).data.map(({ id }) => id)

describe('a dispute', () => {
  test('is raised by the buyer, discussed and resolved; each time the other side is notified', async () => {
    const { id: order_id, tracking_no, product } = await fixture.order()
    const { status, data } = await fixture.raise(order_id, buyer.token)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      raised_by: 'buyer',
      reason: 'damaged',
      status: 'open',
      resolved_at: null,
      order: { id: order_id, tracking_no, status: 'delivered', total_amount: 2_250, title: product.title },
      seller: { id: seller.id, name: seller.username },
      buyer: { id: buyer.id, name: buyer.username },
      messages: [{ author: 'buyer', message: 'A torn seam.' }],
      actions: ['message', 'resolve'],
    })
    expect(await fixture.write(data.id, seller.token)).toMatchObject({
      status: 200,
      data: { last_message: { author: 'seller', message: 'Send it back.' }, actions: ['message'] },
    })
    await fixture.write(data.id, buyer.token, { message: 'Done.' })
    const ended = (await fixture.resolve(data.id, buyer.token)).data
    expect(ended).toMatchObject({ status: 'resolved', resolved_at: ended.updated_at, actions: [] })
    expect(ended.messages.map(({ author }) => author)).toEqual(['buyer', 'seller', 'buyer'])
    expect((await read(data.id, seller.token)).data).toEqual({ ...ended, actions: [] })
    const toSeller = await emailsTo(api.db, seller.email)
    expect(toSeller.map(({ template }) => template)).toEqual(['dispute-opened', 'dispute-resolved'])
    expect(toSeller[0]?.subject).toBe(`${buyer.username} reported a problem with order ${tracking_no}`)
    expect(toSeller[0]?.body).toContain(`/seller/resolution?dispute=${data.id}`)
    expect(toSeller.map(({ body }) => body).join()).not.toMatch(/A torn seam|Done\./)
    expect(await emailsTo(api.db, buyer.email)).toEqual([])
  })

  test('may be resolved by an admin, who notifies both sides', async () => {
    const { id } = (await fixture.raise((await fixture.order()).id, seller.token)).data
    expect((await fixture.write(id, fixture.admin)).data.last_message).toMatchObject({ author: 'admin' })
    expect((await fixture.resolve(id, fixture.admin)).data.status).toBe('resolved')
    expect((await emailsTo(api.db, buyer.email)).map(({ template }) => template)).toEqual([
      'dispute-opened',
      'dispute-resolved',
    ])
    expect((await emailsTo(api.db, seller.email)).map(({ template }) => template)).toEqual(['dispute-resolved'])
  })

  test.each([
    ['another reason', { reason: 'boredom' }, 'reason', 'Please choose a reason.'],
    ['no reason', { reason: undefined }, 'reason', 'Please choose a reason.'],
    ['an empty message', { message: '  ' }, 'message', 'Please enter a message.'],
    ['no message', { message: undefined }, 'message', 'Please enter a message.'],
    ['a long message', { message: 'a'.repeat(2_001) }, 'message', 'At most 2000 characters are allowed.'],
    ['a guest id that is none', { guest_id: 'me' }, 'guest_id', 'Please check this field.'],
  ])('is rejected with %s', async (_what, set, field, message) => {
    const { id } = await fixture.order()
    expect(await fixture.raise(id, buyer.token, set)).toMatchObject({
      status: 422,
      failure: { errors: { [field]: [message] } },
    })
  })

  test('returns 401 without a session or a proof', async () => {
    const { id } = (await fixture.raise((await fixture.order()).id, buyer.token)).data
    const responses = [fixture.raise(1, ''), fixture.write(id, ''), fixture.resolve(id, ''), read(id, '')]
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect((await api.call(calls.listDisputes, { query: {} })).status).toBe(401)
  })
})

describe('a guest', () => {
  const guest_id = randomUUID()
  const token = 'x'.repeat(43)

  async function guestOrder() {
    const { id } = await fixture.order()
    const guest = { guest_id, guest_email: 'zara@example.pk', guest_phone: '923331234567' }
    await api.db
      .updateTable('orders')
      .set({ buyer_id: null, ...guest, guest_first_name: 'Zara', guest_last_name: 'Ali' })
      .where('id', '=', id)
      .execute()
    await api.db.deleteFrom('order_links').execute()
    await api.db
      .insertInto('order_links')
      .values({ order_id: id, token_hash: hashToken(token) })
      .execute()
    return id
  }

  test('acts as the buyer with proof of the order, and receives links with it', async () => {
    const id = (await fixture.raise(await guestOrder(), '', { token })).data.id
    expect((await read(id, '', { guest_id })).data).toMatchObject({
      raised_by: 'buyer',
      buyer: { id: null, name: 'Zara' },
    })
    expect((await fixture.write(id, seller.token)).status).toBe(200)
    const [notice] = await emailsTo(api.db, 'zara@example.pk')
    expect((await fixture.write(id, '', { guest_id })).data.last_message.author).toBe('buyer')
    const link = /orderconfirmation\/\d+\?token=([\w-]+)/.exec(notice?.body ?? '')?.[1]
    expect((await read(id, '', { token: link })).status).toBe(200)
    expect((await fixture.resolve(id, '', { token: link })).data.status).toBe('resolved')
  })

  test('finds nothing with a wrong proof', async () => {
    const order_id = await guestOrder()
    for (const proof of [{ guest_id: randomUUID() }, { token: 'y'.repeat(43) }])
      expect((await fixture.raise(order_id, '', proof)).status).toBe(404)
    const { id } = (await fixture.raise(order_id, '', { guest_id })).data
    const other = { token: 'y'.repeat(43) }
    const responses = await Promise.all([
      read(id, '', other),
      fixture.write(id, '', other),
      fixture.resolve(id, '', other),
    ])
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  // DISPUTE-9
  test('proposes how their problem ends, but not with the token of another order', async () => {
    const { id } = (await fixture.raise(await guestOrder(), '', { guest_id })).data
    // The token now belongs to the second order.
    const other = (await fixture.raise(await guestOrder(), '', { token })).data
    expect((await fixture.propose(id, '', { token })).status).toBe(404)
    expect((await read(id, '', { guest_id })).data.settlement?.proposal).toBeNull()
    const { settlement } = (await fixture.propose(other.id, '', { token })).data
    expect(settlement?.proposal).toMatchObject({ by: 'buyer', decision: 'refund' })
  })
})

describe('an order with a dispute', () => {
  const wallet = async () => (await api.call(getWallet, { query: {} }, seller.token)).data.wallet

  // DISPUTE-2
  test('stays unconfirmed in the ledger until the buyer confirms, which resolves the dispute', async () => {
    const { id: orderId } = await fixture.order()
    const { id } = (await fixture.raise(orderId, buyer.token)).data
    expect(await wallet()).toMatchObject({ balance: 0, unconfirmed_balance: 1_800 })
    await fixture.resolve(id, buyer.token)
    const again = (await fixture.raise(orderId, seller.token)).data
    expect(await wallet()).toMatchObject({ balance: 0, unconfirmed_balance: 1_800 })
    expect((await fixture.confirm(orderId)).status).toBe(200)
    expect(await wallet()).toMatchObject({ balance: 1_800, unconfirmed_balance: 0 })
    expect((await read(again.id, seller.token)).data).toMatchObject({
      status: 'resolved',
      order: { status: 'completed' },
    })
  })

  test('resolves the dispute if it is cancelled', async () => {
    const { id: orderId } = await fixture.order('pending')
    const { id } = (await fixture.raise(orderId, seller.token)).data
    await api.call(cancelOrder, { params: { id: orderId }, body: {} }, buyer.token)
    expect((await read(id, buyer.token)).data).toMatchObject({ status: 'resolved', order: { status: 'cancelled' } })
  })

  test.each(['completed', 'cancelled'] as const)('rejects a dispute once it is %s', async status => {
    const response = await fixture.raise((await fixture.order(status)).id, buyer.token)
    expect(response).toMatchObject({ status: 409, failure: { message: 'This order is closed.' } })
  })
})

describe('concurrent calls', () => {
  const statuses = async (responses: Promise<{ status: number }>[]) =>
    (await Promise.all(responses)).map(({ status }) => status).sort()

  test('raise one dispute, and resolve it once', async () => {
    for (let round = 0; round < 5; round++) {
      const { id: orderId } = await fixture.order()
      const both = [
        fixture.raise(orderId, buyer.token),
        fixture.raise(orderId, seller.token),
        fixture.raise(orderId, buyer.token),
      ]
      expect(await statuses(both)).toEqual([201, 409, 409])
      const [open] = (await list({ order_id: orderId })).data
      const id = open?.id ?? 0
      const who = open?.raised_by === 'buyer' ? buyer.token : seller.token
      expect(
        await statuses([fixture.resolve(id, who), fixture.resolve(id, fixture.admin), fixture.resolve(id, who)]),
      ).toEqual([200, 409, 409])
    }
  })

  test('confirm an order and open a dispute, which does not stay open', async () => {
    for (let round = 0; round < 5; round++) {
      const { id: orderId } = await fixture.order()
      const calls = [fixture.confirm(orderId), fixture.raise(orderId, seller.token)]
      const [confirmed, raised] = await Promise.all(round % 2 ? calls : calls.reverse()).then(both =>
        round % 2 ? both : both.reverse(),
      )
      expect([confirmed?.status, raised?.status]).toEqual([200, expect.toBeOneOf([201, 409])])
      expect(await ids({ order_id: orderId, status: 'open' })).toEqual([])
    }
  })
})

describe('the lists', () => {
  test('filter by raiser and status, as buyer and as seller', async () => {
    const sold = (await fixture.raise((await fixture.order()).id, seller.token)).data
    const bought = (await fixture.raise((await fixture.order()).id, buyer.token)).data
    const settled = (await fixture.raise((await fixture.order()).id, buyer.token)).data
    await fixture.resolve(settled.id, buyer.token)
    expect(await ids({})).toEqual([settled.id, bought.id, sold.id])
    expect(await ids({ raised_by: 'me' })).toEqual([settled.id, bought.id])
    expect(await ids({ raised_by: 'me', status: 'open' })).toEqual([bought.id])
    expect(await ids({ raised_by: 'others' })).toEqual([sold.id])
    expect(await ids({ raised_by: 'me' }, seller.token)).toEqual([sold.id])
    expect(await ids({ raised_by: 'others', status: 'resolved' }, seller.token)).toEqual([settled.id])
    await fixture.write(sold.id, buyer.token)
    expect(await list({ per_page: 2 })).toMatchObject({
      data: [{ id: sold.id, actions: ['message'], last_message: { author: 'buyer' } }, { id: settled.id }],
      total: 3,
      last_page: 2,
    })
    expect(await ids({}, fixture.stranger)).toEqual([])
  })

  test('of everyone are for admins only, oldest first', async () => {
    const [first, second] = [
      await fixture.raise((await fixture.order()).id, buyer.token),
      await fixture.raise((await fixture.order()).id, buyer.token),
    ]
    const all = (query: object, who: string) =>
      api.call(calls.listAllDisputes, { query: { per_page: 48, ...query } }, who)
    const { data } = (await all({}, fixture.admin)).data
    const own = data.filter(each => each.seller.id === seller.id)
    expect(own.map(({ id }) => id)).toEqual([first.data.id, second.data.id])
    expect(own[0]?.actions).toEqual(['message', 'resolve'])
    expect((await all({ status: 'resolved' }, fixture.admin)).data.data.every(each => each.status === 'resolved')).toBe(
      true,
    )
    expect([(await all({}, buyer.token)).status, (await all({}, 'dead')).status]).toEqual([403, 401])
  })
})

test('limits the messages of an account', async () => {
  const { id } = (await fixture.raise((await fixture.order()).id, buyer.token)).data
  const { token } = await fixture.person('Zoya')
  const attempts = (count: number, write: () => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: count }, write)).then(responses => responses.map(({ status }) => status).sort())
  expect(await attempts(61, () => fixture.write(id, token))).toEqual([...Array(60).fill(404), 429])
  expect((await fixture.write(id, buyer.token)).status).toBe(200)
  expect(await attempts(21, () => fixture.write(id, '', { guest_id: randomUUID() }))).toContain(429)
})
