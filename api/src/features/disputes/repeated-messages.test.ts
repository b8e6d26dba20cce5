import type { DisputeThread } from '@closyyy/contract/disputes-schemas'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import { jpegFile } from '../../../test/photo-files.ts'
import { findAnswered } from './dispute-access.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>
let api: (typeof fixture)['api']

beforeAll(async () => {
  fixture = await openDisputeFixture()
  api = fixture.api
  await fixture.meetNewPeople()
})
afterAll(() => api.close())

const open = async () => (await fixture.raise((await fixture.order()).id, fixture.buyer.token)).data.id
const stored = async () => (await api.photoFiles()).length

async function sendTo(id: number, message: string, key: string, who = fixture.seller) {
  const form = new FormData()
  form.append('message', message)
  form.append('photos[]', await jpegFile('seam.jpg'))
  return api.app.inject({
    method: 'POST',
    url: `/api/v1/disputes/${id}/messages`,
    payload: form,
    headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': key },
  })
}

// DISPUTE-7
test('a message that is sent again with its key appears once, with its photos', async () => {
  const id = await open()
  const send = (message: string, key: string) => sendTo(id, message, key)
  await send('It was whole.', 'first')
  const count = await stored()
  const both = await Promise.all([send('It was whole.', 'first'), send('It was whole.', 'first')])
  for (const repeated of both) expect([repeated.statusCode, repeated.json().data.messages.length]).toEqual([200, 2])
  expect(await stored()).toBe(count)
  expect((await send('Another one', 'first')).statusCode).toBe(422)
  expect((await send('It was whole.', 'second')).json().data.messages).toHaveLength(3)
})

// LIMIT-10
test('a message that is sent again with its key is returned to its author after the limit is reached', async () => {
  const id = await open()
  const first = await sendTo(id, 'It was whole.', 'first')
  const count = await stored()
  await api.db.updateTable('limit_windows').set({ hits: 1_000 }).where('key', 'like', 'disputes-account:%').execute()
  const repeated = await sendTo(id, 'It was whole.', 'first')
  expect([repeated.statusCode, repeated.json()]).toEqual([200, first.json()])
  expect(await stored()).toBe(count)
  const others = [sendTo(id, 'Another one', 'first'), sendTo(id, 'It was whole.', 'first', fixture.buyer)]
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([429, 429])
})

async function proposeTo(id: number, message: string, key: string, who = fixture.seller) {
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/v1/disputes/${id}/propose`,
    payload: { decision: 'refund', message },
    headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': key },
  })
  return { status: response.statusCode, thread: response.json().data as DisputeThread | undefined }
}

// DISPUTE-11
test('a proposal that is sent again with its key appears once, notifies once and replaces no newer one', async () => {
  // The others have reached their limit.
  await fixture.meetNewPeople()
  const id = await open()
  const emails = async () =>
    (await api.db.selectFrom('outbox').select('id').where('template', '=', 'dispute-proposal').execute()).length
  const before = await emails()
  const responses = await Promise.all([1, 2, 3].map(() => proposeTo(id, 'Send it back.', 'once')))
  for (const { status, thread } of responses)
    expect([status, thread?.messages.length, thread?.settlement?.proposal?.id]).toEqual([200, 2, 1])
  expect(await emails()).toBe(before + 1)

  await proposeTo(id, 'Keep half of it.', 'other', fixture.buyer)
  await api.db.updateTable('limit_windows').set({ hits: 1_000 }).where('key', 'like', 'disputes-account:%').execute()
  const late = await proposeTo(id, 'Send it back.', 'once')
  expect([late.status, late.thread?.messages.length, late.thread?.settlement?.proposal?.by]).toEqual([200, 3, 'buyer'])
  expect((await proposeTo(id, 'Something else.', 'once')).status).toBe(429)
})

// DISPUTE-11
test('a repeated proposal is part of the dispute that it returns, also if the first ends while the dispute is read', async () => {
  await fixture.meetNewPeople()
  const id = await open()
  const text = 'Send it back.'
  let isProposed = false
  const proposingAfterFirstRead: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isProposed) {
        isProposed = true
        await proposeTo(id, text, 'once')
      }
      return result
    },
  }
  const thread = await findAnswered(
    api.db.withPlugin(proposingAfterFirstRead),
    { account: { id: fixture.seller.id, isAdmin: false, roles: [], isConfirmed: true } },
    id,
    author => ({
      owner: `proposal:${id}:${author}`,
      key: 'once',
      body: { text, decision: 'refund', refund: undefined },
      arrivedAt: new Date(),
    }),
  )
  expect([thread?.messages.length, thread?.settlement?.proposal?.id]).toEqual([2, 1])
})

// DISPUTE-7, DISPUTE-11, LIMIT-10
test('a message and a proposal that are sent again with their keys are returned after the dispute ended', async () => {
  await fixture.meetNewPeople()
  const id = await open()
  const sent = await sendTo(id, 'It was whole.', 'first')
  expect([sent.statusCode, (await proposeTo(id, 'Send it back.', 'once')).status]).toEqual([200, 200])
  const count = await stored()
  expect((await fixture.accept(id, fixture.buyer.token, 1)).data.status).toBe('resolved')
  const repeated = await sendTo(id, 'It was whole.', 'first')
  expect([repeated.statusCode, repeated.json().data]).toMatchObject([200, { status: 'resolved', actions: [] }])
  expect(repeated.json().data.messages).toHaveLength(3)
  expect(await stored()).toBe(count)
  const proposed = await proposeTo(id, 'Send it back.', 'once')
  expect([proposed.status, proposed.thread?.settlement?.result?.by]).toEqual([200, 'buyer'])
  const others = [
    await sendTo(id, 'It was whole.', 'first', fixture.buyer),
    await sendTo(id, 'It was whole.', 'second'),
    await sendTo(id, 'Another one', 'first'),
  ]
  expect(others.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
  expect((await proposeTo(id, 'Send it back.', 'twice')).status).toBe(409)
})
