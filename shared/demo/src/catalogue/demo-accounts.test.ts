import { describe, expect, it } from 'vitest'
import { demoCatalogue } from './demo-catalogue.ts'

const shop = demoCatalogue()
const onSale = shop.products.filter(
  product => !product.sold && product.active && product.approval_status === 'approved',
)

describe('the demo accounts', () => {
  const own = shop.products.filter(product => product.seller === 'demo_seller')
  const ownOrders = shop.orders.filter(order => order.seller === 'demo_seller')

  it('give the demo seller listings, orders and offers in every state', () => {
    expect(own.filter(product => onSale.includes(product)).length).toBeGreaterThanOrEqual(14)
    expect(own.filter(product => product.approval_status === 'pending')).toHaveLength(2)
    expect(own.filter(product => product.approval_status === 'rejected' && product.rejection_reason)).toHaveLength(1)
    expect(own.filter(product => product.sold)).toHaveLength(6)
    expect(new Set(ownOrders.map(order => order.status))).toEqual(
      new Set(['pending', 'shipped', 'delivered', 'completed']),
    )
    const states = new Set(shop.offers.filter(thread => thread.seller === 'demo_seller').map(thread => thread.state))
    expect(states).toEqual(new Set(['pending', 'accepted', 'rejected', 'countered', 'expired', 'closed']))
  })

  it('give the demo seller a shop, bank details, followers and a rating of 4.75', () => {
    const user = shop.users.find(({ username }) => username === 'demo_seller')!
    const bank = shop.bank_details.find(({ username }) => username === 'demo_seller')!
    expect(user.shop_description).toBeTruthy()
    expect(user.average_rating).toBeCloseTo(4.75, 5)
    expect(`${bank.bank_name}${bank.account_title}`).toMatch(/^[A-Za-z ]+$/)
    expect(`${bank.account_number}${bank.branch_code}`).toMatch(/^\d+$/)
    expect(shop.follows.filter(({ followed }) => followed === 'demo_seller').length).toBeGreaterThanOrEqual(12)
  })

  it('give the demo buyer purchases, offers and something to rate', () => {
    const bought = shop.orders.filter(order => order.buyer === 'demo_buyer')
    const rated = new Set(shop.ratings.map(rating => rating.order))
    expect(new Set(bought.map(order => order.status))).toEqual(
      new Set(['pending', 'shipped', 'delivered', 'completed', 'cancelled']),
    )
    expect(
      bought.some(order => order.status === 'delivered' && order.seller === 'demo_seller' && !rated.has(order.key)),
    ).toBe(true)
    expect(shop.addresses.filter(({ username }) => username === 'demo_buyer')).toHaveLength(2)
    const states = new Set(shop.offers.filter(thread => thread.buyer === 'demo_buyer').map(thread => thread.state))
    expect(states).toEqual(new Set(['pending', 'accepted', 'rejected', 'countered', 'expired', 'closed']))
  })

  it('pay out no more than half of what was sold', () => {
    for (const { username } of shop.bank_details) {
      const earned = shop.orders
        .filter(order => order.seller === username && order.status === 'completed')
        .flatMap(order => order.items)
        .reduce((sum, item) => sum + item.price * item.quantity, 0)
      const paid = shop.payouts
        .filter(payout => payout.username === username)
        .reduce((sum, { amount }) => sum + amount, 0)
      expect(paid).toBeLessThanOrEqual(earned / 2)
    }
  })
})
