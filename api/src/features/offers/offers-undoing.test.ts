import { addOfferToCart } from '@closyyy/contract/carts-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OfferFixture, openOfferFixture } from '../../../test/offer-fixture.ts'

let fixture: OfferFixture

beforeAll(async () => {
  fixture = await openOfferFixture()
})
afterAll(() => fixture.api.close())

// OFFER-1
test.each(['accept', 'reject'] as const)(
  'a seller undoes an %s, and the buyer gets no email about it',
  async answer => {
    const { id } = await fixture.offered()
    const before = await fixture.notificationsTo(fixture.buyer)
    await fixture[answer](id, fixture.seller.token)
    const { status, data } = await fixture.undo(id, fixture.seller.token)
    expect(status).toBe(200)
    expect(data).toMatchObject({ id, status: 'pending', action: 'offer' })
    expect(data.expires_at).not.toBeNull()
    expect(await fixture.notificationsTo(fixture.buyer)).toEqual(before)
    expect((await fixture.accept(id, fixture.seller.token)).status).toBe(200)
  },
)

test('undoes the answer of a buyer to a counter-offer', async () => {
  const { id } = await fixture.countered()
  await fixture.reject(id, fixture.buyer.token)
  expect((await fixture.undo(id, fixture.buyer.token)).data).toMatchObject({ status: 'pending', action: 'counter' })
})

// OFFER-1
test('delays emails about an answer until it can no longer be undone', async () => {
  const { id } = await fixture.offered()
  await fixture.accept(id, fixture.seller.token)
  const [message] = await fixture.api.db
    .selectFrom('outbox')
    .select(sql<number>`extract(epoch from due_at - created_at)::int`.as('wait'))
    .where('recall_key', '=', `offer-answer:${id}`)
    .execute()
  expect(message?.wait).toBe(15)
})

// OFFER-19
test('closes an offer whose acceptance is undone after the price was lowered to it', async () => {
  const { id, product_id } = await fixture.offered()
  await fixture.accept(id, fixture.seller.token)
  await sql`update products set price_paisa = (select price_paisa from offers where id = ${id}) where id = ${product_id}`.execute(
    fixture.api.db,
  )
  expect((await fixture.undo(id, fixture.seller.token)).data).toMatchObject({ status: 'rejected', action: 'closed' })
  expect((await fixture.notificationsTo(fixture.buyer)).at(-1)).toBe('offer-overtaken')
})

test('undoes an answer once, and not after the time limit', async () => {
  const { id } = await fixture.offered()
  await fixture.reject(id, fixture.seller.token)
  const answers = await Promise.all([1, 2].map(() => fixture.undo(id, fixture.seller.token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await fixture.reject(id, fixture.seller.token)
  await sql`update offers set answered_at = answered_at - interval '16 seconds' where id = ${id}`.execute(
    fixture.api.db,
  )
  const late = await fixture.undo(id, fixture.seller.token)
  expect(late.status).toBe(409)
  expect(late.failure.message).toBe('It’s too late to undo this reply.')
})

test('keeps an accept that the buyer has used, and an answer that the buyer has followed up', async () => {
  const accepted = await fixture.offered()
  await fixture.accept(accepted.id, fixture.seller.token)
  const body = { offer_id: accepted.id, product_id: accepted.product_id, offer_price: 2_000, quantity: 1 }
  expect((await fixture.api.call(addOfferToCart, { body } as never, fixture.buyer.token)).status).toBeLessThan(300)
  expect((await fixture.undo(accepted.id, fixture.seller.token)).failure.message).toBe(
    'The buyer has already added this to their cart.',
  )
  const rejected = await fixture.offered()
  await fixture.reject(rejected.id, fixture.seller.token)
  await fixture.update(rejected, 2_200)
  expect((await fixture.undo(rejected.id, fixture.seller.token)).status).toBe(409)
})
