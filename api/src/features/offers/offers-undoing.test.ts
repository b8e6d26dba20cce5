import { addOfferToCart } from '@closyyy/contract/carts-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OfferScene, openOfferScene } from '../../../test/offer-scene.ts'

let scene: OfferScene

beforeAll(async () => {
  scene = await openOfferScene()
})
afterAll(() => scene.api.close())

// OFFER-1
test.each(['accept', 'reject'] as const)(
  'a seller undoes an %s, and the buyer gets no email about it',
  async answer => {
    const { id } = await scene.offered()
    const before = await scene.told(scene.buyer)
    await scene[answer](id, scene.seller.token)
    const { status, data } = await scene.undo(id, scene.seller.token)
    expect(status).toBe(200)
    expect(data).toMatchObject({ id, status: 'pending', action: 'offer' })
    expect(data.expires_at).not.toBeNull()
    expect(await scene.told(scene.buyer)).toEqual(before)
    expect((await scene.accept(id, scene.seller.token)).status).toBe(200)
  },
)

test('undoes the answer of a buyer to a counter-offer', async () => {
  const { id } = await scene.countered()
  await scene.reject(id, scene.buyer.token)
  expect((await scene.undo(id, scene.buyer.token)).data).toMatchObject({ status: 'pending', action: 'counter' })
})

// OFFER-1
test('delays emails about an answer until it can no longer be undone', async () => {
  const { id } = await scene.offered()
  await scene.accept(id, scene.seller.token)
  const [message] = await scene.api.db
    .selectFrom('outbox')
    .select(sql<number>`extract(epoch from due_at - created_at)::int`.as('wait'))
    .where('recall_key', '=', `offer-answer:${id}`)
    .execute()
  expect(message?.wait).toBe(15)
})

test('undoes an answer once, and not after the time limit', async () => {
  const { id } = await scene.offered()
  await scene.reject(id, scene.seller.token)
  const answers = await Promise.all([1, 2].map(() => scene.undo(id, scene.seller.token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await scene.reject(id, scene.seller.token)
  await sql`update offers set answered_at = answered_at - interval '16 seconds' where id = ${id}`.execute(scene.api.db)
  const late = await scene.undo(id, scene.seller.token)
  expect(late.status).toBe(409)
  expect(late.failure.message).toBe('It is too late to undo this answer.')
})

test('keeps an accept that the buyer has used, and an answer that the buyer has followed up', async () => {
  const accepted = await scene.offered()
  await scene.accept(accepted.id, scene.seller.token)
  const body = { offer_id: accepted.id, product_id: accepted.product_id, offer_price: 2_000, quantity: 1 }
  expect((await scene.api.call(addOfferToCart, { body } as never, scene.buyer.token)).status).toBeLessThan(300)
  expect((await scene.undo(accepted.id, scene.seller.token)).failure.message).toBe(
    'The buyer has already added this to their cart.',
  )
  const rejected = await scene.offered()
  await scene.reject(rejected.id, scene.seller.token)
  await scene.update(rejected, 2_200)
  expect((await scene.undo(rejected.id, scene.seller.token)).status).toBe(409)
})
