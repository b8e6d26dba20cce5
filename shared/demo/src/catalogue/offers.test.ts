import { describe, expect, it } from 'vitest'
import { demoCatalogue } from './demo-catalogue.ts'

const shop = demoCatalogue()
const productByKey = new Map(shop.products.map(product => [product.key, product]))

describe('the demo offers', () => {
  const openStates = new Set(['pending', 'countered'])

  it('cover every state', () => {
    expect(new Set(shop.offers.map(thread => thread.state))).toEqual(
      new Set(['pending', 'accepted', 'rejected', 'countered', 'expired', 'closed']),
    )
  })

  it('are below the price and at least half of it, counters above the offer before', () => {
    for (const thread of shop.offers) {
      const { price } = productByKey.get(thread.product)!
      for (const [index, row] of thread.rows.entries()) {
        expect(Number.isInteger(row.price)).toBe(true)
        expect(row.price, thread.key).toBeLessThan(price)
        expect(row.price, thread.key).toBeGreaterThanOrEqual(price / 2)
        const lastPrice = row.kind === 'counter' ? thread.rows[index - 1]!.price : 0
        expect(row.price).toBeGreaterThan(lastPrice)
        expect(row.actor).toBe(row.kind === 'offer' ? thread.buyer : thread.seller)
      }
    }
  })

  it('are in chronological order, end in the state of the thread and are open only while unexpired', () => {
    for (const thread of shop.offers) {
      const product = productByKey.get(thread.product)!
      const hours = thread.rows.map(row => row.hours_ago)
      expect(hours, thread.key).toEqual([...hours].sort((one, other) => other - one))
      expect(hours[0]!, thread.key).toBeLessThan(product.listed_hours_ago)
      expect(thread.rows.slice(0, -1).every(row => row.state !== 'pending')).toBe(true)
      expect(thread.rows.at(-1)!.state).toBe(thread.state === 'countered' ? 'pending' : thread.state)
      expect(product.allow_offers).toBe(true)
      const age = hours.at(-1)!
      const isFresh = { open: age < 48, expired: age > 48, settled: true }
      const kind = openStates.has(thread.state) ? 'open' : thread.state === 'expired' ? 'expired' : 'settled'
      expect(isFresh[kind], thread.key).toBe(true)
      const mustBeSold = thread.state === 'closed'
      expect(product.sold || !mustBeSold, thread.key).toBe(true)
      expect(product.sold && openStates.has(thread.state), thread.key).toBe(false)
    }
  })

  it('are used once, by the order that references them', () => {
    const threadByKey = new Map(shop.offers.map(thread => [thread.key, thread]))
    for (const order of shop.orders.filter(({ offer }) => offer !== null)) {
      const thread = threadByKey.get(order.offer!)!
      expect([thread.state, thread.buyer, thread.product]).toEqual(['accepted', order.buyer, order.items[0]!.product])
      expect(thread.rows.at(-1)!.price).toBe(order.items[0]!.price)
      expect(thread.rows.at(-1)!.hours_ago).toBeGreaterThan(order.placed_hours_ago)
    }
    for (const order of shop.orders.filter(({ offer }) => offer === null)) {
      for (const item of order.items) expect(item.price).toBe(productByKey.get(item.product)!.price)
    }
  })
})
