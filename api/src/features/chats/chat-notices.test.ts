import { blockChat, markChatRead, sendChatMessage, startChat } from '@closyyy/contract/chats-calls'
import { savePreferences } from '@closyyy/contract/preferences-calls'
import { defaultPreferences } from '@closyyy/contract/preferences-schemas'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProduct, addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const CHATS = 3
const MESSAGES = 6

let api: TestApi
let seller: Awaited<ReturnType<typeof addUser>>
let sellerToken: string
let buyer: Awaited<ReturnType<typeof addUser>>
let buyerToken: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.chatsPerAccount = CHATS
    settings.limits.chatMessagesPerAccount = MESSAGES
  })
})
beforeEach(async () => {
  seller = await addUser(api.db, { first_name: 'Sana', locale: 'ur' })
  sellerToken = await signIn(api.db, seller)
  buyer = await addUser(api.db, { first_name: 'Rabia' })
  buyerToken = await signIn(api.db, buyer)
})
afterAll(() => api.close())

const listed = async () => (await addProduct(api.db, { seller_id: seller.id, title: 'Linen kurta' })).id
const post = (body: { product_id: number; message: string }, key?: string) =>
  api.app.inject({
    method: 'POST',
    url: `/api${startChat.path}`,
    payload: body,
    headers: { authorization: `Bearer ${buyerToken}`, ...(key && { 'idempotency-key': key }) },
  })
const ask = async () =>
  (await api.call(startChat, { body: { product_id: await listed(), message: 'Is it lined?' } }, buyerToken)).data
const send = async (id: number, message: string, token: string) =>
  (await api.call(sendChatMessage, { params: { id }, body: { message } }, token)).data
const readAll = (id: number, token: string) =>
  api.call(markChatRead, { params: { id }, body: { message_id: 2_000_000_000 } }, token)
const mailsTo = ({ email }: { email: string }) =>
  api.db
    .selectFrom('outbox')
    .select(['template', 'subject', 'body', 'created_at', 'due_at'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()

// CHAT-6
describe('unread messages', () => {
  test('cause one email after ten minutes, with a link and without the words', async () => {
    const { id } = await ask()
    await send(id, 'And the sleeves?', buyerToken)
    const [mail, ...others] = await mailsTo(seller)
    expect(others).toEqual([])
    expect(mail?.template).toBe('chat-message')
    expect(mail?.subject).toContain('Linen kurta')
    expect(mail?.subject).toContain('پیغام')
    expect(mail?.body).toContain(`/seller/messages?chat=${id}`)
    expect(mail?.body).not.toContain('lined')
    expect(Date.parse(mail?.due_at ?? '') - Date.parse(mail?.created_at ?? '')).toBe(600_000)
  })

  test('cause none once they are read, and another one for the next message', async () => {
    const { id } = await ask()
    await readAll(id, sellerToken)
    expect(await mailsTo(seller)).toEqual([])
    await send(id, 'And the sleeves?', buyerToken)
    expect(await mailsTo(seller)).toHaveLength(1)
    await send(id, 'Long ones.', sellerToken)
    expect(await mailsTo(seller)).toEqual([])
    expect(await mailsTo(buyer)).toHaveLength(1)
  })

  test('cause none to people who turned them off or blocked the writer', async () => {
    await api.call(savePreferences, { body: { ...defaultPreferences, unread_messages: false } }, sellerToken)
    const { id } = await ask()
    expect(await mailsTo(seller)).toEqual([])
    await send(id, 'Yes.', sellerToken)
    await api.call(blockChat, { params: { id } }, buyerToken)
    expect(await mailsTo(buyer)).toEqual([])
  })
})

// CHAT-5
describe('an account', () => {
  test('starts a limited number of chats a day, and may continue those', async () => {
    const chats = []
    for (let count = 0; count < CHATS; count++) chats.push(await ask())
    const rejected = await post({ product_id: await listed(), message: 'Is it lined?' })
    expect([rejected.statusCode, Number(rejected.headers['retry-after']) > 600]).toEqual([429, true])
    expect((await send(chats[0]?.id ?? 0, 'And the sleeves?', buyerToken)).state).toBe('open')
  })

  test('sends a limited number of messages in ten minutes', async () => {
    const { id } = await ask()
    for (let count = 1; count < MESSAGES; count++) await send(id, `Question ${count}`, buyerToken)
    const rejected = await api.call(sendChatMessage, { params: { id }, body: { message: 'One more' } }, buyerToken)
    expect(rejected.status).toBe(429)
    expect((await send(id, 'One at a time.', sellerToken)).messages).toHaveLength(MESSAGES + 1)
  })
})

// LIMIT-10
test('a message that is sent again with its key is returned after the limit is reached', async () => {
  const body = { product_id: await listed(), message: 'Is it lined?' }
  const first = await post(body, 'first')
  await api.db.updateTable('limit_windows').set({ hits: 1_000 }).where('key', 'like', 'chat%').execute()
  const repeated = await post(body, 'first')
  expect([repeated.statusCode, repeated.json()]).toEqual([201, first.json()])
  expect((await post({ ...body, message: 'Something else' }, 'first')).statusCode).toBe(429)
  expect((await post(body, 'second')).statusCode).toBe(429)
})

// CHAT-7
test('a message that is sent again with its key appears once, even if the chat closed meanwhile', async () => {
  const body = { product_id: await listed(), message: 'Is it lined?' }
  const both = await Promise.all([post(body, 'first'), post(body, 'first')])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  await api.db.updateTable('products').set({ sold: true, quantity_left: 0 }).where('id', '=', body.product_id).execute()
  const repeated = await post(body, 'first')
  expect([repeated.statusCode, repeated.json().data.messages.length]).toEqual([201, 1])
  expect((await post({ ...body, message: 'Something else' }, 'first')).statusCode).toBe(422)
})
