import {
  blockChat,
  getChat,
  listChats,
  markChatRead,
  sendChatMessage,
  startChat,
  unblockChat,
} from '@closyyy/contract/chats-calls'
import { takeDownProduct } from '@closyyy/contract/moderation-calls'
import { createReport, listReports } from '@closyyy/contract/reports-calls'
import { setVacation } from '@closyyy/contract/vacation-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addOrder, addProduct, addSuspension, addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let seller: Awaited<ReturnType<typeof addUser>>
let sellerToken: string
let buyer: Awaited<ReturnType<typeof addUser>>
let buyerToken: string
let productId: number

beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(async () => {
  seller = await addUser(api.db, { first_name: 'Sana' })
  sellerToken = await signIn(api.db, seller)
  buyer = await addUser(api.db, { first_name: 'Rabia' })
  buyerToken = await signIn(api.db, buyer)
  productId = (await addProduct(api.db, { seller_id: seller.id, title: 'Linen kurta' })).id
})
afterAll(() => api.close())

const ask = (message = 'Is it lined?', product_id = productId, token = buyerToken) =>
  api.call(startChat, { body: { product_id, message } }, token)
const send = (id: number, message: string, token: string) =>
  api.call(sendChatMessage, { params: { id }, body: { message } }, token)
const read = async (id: number, token: string) => (await api.call(getChat, { params: { id } }, token)).data
const list = async (token: string) => (await api.call(listChats, { query: {} }, token)).data.data
const textsOf = async (id: number) => (await read(id, buyerToken)).messages.map(({ message }) => message)
const setProduct = (set: object, id = productId) =>
  api.db.updateTable('products').set(set).where('id', '=', id).execute()
const block = async (id: number, token: string) => (await api.call(blockChat, { params: { id } }, token)).data

/** Returns the state that the buyer sees, and the response to a message of theirs. */
async function stateFor(id: number, token = buyerToken) {
  const { state } = await read(id, token)
  const { status, failure } = await send(id, 'And now?', token)
  return { state, status, message: status === 200 ? undefined : failure.message }
}

async function orderOf(status: 'shipped' | 'completed', buyer_id = buyer.id) {
  const { id: order_id } = await addOrder(api.db, { seller_id: seller.id, buyer_id, status })
  const item = { order_id, product_id: productId, title: 'Linen kurta', price_paisa: 250_000, quantity: 1 }
  await api.db.insertInto('order_items').values(item).execute()
}

// CHAT-1
describe('asking about a listing', () => {
  test('starts one chat that both sides read and write in', async () => {
    const { status, data } = await ask()
    expect([status, data.state, data.is_unread, data.product.title]).toEqual([201, 'open', false, 'Linen kurta'])
    expect((await send(data.id, 'Yes, with cotton.', sellerToken)).status).toBe(200)
    const again = await ask('And the sleeves?')
    expect(again.data.id).toBe(data.id)
    expect(await textsOf(data.id)).toEqual(['Is it lined?', 'Yes, with cotton.', 'And the sleeves?'])
    expect((await list(sellerToken)).map(({ buyer: { name } }) => name)).toEqual([buyer.username])
  })

  test('starts one chat for concurrent questions', async () => {
    const ids = (await Promise.all([ask('One?'), ask('Two?'), ask('Three?')])).map(({ data }) => data.id)
    expect(new Set(ids).size).toBe(1)
    expect((await textsOf(ids[0] ?? 0)).toSorted()).toEqual(['One?', 'Three?', 'Two?'])
  })

  test('is not possible for one’s own or hidden listing', async () => {
    expect((await ask('Hello', productId, sellerToken)).status).toBe(409)
    await setProduct({ active: false })
    expect((await ask()).status).toBe(404)
    await setProduct({ active: true, approval_status: 'pending' })
    expect((await ask()).status).toBe(404)
    expect((await ask('Hello', 2_000_000_000)).status).toBe(404)
  })

  test('is possible while the seller is on vacation', async () => {
    await api.call(setVacation, { body: { on: true } }, sellerToken)
    expect((await ask()).status).toBe(201)
  })

  test('is not possible for a suspended account, which can still read', async () => {
    const { id } = (await ask()).data
    await addSuspension(api.db, { user_id: buyer.id, suspended_by: seller.id })
    expect((await ask()).status).toBe(403)
    expect((await send(id, 'Hello?', buyerToken)).status).toBe(403)
    expect((await read(id, buyerToken)).messages).toHaveLength(1)
  })
})

// CHAT-2
describe('a message', () => {
  test.each([
    'Call me on 0300 1234567',
    'Call me on ۰۳۰۰ ۱۲۳۴۵۶۷',
    'Look at www.example.com',
    'Send the money to my Easypaisa 03001234567',
  ])('“%s” is rejected at its field, and starts no chat', async message => {
    const { status, failure } = await ask(message)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['message']])
    expect(await list(buyerToken)).toEqual([])
    const { id } = (await ask()).data
    expect((await send(id, message, sellerToken)).status).toBe(422)
    expect(await textsOf(id)).toEqual(['Is it lined?'])
  })

  // CONTACT-4
  test.each([
    [['0300', '1234567'], '1234567'],
    [['Zero three zero zero', 'one two three four five six seven'], 'one two three four five six seven'],
    [['03', 'Is it soft?', '00', '123', '4567'], '4567'],
    [['My number: +92 300', '1234 567 anytime'], '1234 567'],
    [['۰۳۰۰.', '۱۲۳۴۵۶۷'], '۱۲۳۴۵۶۷'],
  ])('cannot complete a phone number: %j', async (parts, found) => {
    const { id } = (await ask()).data
    for (const part of parts.slice(0, -1)) {
      expect((await send(id, part, buyerToken)).status).toBe(200)
      expect((await send(id, '12', sellerToken)).status).toBe(200)
    }
    const { status, failure } = await send(id, parts.at(-1) ?? '', buyerToken)
    expect([status, failure.errors?.message?.[0]]).toEqual([422, expect.stringContaining(`“${found}”`)])
    expect((await send(id, 'Please answer here.', buyerToken)).status).toBe(200)
  })

  // CONTACT-4
  test.each([
    ['2000', '1500?', '1,800 last', '1750', '1700'],
    ['Order 1002003001', '2500', '3 pieces'],
    ['0-3 months', '3-6', '2500', '12000'],
    ['size 03', '36 38', '2500 2000'],
    ['0300', 'Art 1234567'],
  ])('may be numbers one after the other: %s, %s', async (...parts) => {
    const { id } = (await ask()).data
    for (const part of parts) expect([part, (await send(id, part, buyerToken)).status]).toEqual([part, 200])
  })

  // CONTACT-4
  test('does not continue a number of ten minutes ago', async () => {
    const { id } = (await ask('0300')).data
    const created_at = new Date(Date.now() - 10 * 60_000)
    await api.db.updateTable('chat_messages').set({ created_at }).where('chat_id', '=', id).execute()
    expect((await send(id, '1234567', buyerToken)).status).toBe(200)
  })

  test('has 1 to 1,000 characters, stored as composed plain text', async () => {
    expect((await ask('  \u0000 ')).status).toBe(422)
    expect((await ask('a'.repeat(1_001))).status).toBe(422)
    expect((await ask('\u0958'.repeat(1_000))).status).toBe(422)
    const { id } = (await ask('a'.repeat(1_000))).data
    await send(id, ' Cafe\u0301 \u0007\r\n beige ', buyerToken)
    expect((await textsOf(id))[1]).toBe('Café\nbeige')
  })
})

// CHAT-3
describe('a chat', () => {
  test.each([
    ['sold', { sold: true, quantity_left: 0 }, 'sold', 'This item is sold, so the conversation is closed.'],
    ['deleted', { deleted_at: new Date() }, 'removed', 'This listing was removed, so the conversation is closed.'],
  ])('closes once its listing is %s, except while an order of the two is open', async (_what, set, state, message) => {
    const { id } = (await ask()).data
    await setProduct(set)
    expect(await stateFor(id)).toEqual({ state, status: 409, message })
    await orderOf('shipped', (await addUser(api.db)).id)
    await orderOf('completed')
    expect(await stateFor(id)).toEqual({ state, status: 409, message })
    await orderOf('shipped')
    expect(await stateFor(id)).toEqual({ state: 'open', status: 200, message: undefined })
    expect(await stateFor(id, sellerToken)).toEqual({ state: 'open', status: 200, message: undefined })
  })

  test('closes with a takedown, even of a listing with an open order', async () => {
    const { id } = (await ask()).data
    await orderOf('shipped')
    const adminToken = await signIn(api.db, await addUser(api.db, { is_admin: true }))
    await api.call(takeDownProduct, { params: { id: productId }, body: { reason: 'A replica.' } }, adminToken)
    expect(await stateFor(id)).toMatchObject({ state: 'removed', status: 409 })
    expect(await textsOf(id)).toEqual(['Is it lined?'])
  })

  test('about a sold listing does not start', async () => {
    await setProduct({ sold: true, quantity_left: 0 })
    expect((await ask()).status).toBe(409)
    expect(await list(sellerToken)).toEqual([])
  })
})

// CHAT-4
describe('a block', () => {
  const neutral = { state: 'unavailable', status: 409, message: 'You can’t send messages to this person.' }

  test('keeps both from writing to each other about any listing, until it ends', async () => {
    const { id } = (await ask()).data
    expect((await block(id, sellerToken)).state).toBe('blocked')
    expect(await stateFor(id)).toEqual(neutral)
    expect(await stateFor(id, sellerToken)).toMatchObject({ state: 'blocked', status: 409 })
    const other = await addProduct(api.db, { seller_id: seller.id })
    expect((await ask('Please?', other.id)).status).toBe(409)
    expect(await list(sellerToken)).toHaveLength(1)
    const { data } = await api.call(unblockChat, { params: { id } }, sellerToken)
    expect(data.state).toBe('open')
    expect(await stateFor(id)).toMatchObject({ state: 'open', status: 200 })
  })

  test('cannot be ended by the blocked side, and looks like a suspended or deleted account', async () => {
    const { id } = (await ask()).data
    await block(id, sellerToken)
    await api.call(unblockChat, { params: { id } }, buyerToken)
    expect(await stateFor(id)).toEqual(neutral)
    await api.call(unblockChat, { params: { id } }, sellerToken)
    await addSuspension(api.db, { user_id: seller.id, suspended_by: buyer.id })
    expect(await stateFor(id)).toEqual(neutral)
  })
})

describe('the list', () => {
  test('has unread chats first, until their newest message is read', async () => {
    const first = (await ask()).data
    const other = await addUser(api.db)
    const second = (await ask('Is it new?', productId, await signIn(api.db, other))).data
    await send(first.id, 'Hello?', buyerToken)
    const idsOf = async () => (await list(sellerToken)).map(({ id, is_unread }) => [id, is_unread])
    expect(await idsOf()).toEqual([
      [first.id, true],
      [second.id, true],
    ])
    const mark = (message_id: number) =>
      api.call(markChatRead, { params: { id: first.id }, body: { message_id } }, sellerToken)
    await mark(first.last_message.id)
    expect((await idsOf())[0]).toEqual([first.id, true])
    await mark(2_000_000_000)
    expect(await idsOf()).toEqual([
      [second.id, true],
      [first.id, false],
    ])
    expect((await list(buyerToken)).map(({ is_unread }) => is_unread)).toEqual([false])
  })
})

// REPORT-1
test('a report shows moderators the message, its writer and its listing', async () => {
  const { id } = (await ask('Pay me elsewhere, trust me.')).data
  const object_id = (await read(id, sellerToken)).last_message.id
  const body = { object_type: 'chat-message', object_id, reason: 'scam' } as const
  expect((await api.call(createReport, { body }, buyerToken)).status).toBe(403)
  expect((await api.call(createReport, { body }, await signIn(api.db, await addUser(api.db)))).status).toBe(404)
  expect((await api.call(createReport, { body }, sellerToken)).status).toBe(201)
  const adminToken = await signIn(api.db, await addUser(api.db, { is_admin: true }))
  const groups = (await api.call(listReports, { query: {} }, adminToken)).data.data
  expect(groups.find(group => group.object_id === object_id)).toMatchObject({
    object_type: 'chat-message',
    text: 'Pay me elsewhere, trust me.',
    person: { id: buyer.id },
    product: { id: productId, state: 'live' },
  })
})
