import { randomUUID } from 'node:crypto'
import { checkout } from '@closyyy/contract/checkout-calls'
import { setVacation } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'

// Allows for a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let scene: Awaited<ReturnType<typeof openOrderFixture>>
let buyers: Awaited<ReturnType<typeof scene.person>>[]

beforeAll(async () => {
  scene = await openOrderFixture()
  buyers = await Promise.all(Array.from({ length: 20 }, () => scene.person()))
})
afterAll(() => scene.api.close())

const tally = (statuses: number[]) =>
  Object.fromEntries([201, 409].map(status => [status, statuses.filter(each => each === status).length]))

/** Checkouts of 200 buyers, half of them guests, at once. */
async function storm(product_id: number, quantityOf: (call: number) => number) {
  const calls = Array.from({ length: 200 }, (_, call) => {
    const items = [{ product_id, quantity: quantityOf(call) }]
    const buyer = buyers[(call >> 1) % buyers.length] ?? scene.buyer
    return call % 2
      ? scene.buyAsGuest(items, guestInfo())
      : scene.withKey(randomUUID(), scene.bodyOf(buyer, items), buyer.token)
  })
  return Promise.all(calls)
}

// PRODUCT-22
test('sells the last unit to one of 200 buyers, and returns to 199 that it is sold', async () => {
  const { id, title } = await scene.stock(1)
  const [orders, mails, entries] = [
    await scene.count('orders'),
    await scene.count('outbox'),
    await scene.count('ledger_transactions'),
  ]
  const answers = await storm(id, () => 1)
  expect(tally(answers.map(answer => answer.status))).toEqual({ 201: 1, 409: 199 })
  const refusals = answers.map(answer => ('failure' in answer ? answer.failure?.message : answer.message))
  expect(refusals.filter(message => message === `${title} is already sold.`)).toHaveLength(199)
  expect(await scene.stockOf(id)).toEqual({ quantity_left: 0, sold: true })
  expect([
    (await scene.count('orders')) - orders,
    (await scene.count('outbox')) - mails,
    (await scene.count('ledger_transactions')) - entries,
  ]).toEqual([1, 2, 1])
})

test('never sells more than 5 units to 200 buyers of 1 to 3', async () => {
  const { id } = await scene.stock(5)
  const answers = await storm(id, call => 1 + (call % 3))
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
  const { rows } = await sql<{ sold: number }>`
    select sum(quantity)::int as sold from order_items where product_id = ${id}`.execute(scene.api.db)
  const { quantity_left } = await scene.stockOf(id)
  expect([(rows[0]?.sold ?? 0) + quantity_left, quantity_left >= 0]).toEqual([5, true])
})

test('does not deadlock on carts with the same products in opposite order', async () => {
  const [one, two, three] = [await scene.stock(500), await scene.stock(500), await scene.stock(500)]
  const pairs = Array.from({ length: 60 }, (_, call) => {
    const items = [one, two, three].map(({ id }) => ({ product_id: id }))
    return scene.buyAsGuest(call % 2 ? items : items.toReversed())
  })
  expect((await Promise.all(pairs)).filter(({ status }) => status !== 201)).toEqual([])
  expect((await scene.stockOf(one.id)).quantity_left).toBe(440)
  expect((await scene.stockOf(three.id)).quantity_left).toBe(440)
})

test('retries serialisation failures, invisibly to the buyer', async () => {
  const { db } = scene.api
  // Fails the first attempt of every order at its commit; a session's lock survives the rollback.
  await sql`
    create function end_first_try() returns trigger language plpgsql as $$
    declare who integer := ('x' || left(new.guest_id::text, 7))::bit(28)::integer;
    begin
      if exists (select 1 from pg_locks where locktype = 'advisory' and classid = 77 and objid::bigint = who) then
        return null;
      end if;
      perform pg_advisory_lock(77, who);
      raise exception 'ended' using errcode = '40001';
    end $$`.execute(db)
  await sql`
    create constraint trigger ending after insert on orders deferrable initially deferred
    for each row execute function end_first_try()`.execute(db)
  try {
    const { id } = await scene.stock(30)
    const [orders, mails] = [await scene.count('orders'), await scene.count('outbox')]
    const answers = await Promise.all(Array.from({ length: 30 }, () => scene.buyAsGuest([{ product_id: id }])))
    expect(answers.filter(({ status }) => status !== 201)).toEqual([])
    expect([(await scene.count('orders')) - orders, (await scene.count('outbox')) - mails]).toEqual([30, 60])
    expect(await scene.stockOf(id)).toEqual({ quantity_left: 0, sold: true })
  } finally {
    await sql`drop trigger ending on orders`.execute(db)
  }
})

// CHECKOUT-6
describe('the same order twice at once', () => {
  test('with one key is one order', async () => {
    const { id } = await scene.stock(100)
    const [orders, mails] = [await scene.count('orders'), await scene.count('outbox')]
    const [key, body] = [randomUUID(), scene.bodyOf(scene.buyer, [{ product_id: id }])]
    const answers = await Promise.all(Array.from({ length: 50 }, () => scene.withKey(key, body, scene.buyer.token)))
    expect(answers.filter(({ status }) => status !== 201)).toEqual([])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect([(await scene.count('orders')) - orders, (await scene.count('outbox')) - mails]).toEqual([1, 2])
  })

  test('without a key is one order if concurrent, and two otherwise', async () => {
    const { id } = await scene.stock(100)
    const body = scene.bodyOf(scene.buyer, [{ product_id: id }])
    const buy = () => scene.api.call(checkout, { body }, scene.buyer.token)
    const answers = await Promise.all(Array.from({ length: 50 }, buy))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect((await buy()).data.id).not.toBe(answers[0]?.data.id)
    expect((await scene.stockOf(id)).quantity_left).toBe(98)
  })
})

// CHECKOUT-2
test('places each order at the price shown, or rejects it, while the price changes', async () => {
  const { id } = await scene.stock(1_000, { price_paisa: 250_000 })
  const prices = [2_500, 2_600, 2_700]
  const changes = prices.map(price => scene.change(id, { price_paisa: price * 100 }))
  const calls = Array.from({ length: 60 }, (_, call) =>
    scene
      .buyAsGuest([{ product_id: id, price: prices[call % 3] ?? 0 }])
      .then(answer => ({ answer, shown: prices[call % 3] })),
  )
  const [answers] = await Promise.all([Promise.all(calls), Promise.all(changes)])
  const bought = answers.filter(({ answer }) => answer.status === 201)
  const refused = answers.filter(({ answer }) => answer.status === 409 && answer.failure.errors?.['cart_items.0.price'])
  expect(bought.length + refused.length).toBe(60)
  expect(bought.filter(({ answer, shown }) => answer.data.subtotal !== shown)).toEqual([])
})

// SHOP-2
test('sells nothing after a vacation began', async () => {
  const away = await scene.person()
  const { id } = await scene.stock(1_000, { seller_id: away.id })
  const began = scene.api.call(setVacation, { body: { on: true } }, away.token).then(() => Date.now())
  const orders = Array.from({ length: 30 }, () => scene.buyAsGuest([{ product_id: id }], guestInfo(), away.id))
  const answers = await Promise.all(orders)
  await began
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
  expect((await scene.buyAsGuest([{ product_id: id }], guestInfo(), away.id)).status).toBe(409)
  const { rows } = await sql<{ late: number }>`
    select count(*)::int as late from orders o join users u on u.id = o.seller_id
    where u.id = ${away.id} and o.created_at > u.vacation_until - interval '7 days'`.execute(scene.api.db)
  expect(rows[0]?.late).toBe(0)
})
