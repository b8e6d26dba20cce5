import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../test/builders.ts'
import { seeded } from '../../../test/order-books.ts'
import { openOrderFixture } from '../../../test/order-fixture.ts'
import { acts, type Contexts, expectedEnd, follow, type Life, nextEnd, readLife } from '../../../test/random-lives.ts'
import { sendingActs } from '../../../test/refund-acts.ts'
import { type StoppedClock, stopClock } from '../../../test/stopped-clock.ts'
import { readSettings } from '../../env.ts'
import { endPartsOfOrder } from '../../order-endings.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { sweepDisputes } from '../disputes/dispute-sweep.ts'
import { createProductCounts } from '../products/product-counts.ts'
import { sweepOrders } from './order-sweep.ts'

/** Few by default, because each needs a checkout. */
const LIVES = Number(process.env.LIVES ?? 40)
const BATCH = 40
const SLOW_MS = 60_000

const DAY_MS = 86_400_000
let fixture: Awaited<ReturnType<typeof openOrderFixture>>
let clock: StoppedClock
let contexts: Contexts
const random = seeded(Number(process.env.SEED ?? 20_261_123))
const pick = <Thing>(things: readonly Thing[]) => things[random(things.length)] as Thing
const failures: unknown[] = []
const account = (id: number, isAdmin = false) => ({
  id,
  isAdmin,
  isConfirmed: true,
  roles: isAdmin ? (['owner'] as const) : [],
})
const place = {
  address_line_1: 'A',
  address_line_2: null,
  city: 'B',
  state_province_or_region: '',
  zip_or_postal_code: '',
}

const MANY = 1_000_000
const settings = readSettings({
  PUBLIC_URL: 'https://shop.test',
  LIMIT_OPEN_GUEST_ORDERS_PER_PHONE: String(MANY),
  LIMIT_OPEN_PIECES_PER_BUYER: String(MANY),
  LIMIT_OPEN_SELLERS_PER_BUYER: String(MANY),
})

beforeAll(async () => {
  fixture = await openOrderFixture()
  const { db } = fixture.api
  const counts = createProductCounts(db, { isLive: () => true, subscribe: () => () => undefined })
  const limit = { name: 'none', max: MANY, seconds: 1 }
  const photos = {} as Contexts['disputes']['photos']
  contexts = {
    orders: { db, counts, settings, onOrderEnded: endPartsOfOrder },
    disputes: { db, photos, settings, onOrderEnded: endPartsOfOrder, accountLimit: limit, guestLimit: limit },
    buyer: account(fixture.buyer.id),
    admin: account((await addUser(db, { is_admin: true })).id, true),
    // Low enough that many refunds need two people.
    refunds: { db, approvalLimit: 2_000, sendingSeconds: MANY, publicUrl: '', limit },
    finance: [
      account((await addUser(db, { is_admin: true })).id, true),
      account((await addUser(db, { is_admin: true })).id, true),
    ],
  }
  clock = await stopClock(db)
})
afterAll(() => fixture.api.close())

async function sweep() {
  const context = { ...contexts.orders, log: { warn: (...detail: unknown[]) => void failures.push(detail) } }
  await sweepDisputes(context)
  await sweepOrders(context)
}

async function start(product: { id: number; seller_id: number }, number: number): Promise<Life> {
  const { buyer, orders } = contexts
  const { id } = await placeOrder(
    { ...orders, settings, limitCheckout: work => work() },
    {
      attempt: { owner: 'test', key: `life ${number}`, body: number, arrivedAt: new Date() },
      sellerId: product.seller_id,
      items: [{ product_id: product.id, quantity: 1 }],
      cart: { userId: buyer.id },
      ip: '127.0.0.1',
      buyerOf: () => ({
        owner: 'test',
        accountId: buyer.id,
        email: fixture.buyer.email,
        // Of its own, so that no order has to be confirmed after a refused one, or is held for a seller's phone.
        phone: `92301${String(number).padStart(7, '0')}`,
        hasConfirmedPhone: true,
      }),
      recipientOf: async () => ({ ...place, buyer_id: buyer.id }),
    },
  )
  const deadline = (await clock.now()) + 5 * DAY_MS
  const seller = account(product.seller_id)
  const life: Life = { id, seller, state: 'pending', deadline, dispute: undefined, hasRemittance: false }
  await compare(life)
  return life
}

/** Fails unless an order is exactly where its model is. */
async function compare(life: Life) {
  const { state, deadline, dispute } = await readLife(fixture.api.db, life.id)
  const expected = life.dispute && { id: life.dispute.id, deadline: life.dispute.deadline }
  expect({ id: life.id, state, deadline, dispute }).toEqual({
    id: life.id,
    state: life.state,
    deadline: life.deadline,
    dispute: expected,
  })
}

async function moveTo(at: number) {
  await clock.advance((at - (await clock.now())) / 1_000)
}

/** One second before their end nothing happens to some orders; at it they or their disputes end. */
async function reachEnd(lives: Life[], at: number) {
  if ((await clock.now()) < at - 1_000) {
    await moveTo(at - 1_000)
    await sweep()
    for (const life of lives) await compare(life)
  }
  await moveTo(at)
  await Promise.all([sweep(), sweep()])
  for (const life of lives) {
    const actual = await readLife(fixture.api.db, life.id)
    const expected = expectedEnd(life)
    expect(expected ? [expected] : ['cancelled', 'returning', 'completed']).toContain(actual.state)
    follow(life, actual, at)
    await compare(life)
  }
}

/** Ignores that something is not allowed. */
async function tolerate(attempt: Promise<unknown>) {
  await attempt.catch((error: { code?: string }) => {
    if (!['conflict', 'not-allowed', 'not-found'].includes(error.code ?? '')) throw error
  })
}

async function act(life: Life, now: number) {
  await tolerate(pick(acts)(life, contexts))
  follow(life, await readLife(fixture.api.db, life.id), now)
  await compare(life)
}

/** Lets some orders live side by side until all have ended, in the order of what happens next. */
async function live(lives: Life[]) {
  const planned = new Map(lives.map(life => [life, 0]))
  const planNext = async (life: Life) => planned.set(life, (await clock.now()) + random(4 * 86_400) * 1_000)
  for (const life of lives) await planNext(life)
  for (;;) {
    const moving = lives.filter(life => nextEnd(life) !== undefined)
    if (moving.length === 0) return
    const timeOf = (life: Life) => Math.min(nextEnd(life) ?? Number.POSITIVE_INFINITY, planned.get(life) ?? 0)
    const next = moving.reduce((first, life) => (timeOf(life) < timeOf(first) ? life : first))
    const at = timeOf(next)
    if (at === nextEnd(next))
      await reachEnd(
        moving.filter(life => nextEnd(life) === at),
        at,
      )
    else {
      await moveTo(at)
      await act(next, at)
      await planNext(next)
    }
  }
}

/** Sends the refunds that are still owed. */
async function sendRefunds() {
  const owed = await fixture.api.db.selectFrom('orders').select('id').where('refund_paisa', 'is not', null).execute()
  for (const order of owed) for (const refundAct of sendingActs) await tolerate(refundAct(order, contexts))
}

// ORDER-13, DISPUTE-5, LEDGER-4, REFUND-2
test(
  `ends ${LIVES} random lives exactly at their deadlines, once, with even books and the right stock`,
  async () => {
    const { db } = fixture.api
    const products = []
    for (let index = 0; index < 4; index++)
      products.push(
        await fixture.stock(90_000, { seller_id: (await fixture.person()).id, price_paisa: 100_000 + index * 99_950 }),
      )
    for (let done = 0; done < LIVES; done += BATCH) {
      const lives: Life[] = []
      for (let number = done; number < Math.min(LIVES, done + BATCH); number++)
        lives.push(await start(pick(products), number))
      await live(lives)
    }
    await sendRefunds()
    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*)::int from orders) as orders,
        (select count(*)::int from orders where status not in ('completed', 'cancelled')) as open,
        (select count(*)::int from orders where deadline_at is not null) as waiting,
        (select count(*)::int from disputes where status = 'open' or deadline_at is not null) as disputes,
        (select count(*)::int from orders o where 1 <> (select count(*) from ledger_transactions t
          where t.order_id = o.id and t.kind in
            ('order-completed', 'order-cancelled', 'order-refunded', 'order-returned'))) as ended_twice_or_never,
        (select count(*)::int from orders o left join refunds r on r.order_id = o.id where (select count(*)
          from ledger_transactions t where t.order_id = o.id and t.kind = 'order-refund-paid')
          <> case when o.refund_paisa is not null and r.paid_at is not null then 1 else 0 end) as refunds_not_booked,
        (select count(*)::int from orders o left join refunds r on r.order_id = o.id
          where o.refund_paisa is not null and r.paid_at is null) as refunds_owed,
        (select coalesce(sum(amount_paisa), 0)::float8 from ledger_entries where account = 'refunds') as refunds,
        (select coalesce(sum(amount_paisa), 0)::float8 from ledger_entries) as books,
        (select coalesce(sum(amount_paisa), 0)::float8 from ledger_entries where account = 'seller-unconfirmed') as unconfirmed,
        (select sum(quantity - quantity_left)::int from products)
          - (select count(*)::int from orders where status = 'completed' or outcome = 'lost') as wrong_stock`.execute(
      db,
    )
    const [{ orders, ...wrong } = { orders: 0 }] = rows
    expect(orders).toBe(LIVES)
    expect(wrong).toEqual({
      open: 0,
      waiting: 0,
      disputes: 0,
      ended_twice_or_never: 0,
      refunds_not_booked: 0,
      refunds_owed: 0,
      refunds: 0,
      books: 0,
      unconfirmed: 0,
      wrong_stock: 0,
    })
    expect(failures).toEqual([])
    if (process.env.LIVES) {
      const ends = await sql`select status, outcome, count(*)::int, count(refund_paisa)::int as refunded
        from orders group by 1, 2 order by 3 desc`.execute(db)
      console.log(JSON.stringify({ orders, ...wrong, ends: ends.rows }))
    }
  },
  SLOW_MS * Math.ceil(LIVES / 20),
)
