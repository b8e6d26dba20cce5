import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../../test/builders.ts'
import { seeded } from '../../../test/order-books.ts'
import { addSale } from '../../../test/sales.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { orderCompleted } from '../ledger/ledger-postings.ts'
import { cashOf, recordPayoutRequested, recordPostings } from '../ledger/ledger-service.ts'
import { uploadRemittance } from './remittances-service.ts'

/** Random files; `REMITTANCES` makes a longer run. */
const FILES = Number(process.env.REMITTANCES ?? 25)
const SLOW_MS = 60_000

let database: TestDatabase
const random = seeded(20_261_123)
const pick = <Thing>(things: readonly Thing[]) => things[random(things.length)] as Thing

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

interface Parcel {
  id: number
  tracking_no: string
  seller_id: number
  total: number
  profit: number
}

/** Sums of the whole ledger that must hold after every file. */
async function expectEven() {
  const { rows } = await sql<{ total: number; crooked: number; twice: number; over: number }>`
    select
      (select sum(amount_paisa)::bigint from ledger_entries) as total,
      (select count(*)::int from (
        select from ledger_entries group by transaction_id having sum(amount_paisa) <> 0
      ) t) as crooked,
      (select count(*)::int from (
        select from ledger_transactions where kind = 'order-remitted' group by order_id having count(*) > 1
      ) t) as twice,
      (select count(*)::int from (
        select from orders o
        join ledger_transactions t on t.order_id = o.id
        join ledger_entries e on e.transaction_id = t.id and e.account = 'cash'
        group by o.id having -sum(e.amount_paisa) > o.subtotal_paisa + o.delivery_fee_paisa
      ) t) as over`.execute(database.db)
  expect(rows).toEqual([{ total: 0, crooked: 0, twice: 0, over: 0 }])
}

/** Compares the available money of a seller with the cash and the profits of remitted orders, less payouts. */
async function expectRemittedOnly(seller_id: number, parcels: Parcel[], paidOut: number) {
  const { rows } = await sql<{ order_id: number; paisa: number }>`
    select order_id, sum(amount_paisa)::bigint as paisa from remittance_rows
    where result in ('matched', 'short') group by order_id`.execute(database.db)
  const cashOfOrder = new Map(rows.map(({ order_id, paisa }) => [order_id, paisa]))
  const own = parcels.filter(parcel => parcel.seller_id === seller_id)
  const cash = own.reduce((sum, { id }) => sum + (cashOfOrder.get(id) ?? 0), 0)
  const settled = own.filter(({ id, total }) => cashOfOrder.get(id) === total)
  const profits = settled.reduce((sum, { profit }) => sum + profit, 0)
  const { available } = await cashOf(database.db, seller_id, 0)
  expect(available).toBeGreaterThanOrEqual(0)
  expect(available).toBeLessThanOrEqual(Math.min(cash, profits) - paidOut)
}

async function countResults() {
  const { rows } = await sql<{ result: string; count: number }>`
    select coalesce(result, 'waiting') as result, count(*)::int as count from remittance_rows group by 1`.execute(
    database.db,
  )
  const totals = { matched: 0, short: 0, unknown: 0, duplicate: 0, waiting: 0 }
  return { ...totals, ...Object.fromEntries(rows.map(({ result, count }) => [result, count])) }
}

// REMITTANCE-1, LEDGER-6
test(
  `books ${FILES} random files: sums are zero, no order is credited twice, and only remitted cash is available`,
  async () => {
    const { db } = database
    const buyer_id = (await addUser(db)).id
    const sellers = [(await addUser(db)).id, (await addUser(db)).id, (await addUser(db)).id]
    const admin = (await addUser(db, { is_admin: true })).id
    const open: Parcel[] = []
    const paidOut = new Map<number, number>()
    const files: string[] = []

    async function sell() {
      const status = pick(['completed', 'delivered', 'shipped', 'pending', 'cancelled'] as const)
      const seller_id = pick(sellers)
      const order = await addSale(db, { seller_id, buyer_id, status, price: 100 + random(500_000), is_remitted: false })
      const { id, tracking_no, subtotal_paisa, delivery_fee_paisa, seller_profit_paisa } = order
      open.push({ id, tracking_no, seller_id, total: subtotal_paisa + delivery_fee_paisa, profit: seller_profit_paisa })
      if (status === 'delivered' && random(2)) await recordPostings(db, [orderCompleted(order)])
    }

    function rowOf(): string {
      const { tracking_no, total } = pick(open)
      const reference = random(8) ? tracking_no : `NOBODY${random(5)}`
      const paisa = pick([total, total, total, total + 1, Math.floor(total / 2), total - Math.floor(total / 2), 0])
      return `${reference},${(paisa / 100).toFixed(2)},2026-10-${20 + random(3)}`
    }

    async function payOut() {
      const user_id = pick(sellers)
      const { available } = await cashOf(db, user_id, 0)
      if (available <= 0) return
      const payout = { user_id, amount_paisa: 1 + random(available), status: 'pending' as const }
      const { id } = await db.insertInto('payouts').values(payout).returning('id').executeTakeFirstOrThrow()
      await recordPayoutRequested(db, { ...payout, id })
      paidOut.set(user_id, (paidOut.get(user_id) ?? 0) + payout.amount_paisa)
    }

    for (let file = 0; file < FILES; file++) {
      for (let count = 1 + random(3); count > 0; count--) await sell()
      const lines = Array.from({ length: 1 + random(12) }, rowOf)
      const csv = random(6) || files.length === 0 ? ['reference,amount,date', ...lines].join('\n') : pick(files)
      files.push(csv)
      const copies = 1 + random(3)
      const responses = await Promise.all(
        Array.from({ length: copies }, () => uploadRemittance(db, admin, { name: `${file}.csv`, csv })),
      )
      expect(new Set(responses.map(response => JSON.stringify(response))).size).toBe(1)
      if (random(3) === 0) await payOut()
      if (file % 10 === 9) await expectEven()
    }

    for (const seller_id of sellers) await expectRemittedOnly(seller_id, open, paidOut.get(seller_id) ?? 0)
    await expectEven()
    const totals = await countResults()
    expect(totals.waiting).toBe(0)
    expect(Math.min(totals.matched, totals.short, totals.unknown, totals.duplicate)).toBeGreaterThan(0)
    if (process.env.REMITTANCES) console.log(JSON.stringify({ files: FILES, ...totals }))
  },
  SLOW_MS * Math.ceil(FILES / 25),
)

// REMITTANCE-2
test('shows a file with each row booked while concurrent duplicates book it again', async () => {
  const { db } = database
  const admin = (await addUser(db, { is_admin: true })).id
  const lines = Array.from({ length: 50 }, (_, index) => `EARLY${index},1,2026-10-24`)
  const file = { name: 'early.csv', csv: ['reference,amount,date', ...lines].join('\n') }
  for (let round = 0; round < 20; round++) {
    const shown = await Promise.all(Array.from({ length: 3 }, () => uploadRemittance(db, admin, file)))
    for (const { rows } of shown) expect(rows).toMatchObject({ unknown: 50, waiting: 0 })
  }
})
