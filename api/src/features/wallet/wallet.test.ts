import { getOwnStats } from '@closyyy/contract/stats-calls'
import { getWallet, listPayments } from '@closyyy/contract/wallet-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser, signIn } from '../../../test/builders.ts'
import { addSale, type Sale } from '../../../test/sales.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { DAY, DAY_MS } from '../../time.ts'
import { recordOrderRefunded, recordOrderReturned } from '../ledger/ledger-service.ts'

let api: TestApi
let buyer_id: number
let seller_id: number
let token: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.payoutHoldSeconds = 3 * DAY
  })
  buyer_id = (await addUser(api.db)).id
})
beforeEach(async () => {
  const seller = await addUser(api.db)
  seller_id = seller.id
  token = await signIn(api.db, seller)
})
afterAll(() => api.close())

const sell = (sale: Partial<Sale> = {}) => addSale(api.db, { seller_id, buyer_id, ...sale })
const wallet = async (query: object = {}, who = token) => (await api.call(getWallet, { query }, who)).data.wallet
const payments = async (query: object = {}, who = token) => (await api.call(listPayments, { query }, who)).data
const stats = async (who = token) => {
  const { weeks = [], ...rest } = (await api.call(getOwnStats, {}, who)).data
  return { weeks, ...rest }
}

describe('the wallet', () => {
  test('is empty without sales', async () => {
    const none = { balance: 0, pending_balance: 0, unconfirmed_balance: 0, transactions: [] }
    const parts = { available: 0, on_hold: 0, on_hold_until: null, waiting_for_courier: 0 }
    expect(await wallet()).toEqual({ ...none, ...parts, current_page: 1, last_page: 1, per_page: 48, total: 0 })
  })

  // WALLET-1, LEDGER-2
  test('shows a deposit of each order’s profit: confirmed if completed, removed if cancelled', async () => {
    const completed = await sell({ price: 299_900 })
    const pending = await sell({ status: 'pending', price: 300_000 })
    const shipped = await sell({ status: 'shipped', price: 100_010 })
    await sell({ status: 'cancelled' })
    const { transactions, ...sums } = await wallet()
    expect(sums).toMatchObject({ balance: 2_699.1, pending_balance: 0, unconfirmed_balance: 2_450 + 900.09, total: 3 })
    expect(transactions).toMatchObject([
      { order_id: shipped.id, amount: 900.09, type: 'deposit', confirmed: false },
      { order_id: pending.id, amount: 2_450, type: 'deposit', confirmed: false },
      { order_id: completed.id, amount: 2_699.1, type: 'deposit', confirmed: true },
    ])
  })

  // WALLET-4
  test('splits the balance into waiting for the courier, on hold and available', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
    await sell({ is_remitted: false, price: 100_000, at: daysAgo(40) })
    await sell({ price: 200_000, at: daysAgo(3.01) })
    await sell({ price: 10_000, at: daysAgo(2.99) })
    const last = daysAgo(1)
    await sell({ price: 20_000, at: last })
    const { available, on_hold, on_hold_until, waiting_for_courier, balance } = await wallet()
    expect({ available, on_hold, waiting_for_courier, balance }).toEqual({
      available: 1_800,
      on_hold: 270,
      waiting_for_courier: 900,
      balance: 2_970,
    })
    expect(Date.parse(on_hold_until ?? '')).toBe(Date.parse(last) + 3 * DAY_MS)
  })

  // LEDGER-5
  test('keeps of a refunded order what its seller keeps, and of a returned one nothing', async () => {
    const refunded = await sell({ status: 'delivered', price: 299_900 })
    await recordOrderRefunded(api.db, refunded, 100_000)
    const [returned, whole] = [await sell({ status: 'shipped' }), await sell({ status: 'delivered', price: 50_000 })]
    await recordOrderReturned(api.db, returned)
    await recordOrderRefunded(api.db, whole, 75_000)
    const { transactions, balance, unconfirmed_balance, waiting_for_courier } = await wallet()
    expect(transactions).toMatchObject([{ order_id: refunded.id, amount: 1_868.35, confirmed: true }])
    expect([balance, waiting_for_courier, unconfirmed_balance]).toEqual([1_868.35, 1_868.35, 0])
  })

  test('pages through all deposits', async () => {
    const days = Array.from({ length: 5 }, (_, day) => `2026-03-0${day + 1}T08:00:00.000Z`)
    for (const at of days) await sell({ at })
    const page = async (number: number) => (await wallet({ page: number, per_page: 2 })).transactions
    const pages = [await page(1), await page(2), await page(3), await page(4)]
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1, 0])
    expect(pages.flat().map(({ updated_at }) => Date.parse(updated_at))).toEqual(days.toReversed().map(Date.parse))
    expect(await wallet({ page: 4, per_page: 2 })).toMatchObject({ balance: 9_000, last_page: 3, total: 5 })
    expect((await api.call(getWallet, { query: { per_page: 49 } }, token)).status).toBe(422)
  })

  // WALLET-2
  test('filters deposits by Pakistani days and leaves the balances unchanged', async () => {
    // 19:00 UTC is midnight in Karachi.
    const late = await sell({ at: '2026-03-10T18:59:59.999Z' })
    const next = await sell({ at: '2026-03-10T19:00:00.000Z' })
    const of = async (query: object) => (await wallet(query)).transactions.map(({ order_id }) => order_id)
    expect(await of({ start_date: '2026-03-10', end_date: '2026-03-10' })).toEqual([late.id])
    expect(await of({ start_date: '2026-03-11' })).toEqual([next.id])
    expect(await of({ end_date: '2026-03-11' })).toEqual([next.id, late.id])
    expect(await of({ start_date: '2026-03-12', end_date: '2026-03-01' })).toEqual([])
    expect((await wallet({ start_date: '2026-04-01' })).balance).toBe(3_600)
  })

  test.each(['2026-02-30', '10/03/2026', '0000-01-01', '2026-3-1'])('rejects the day %s', async start_date => {
    for (const call of [getWallet, listPayments]) {
      const { status, failure } = await api.call(call, { query: { start_date } }, token)
      expect([status, failure.errors]).toEqual([422, { start_date: ['Please choose a valid date.'] }])
    }
  })
})

describe('payments', () => {
  // WALLET-3
  test('list completed orders with the seller’s profit and the deductions', async () => {
    await sell({ status: 'delivered' })
    await sell({ status: 'cancelled' })
    const small = await sell({ price: 50_000, quantity: 2, at: '2026-03-10T08:00:00.000Z' })
    const large = await sell({ price: 300_000, at: '2026-03-11T08:00:00.000Z' })
    const { data, total } = await payments()
    expect(total).toBe(2)
    expect(data).toMatchObject([
      { order_id: large.id, subtotal: 3_000, closing_fee: 300, delivery: 250, profit: 2_450 },
      {
        order_id: small.id,
        subtotal: 1_000,
        closing_fee: 100,
        delivery: 0,
        profit: 900,
        tracking_no: small.tracking_no,
      },
    ])
    expect(data[0]?.completed_at).toBe('2026-03-11T08:00:00Z')
    expect(data[1]?.items).toMatchObject([
      { product_id: small.product.id, title: small.product.title, quantity: 2, price: 500 },
    ])
    expect(data[1]?.items[0]?.photo?.image_path).toMatch(/^\/photos\//)
    expect(await payments({ end_date: '2026-03-10' })).toMatchObject({ data: [{ order_id: small.id }], total: 1 })
  })

  test('follow the ledger, even if an order’s own columns changed', async () => {
    const { id } = await sell({ price: 400_000 })
    const other = { platform_fee_paisa: 1, seller_profit_paisa: 1 }
    await api.db.updateTable('orders').set(other).where('id', '=', id).execute()
    expect((await payments()).data).toMatchObject([{ closing_fee: 400, delivery: 250, profit: 3_350 }])
  })

  test('are sorted by completion or profit across all pages', async () => {
    const middle = await sell({ price: 200_000, at: '2026-03-01T08:00:00.000Z' })
    const most = await sell({ price: 290_000, at: '2026-03-02T08:00:00.000Z' })
    const least = await sell({ price: 50_000, at: '2026-03-03T08:00:00.000Z' })
    const sorted = async (sort: string) => {
      const pages = await Promise.all([1, 2].map(page => payments({ sort, page, per_page: 2 })))
      return pages.flatMap(({ data }) => data.map(({ order_id }) => order_id))
    }
    expect(await sorted('newest')).toEqual([least.id, most.id, middle.id])
    expect(await sorted('oldest')).toEqual([middle.id, most.id, least.id])
    expect(await sorted('profit_desc')).toEqual([most.id, middle.id, least.id])
    expect(await sorted('profit_asc')).toEqual([least.id, middle.id, most.id])
    expect((await api.call(listPayments, { query: { sort: 'colour' } as object }, token)).status).toBe(422)
  })

  test('are paged', async () => {
    for (const day of [1, 2, 3]) await sell({ at: `2026-03-0${day}T08:00:00.000Z` })
    expect(await payments({ per_page: 2, page: 2 })).toMatchObject({
      data: [{ completed_at: '2026-03-01T08:00:00Z' }],
      current_page: 2,
      last_page: 2,
      total: 3,
    })
    expect(await payments({ per_page: 2, page: 9 })).toMatchObject({ data: [], total: 3 })
  })
})

describe('stats', () => {
  test('are zero for twelve weeks without sales', async () => {
    const { weeks, ...rest } = await stats()
    expect(rest).toEqual({ total_revenue: 0, total_profit: 0, items_sold: 0, categories: [] })
    expect(weeks).toHaveLength(12)
    expect(weeks.every(({ revenue, profit, orders }) => revenue === 0 && profit === 0 && orders === 0)).toBe(true)
    for (const { starts_on } of weeks) expect(new Date(starts_on).getUTCDay()).toBe(1)
  })

  // SHOP-5
  test('sum subtotals and profits of completed orders and count units by category', async () => {
    await sell({ price: 100_010 })
    await sell({ price: 150_000, quantity: 2, category_id: 1 })
    await sell({ status: 'delivered', category_id: 12 })
    await sell({ status: 'cancelled', category_id: 12 })
    expect(await stats()).toMatchObject({
      total_revenue: 4_000.1,
      total_profit: 900.09 + 2_450,
      items_sold: 3,
      categories: [
        { id: 1, group: 'men', name: 'top', products_count: 2 },
        { id: 9, group: 'men', name: 'bags', products_count: 1 },
      ],
    })
  })

  test('start weeks on Monday in Pakistan', async () => {
    const monday = `${(await stats()).weeks[10]?.starts_on}T00:00:00+05:00`
    await sell({ at: monday })
    await sell({ at: new Date(Date.parse(monday) - 1).toISOString(), price: 100_000 })
    await sell({ at: '2020-01-01T00:00:00Z' })
    const { weeks, total_revenue } = await stats()
    expect(weeks.slice(9)).toMatchObject([
      { revenue: 1_000, profit: 900, orders: 1 },
      { revenue: 2_000, profit: 1_800, orders: 1 },
      { revenue: 0, profit: 0, orders: 0 },
    ])
    expect(total_revenue).toBe(5_000)
  })
})

test('wallet, payments and stats are private to each person', async () => {
  await sell()
  const other = await signIn(api.db, await addUser(api.db))
  expect(await wallet({}, other)).toMatchObject({ balance: 0, transactions: [] })
  expect(await payments({}, other)).toMatchObject({ data: [], total: 0 })
  expect(await stats(other)).toMatchObject({ total_revenue: 0 })
  for (const call of [getWallet, listPayments, getOwnStats])
    expect([(await api.call(call, {}, 'dead')).status, (await api.call(call, {})).status]).toEqual([401, 401])
})
