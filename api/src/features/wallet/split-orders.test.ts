import { getOwnStats } from '@closyyy/contract/stats-calls'
import { getWallet, listPayments } from '@closyyy/contract/wallet-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDisputeFixture } from '../../../test/dispute-fixture.ts'
import { addSale } from '../../../test/sales.ts'

let fixture: Awaited<ReturnType<typeof openDisputeFixture>>

beforeAll(async () => {
  fixture = await openDisputeFixture()
})
afterAll(() => fixture.api.close())

async function split(price: number, refund: number) {
  const { api, buyer, seller, raise, propose, accept } = fixture
  const order = await addSale(api.db, { seller_id: seller.id, buyer_id: buyer.id, status: 'delivered', price })
  const { data } = await raise(order.id, buyer.token)
  await propose(data.id, seller.token, { decision: 'split', refund })
  expect((await accept(data.id, buyer.token, 1)).status).toBe(200)
  return order
}

// WALLET-5, LEDGER-5
test('orders that a dispute split are among payments and stats, and explain the balance', async () => {
  const { api, buyer, seller } = fixture
  const whole = await addSale(api.db, { seller_id: seller.id, buyer_id: buyer.id, price: 100_000 })
  const small = await split(200_000, 1_000)
  const large = await split(400_000, 850)
  const { wallet } = (await api.call(getWallet, {}, seller.token)).data
  const { data: payments, total } = (await api.call(listPayments, {}, seller.token)).data
  expect(payments).toMatchObject([
    // Of Rs.4,250, a fifth went back: of each share, and of the delivery’s half that the buyer paid.
    { order_id: large.id, subtotal: 4_000, refund: 800, closing_fee: 320, delivery: 200, profit: 2_680 },
    { order_id: small.id, subtotal: 2_000, refund: 888.89, closing_fee: 111.11, delivery: 0, profit: 1_000 },
    { order_id: whole.id, subtotal: 1_000, refund: 0, closing_fee: 100, delivery: 0, profit: 900 },
  ])
  expect(total).toBe(3)
  const profitOf = new Map(payments.map(({ order_id, profit }) => [order_id, profit]))
  expect(wallet.transactions.map(({ order_id, amount }) => [order_id, amount])).toEqual([...profitOf])
  expect(payments.reduce((sum, { profit }) => sum + profit, 0)).toBe(wallet.balance)

  const { weeks = [], ...stats } = (await api.call(getOwnStats, {}, seller.token)).data
  const sums = { total_revenue: 7_000, total_profit: 4_580, items_sold: 3 }
  expect(stats).toMatchObject({ ...sums, categories: [{ products_count: 3 }] })
  expect(weeks.at(-1)).toMatchObject({ revenue: 7_000, profit: 4_580, orders: 3 })
})
