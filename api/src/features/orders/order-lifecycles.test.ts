import { type orderActions, orderStatuses } from '@closyyy/contract/orders'
import { type Insertable, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBooks, seeded, sharesOf } from '../../../test/order-books.ts'
import { openOrderFixture } from '../../../test/order-fixture.ts'
import type { OrdersTable } from '../../db/tables/orders.ts'
import { readSettings } from '../../env.ts'
import { endPartsOfOrder } from '../../order-endings.ts'
import { type CheckoutContext, placeOrder } from '../checkout/place-order.ts'
import {
  orderCancelled,
  orderCompleted,
  orderPlaced,
  orderRemitted,
  payoutPaid,
  payoutRequested,
} from '../ledger/ledger-postings.ts'
import { balanceOf, recordPostings } from '../ledger/ledger-service.ts'
import { createProductCounts } from '../products/product-counts.ts'
import { applyOrderAction, type OrdersContext } from './order-actions-service.ts'
import { orderTransitions } from './orders-policy.ts'

/** Allows for a busy machine. */
const SLOW_MS = 60_000
/** Lifecycles through checkout and actions; few by default, because each needs a checkout. */
const LIFECYCLES = Number(process.env.LIFECYCLES ?? 40)

type Status = (typeof orderStatuses)[number]

let fixture: Awaited<ReturnType<typeof openOrderFixture>>
let sellers: Awaited<ReturnType<typeof fixture.person>>[]
const books = openBooks()
const random = seeded(20_261_121)

const pick = <Thing>(things: readonly Thing[]) => things[random(things.length)] as Thing
const place = {
  address_line_1: 'A',
  address_line_2: null,
  city: 'B',
  state_province_or_region: '',
  zip_or_postal_code: '',
}
const actions: [(typeof orderActions)[number], 'buyer' | 'seller'][] = [
  ['ship', 'seller'],
  ['deliver', 'seller'],
  ['confirm', 'buyer'],
  ['cancel', 'buyer'],
  ['cancel', 'seller'],
  ['confirm', 'seller'],
]
const isStatus = (outcome: string): outcome is Status => orderStatuses.some(status => status === outcome)

beforeAll(async () => {
  fixture = await openOrderFixture()
  sellers = [await fixture.person(), await fixture.person(), await fixture.person()]
})
afterAll(() => fixture.api.close())

afterEach(async () => {
  const { db } = fixture.api
  books.expectEven()
  for (const [id, book] of books.sellers) expect(await balanceOf(db, id)).toEqual(book)
  const { rows } = await sql<{ account: string; total: number }>`
    select account, sum(amount_paisa)::bigint as total from ledger_entries
    where user_id is null group by account`.execute(db)
  expect(Object.fromEntries(rows.map(row => [row.account, row.total]))).toEqual(books.house)
  const { rows: crooked } = await sql`
    select transaction_id from ledger_entries group by transaction_id having sum(amount_paisa) <> 0`.execute(db)
  expect(crooked).toEqual([])
})

/** Applies random transitions to an order and books them in the ledger. */
function transition(order: Insertable<OrdersTable> & { id: number }) {
  const placed = { ...order, id: order.id }
  books.place(order.seller_id, order.subtotal_paisa)
  const postings = [orderPlaced(placed)]
  let status: Status = 'pending'
  for (let step = random(6); step > 0; step--) {
    const [action, actor] = pick(actions)
    const outcome = orderTransitions.outcomeOf(status, actor, action)
    books.settle(order.seller_id, order.subtotal_paisa, outcome)
    if (outcome === 'completed') {
      books.remit(sharesOf(order.subtotal_paisa).total)
      postings.push(orderCompleted(placed), orderRemitted(placed, { paisa: 0, isShort: false }))
    }
    if (outcome === 'cancelled') postings.push(orderCancelled(placed))
    if (isStatus(outcome)) status = outcome
  }
  return { order: { ...order, status }, postings }
}

/** Pays out the current balance of one of the sellers. */
function payOut(id: number) {
  const seller = pick(sellers)
  const { balance } = books.bookOf(seller.id)
  if (balance <= 0) return []
  const payout = {
    id,
    user_id: seller.id,
    amount_paisa: 1 + random(balance),
    status: pick(['pending', 'paid'] as const),
  }
  books.payOut(seller.id, payout.amount_paisa, payout.status === 'paid')
  return [payout]
}

test(
  'balances the ledger of a thousand random lifecycles, in total and to the paisa for each seller',
  async () => {
    const { db } = fixture.api
    const worth = () => (random(3) ? 1 + random(600_000) : pick([299_900, 299_999, 300_000, 300_100, 1, 5, 1_005]))
    const lifecycles = Array.from({ length: 1_000 }, (_, life) => {
      const subtotal_paisa = worth()
      const { fee, profit } = sharesOf(subtotal_paisa)
      return transition({
        id: 1_000_000 + life,
        tracking_no: `LIFE${life}`,
        seller_id: pick(sellers).id,
        buyer_id: fixture.buyer.id,
        ...place,
        subtotal_paisa,
        delivery_fee_paisa: 25_000,
        platform_fee_paisa: fee,
        seller_profit_paisa: profit,
      })
    })
    const payouts = Array.from({ length: 40 }, (_, number) => payOut(1_000_000 + number)).flat()
    await db
      .insertInto('orders')
      .values(lifecycles.map(({ order }) => order))
      .execute()
    await db.insertInto('payouts').values(payouts).execute()
    await recordPostings(db, [
      ...lifecycles.flatMap(({ postings }) => postings),
      ...payouts.map(payoutRequested),
      ...payouts.filter(({ status }) => status === 'paid').map(payoutPaid),
    ])
    expect(payouts.length).toBeGreaterThan(10)
    expect(new Set(lifecycles.map(({ order }) => order.status)).size).toBe(5)
  },
  SLOW_MS,
)

test(
  `balances ${LIFECYCLES} lifecycles through checkout and actions, and restocks cancelled orders`,
  async () => {
    const { api, buyer, stock } = fixture
    const context: CheckoutContext & OrdersContext = {
      onOrderEnded: endPartsOfOrder,
      db: api.db,
      counts: createProductCounts(api.db, { isLive: () => true, subscribe: () => () => undefined }),
      settings: readSettings({ PUBLIC_URL: 'https://shop.test' }),
      limitCheckout: work => work(),
    }
    const account = { id: buyer.id, isAdmin: false, isConfirmed: true, roles: [] }
    const many = { quantity: 90_000, quantity_left: 90_000 }
    const products = []
    for (const seller of sellers)
      for (const price_paisa of [299_900, 150_000, 1_005, 123_456])
        products.push(await stock(90_000, { seller_id: seller.id, price_paisa, ...many }))

    async function step(sellerId: number, orderId: number, subtotal: number, status: Status): Promise<Status> {
      const [action, actor] = pick(actions)
      const viewer = { account: actor === 'buyer' ? account : { ...account, id: sellerId } }
      const outcome = orderTransitions.outcomeOf(status, actor, action)
      const came = await applyOrderAction(context, orderId, viewer, action).then(
        order => order.status,
        (error: { code: string }) => error.code,
      )
      expect(came).toBe(outcome)
      books.settle(sellerId, subtotal, outcome)
      return isStatus(outcome) ? outcome : status
    }

    let sold = 0
    for (let life = 0; life < LIFECYCLES; life++) {
      const seller = pick(sellers)
      const own = products.filter(product => product.seller_id === seller.id).slice(random(3))
      const items = own.map(({ id, price_paisa }) => ({ product_id: id, quantity: 1 + random(3), paisa: price_paisa }))
      const subtotal = items.reduce((sum, { quantity, paisa }) => sum + quantity * paisa, 0)
      const order = await placeOrder(context, {
        attempt: { owner: 'test', key: `life ${life}`, body: life, arrivedAt: new Date() },
        sellerId: seller.id,
        items,
        cart: { userId: buyer.id },
        ip: '127.0.0.1',
        buyerOf: () => ({
          owner: 'test',
          accountId: buyer.id,
          email: buyer.email,
          phone: buyer.phone,
          hasConfirmedPhone: true,
        }),
        recipientOf: async () => ({ ...place, buyer_id: buyer.id }),
      })
      books.place(seller.id, subtotal)
      const { total, fee } = sharesOf(subtotal)
      const wire = [subtotal, total, fee].map(paisa => Number((paisa / 100).toFixed(2)))
      expect([order.subtotal, order.total_amount, order.platform_fee]).toEqual(wire)
      let status: Status = 'pending'
      for (let steps = random(5); steps > 0; steps--) status = await step(seller.id, order.id, subtotal, status)
      if (status !== 'cancelled') sold += items.reduce((sum, { quantity }) => sum + quantity, 0)
    }
    const { rows } = await sql<{ sold: number }>`
    select sum(quantity - quantity_left)::int as sold from products
    where id = any(${products.map(({ id }) => id)}::bigint[])`.execute(api.db)
    expect(rows).toEqual([{ sold }])
    if (process.env.LIFECYCLES) console.log(JSON.stringify({ lifecycles: LIFECYCLES, sold, house: books.house }))
  },
  SLOW_MS * Math.ceil(LIFECYCLES / 40),
)
