import { randomUUID } from 'node:crypto'
import { checkout } from '@closyyy/contract/checkout-calls'
import { setVacation } from '@closyyy/contract/vacation-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress } from '../../../test/builders.ts'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'
import type { OpenOrders } from '../../settings/checkout-settings.ts'

let fixture: Awaited<ReturnType<typeof openOrderFixture>>
let buyers: Awaited<ReturnType<typeof fixture.person>>[]
let open: OpenOrders

beforeAll(async () => {
  fixture = await openOrderFixture(({ cashLimits }) => {
    open = cashLimits.open
  })
  buyers = await Promise.all(Array.from({ length: 20 }, () => fixture.person()))
})
afterAll(() => fixture.api.close())

/** Those to the seller depend on how many orders came within the minute (MESSAGE-8). */
async function messagesToBuyers(): Promise<number> {
  const { api, seller } = fixture
  return (await api.db.selectFrom('outbox').select('id').where('recipient', '!=', seller.email).execute()).length
}

const tally = (statuses: number[]) =>
  Object.fromEntries([201, 409].map(status => [status, statuses.filter(each => each === status).length]))

/** Checkouts of 200 buyers, half of them guests, at once. */
async function storm(product_id: number, quantityOf: (call: number) => number) {
  const calls = Array.from({ length: 200 }, (_, call) => {
    const items = [{ product_id, quantity: quantityOf(call) }]
    const buyer = buyers[(call >> 1) % buyers.length] ?? fixture.buyer
    return call % 2
      ? fixture.buyAsGuest(items, guestInfo())
      : fixture.withKey(randomUUID(), fixture.bodyOf(buyer, items), buyer.token)
  })
  return Promise.all(calls)
}

// PRODUCT-22
test('sells the last unit to one of 200 buyers, and rejects 199 as sold', async () => {
  const { id, title } = await fixture.stock(1)
  const [orders, mails, entries] = [
    await fixture.count('orders'),
    await fixture.count('outbox'),
    await fixture.count('ledger_transactions'),
  ]
  const responses = await storm(id, () => 1)
  expect(tally(responses.map(response => response.status))).toEqual({ 201: 1, 409: 199 })
  const messages = responses.map(response => ('failure' in response ? response.failure?.message : response.message))
  expect(messages.filter(message => message === `${title} is already sold.`)).toHaveLength(199)
  expect(await fixture.stockOf(id)).toEqual({ quantity_left: 0, sold: true })
  const isGuest = responses.findIndex(({ status }) => status === 201) % 2 === 1
  expect([
    (await fixture.count('orders')) - orders,
    (await fixture.count('outbox')) - mails,
    (await fixture.count('ledger_transactions')) - entries,
  ]).toEqual([1, isGuest ? 3 : 2, 1])
})

test('never sells more than 5 units to 200 buyers of 1 to 3', async () => {
  const { id } = await fixture.stock(5)
  const responses = await storm(id, call => 1 + (call % 3))
  expect(responses.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
  const { rows } = await sql<{ sold: number }>`
    select sum(quantity)::int as sold from order_items where product_id = ${id}`.execute(fixture.api.db)
  const { quantity_left } = await fixture.stockOf(id)
  expect([(rows[0]?.sold ?? 0) + quantity_left, quantity_left >= 0]).toEqual([5, true])
})

test('does not deadlock on carts with the same products in opposite order', async () => {
  const [one, two, three] = [await fixture.stock(500), await fixture.stock(500), await fixture.stock(500)]
  const pairs = Array.from({ length: 60 }, (_, call) => {
    const items = [one, two, three].map(({ id }) => ({ product_id: id }))
    return fixture.buyAsGuest(call % 2 ? items : items.toReversed())
  })
  expect((await Promise.all(pairs)).filter(({ status }) => status !== 201)).toEqual([])
  expect((await fixture.stockOf(one.id)).quantity_left).toBe(440)
  expect((await fixture.stockOf(three.id)).quantity_left).toBe(440)
})

test('retries serialisation failures without an error', async () => {
  const { db } = fixture.api
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
    const { id } = await fixture.stock(30)
    const [orders, messages] = [await fixture.count('orders'), await messagesToBuyers()]
    const responses = await Promise.all(Array.from({ length: 30 }, () => fixture.buyAsGuest([{ product_id: id }])))
    expect(responses.filter(({ status }) => status !== 201)).toEqual([])
    expect([(await fixture.count('orders')) - orders, (await messagesToBuyers()) - messages]).toEqual([30, 60])
    expect(await fixture.stockOf(id)).toEqual({ quantity_left: 0, sold: true })
  } finally {
    await sql`drop trigger ending on orders`.execute(db)
  }
})

/** Makes orders overlap. */
async function withSlowOrders(work: () => Promise<void>): Promise<void> {
  const { db } = fixture.api
  await sql`
    create function sleep_shortly() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.1); return null; end $$`.execute(db)
  await sql`create trigger slow after insert on orders for each row execute function sleep_shortly()`.execute(db)
  try {
    await work()
  } finally {
    await sql`drop trigger slow on orders`.execute(db)
  }
}

// CHECKOUT-10
test('keeps the limit of open pieces of a person who orders from many sellers at once', async () => {
  const { api, bodyOf, guestBody, person, stock, withKey } = fixture
  const limits = { ...open }
  Object.assign(open, { pieces: 3, sellers: 100 })
  const sellers = await Promise.all(Array.from({ length: 8 }, () => person()))
  const [someone, guest] = [await person(), guestInfo()]
  const offered = await Promise.all(
    sellers.map(async ({ id }) => ({
      sellerId: id,
      items: [{ product_id: (await stock(9, { seller_id: id })).id }],
      addressId: await addAddress(api.db, { user_id: someone.id }),
    })),
  )
  const buys: ((of: (typeof offered)[number]) => ReturnType<typeof withKey>)[] = [
    ({ sellerId, items, addressId }) =>
      withKey(randomUUID(), bodyOf({ ...someone, addressId }, items, sellerId), someone.token),
    ({ sellerId, items }) => withKey(randomUUID(), guestBody(guest, items, sellerId)),
  ]
  await withSlowOrders(async () => {
    for (const buy of buys) {
      const statuses = (await Promise.all(offered.map(buy))).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([...Array(3).fill(201), ...Array(5).fill(429)])
    }
  }).finally(() => Object.assign(open, limits))
})

// CHECKOUT-6
describe('concurrent identical orders', () => {
  test('create one order with one key', async () => {
    const { id } = await fixture.stock(100)
    const [orders, messages] = [await fixture.count('orders'), await messagesToBuyers()]
    const [key, body] = [randomUUID(), fixture.bodyOf(fixture.buyer, [{ product_id: id }])]
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => fixture.withKey(key, body, fixture.buyer.token)),
    )
    expect(responses.filter(({ status }) => status !== 201)).toEqual([])
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1)
    expect([(await fixture.count('orders')) - orders, (await messagesToBuyers()) - messages]).toEqual([1, 1])
  })

  test('create one order without a key; a later one is another order', async () => {
    const { id } = await fixture.stock(100)
    const body = fixture.bodyOf(fixture.buyer, [{ product_id: id }])
    const buy = () => fixture.api.call(checkout, { body }, fixture.buyer.token)
    const responses = await Promise.all(Array.from({ length: 50 }, buy))
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1)
    expect((await buy()).data.id).not.toBe(responses[0]?.data.id)
    expect((await fixture.stockOf(id)).quantity_left).toBe(98)
  })
})

// CHECKOUT-2
test('places each order at the price shown, or rejects it, while the price changes', async () => {
  const { id } = await fixture.stock(1_000, { price_paisa: 250_000 })
  const prices = [2_500, 2_600, 2_700]
  const changes = prices.map(price => fixture.change(id, { price_paisa: price * 100 }))
  const calls = Array.from({ length: 60 }, (_, call) =>
    fixture
      .buyAsGuest([{ product_id: id, price: prices[call % 3] ?? 0 }])
      .then(response => ({ response, shown: prices[call % 3] })),
  )
  const [responses] = await Promise.all([Promise.all(calls), Promise.all(changes)])
  const bought = responses.filter(({ response }) => response.status === 201)
  const rejected = responses.filter(
    ({ response }) => response.status === 409 && response.failure.errors?.['cart_items.0.price'],
  )
  expect(bought.length + rejected.length).toBe(60)
  expect(bought.filter(({ response, shown }) => response.data.subtotal !== shown)).toEqual([])
})

// SHOP-2
test('sells nothing after a vacation began', async () => {
  const away = await fixture.person()
  const { id } = await fixture.stock(1_000, { seller_id: away.id })
  const began = fixture.api.call(setVacation, { body: { on: true } }, away.token).then(() => Date.now())
  const orders = Array.from({ length: 30 }, () => fixture.buyAsGuest([{ product_id: id }], guestInfo(), away.id))
  const responses = await Promise.all(orders)
  await began
  expect(responses.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
  expect((await fixture.buyAsGuest([{ product_id: id }], guestInfo(), away.id)).status).toBe(409)
  const { rows } = await sql<{ late: number }>`
    select count(*)::int as late from orders o join users u on u.id = o.seller_id
    where u.id = ${away.id} and o.created_at > u.vacation_until - interval '7 days'`.execute(fixture.api.db)
  expect(rows[0]?.late).toBe(0)
})
