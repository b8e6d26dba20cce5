import { describe, expect, it } from 'vitest'
import { demoCatalogue } from './demo-catalogue.ts'

const shop = demoCatalogue()
const productByKey = new Map(shop.products.map(product => [product.key, product]))
const usernames = new Set(shop.users.map(user => user.username))

describe('the demo’s references', () => {
  const orderByKey = new Map(shop.orders.map(order => [order.key, order]))

  it('point to existing rows', () => {
    for (const product of shop.products) expect(usernames.has(product.seller)).toBe(true)
    for (const { follower, followed } of shop.follows)
      expect(usernames.has(follower) && usernames.has(followed)).toBe(true)
    for (const like of shop.likes) expect(usernames.has(like.username) && productByKey.has(like.product)).toBe(true)
    for (const row of [...shop.addresses, ...shop.bank_details, ...shop.payouts])
      expect(usernames.has(row.username)).toBe(true)
  })

  it('match orders and offers with products of their seller', () => {
    for (const { product, buyer, seller } of shop.offers) {
      expect(usernames.has(buyer)).toBe(true)
      expect(productByKey.get(product)!.seller).toBe(seller)
    }
    for (const order of shop.orders) {
      expect(usernames.has(order.buyer)).toBe(true)
      for (const item of order.items) expect(productByKey.get(item.product)!.seller).toBe(order.seller)
    }
  })

  it('never relate people to themselves', () => {
    for (const { buyer, seller } of [...shop.orders, ...shop.offers, ...shop.ratings]) expect(buyer).not.toBe(seller)
    for (const { follower, followed } of shop.follows) expect(follower).not.toBe(followed)
    for (const like of shop.likes) expect(productByKey.get(like.product)!.seller).not.toBe(like.username)
  })

  it('are unique where they must be', () => {
    const unique = (keys: readonly string[]) => expect(new Set(keys).size).toBe(keys.length)
    unique(shop.follows.map(({ follower, followed }) => `${follower} ${followed}`))
    unique(shop.likes.map(({ username, product, kind }) => `${username} ${product} ${kind}`))
    unique(shop.offers.map(({ key }) => key))
    unique(shop.orders.map(({ key }) => key))
    unique(shop.products.map(({ key }) => key))
    unique(shop.ratings.map(({ order }) => order))
  })

  it('account for all sold stock by orders', () => {
    for (const product of shop.products) {
      const ordered = shop.orders
        .filter(order => order.status !== 'cancelled')
        .flatMap(order => order.items)
        .filter(item => item.product === product.key)
        .reduce((sum, item) => sum + item.quantity, 0)
      expect(product.quantity - product.quantity_left, product.key).toBe(ordered)
      expect(product.sold).toBe(product.quantity_left === 0)
    }
  })

  it('include orders in every state, each step after the one before', () => {
    const joined = new Map(shop.users.map(user => [user.username, user.joined_days_ago * 24]))
    expect(new Set(shop.orders.map(order => order.status))).toEqual(
      new Set(['pending', 'shipped', 'delivered', 'completed', 'cancelled']),
    )
    for (const order of shop.orders) {
      const listed = Math.min(...order.items.map(item => productByKey.get(item.product)!.listed_hours_ago))
      const steps = [
        joined.get(order.buyer)!,
        listed,
        order.placed_hours_ago,
        order.shipped_hours_ago,
        order.delivered_hours_ago,
        order.completed_hours_ago,
      ]
      const taken = steps.slice(1).filter(hours => hours !== null)
      expect(taken, order.key).toEqual([...taken].sort((one, other) => other - one))
      expect(joined.get(order.buyer)!).toBeGreaterThan(order.placed_hours_ago)
      expect(taken.at(-1)!).toBeGreaterThan(0)
      expect(order.cancelled_hours_ago !== null).toBe(order.status === 'cancelled')
      expect(order.completed_hours_ago !== null).toBe(order.status === 'completed')
    }
  })

  // RATING-10
  it('rate only delivered orders', () => {
    for (const rating of shop.ratings) {
      const order = orderByKey.get(rating.order)!
      expect(['delivered', 'completed']).toContain(order.status)
      expect([order.buyer, order.seller]).toEqual([rating.buyer, rating.seller])
      expect(rating.hours_ago).toBeLessThan(order.delivered_hours_ago!)
    }
    for (const user of shop.users) {
      const own = shop.ratings.filter(rating => rating.seller === user.username)
      const counted = own.filter(
        ({ buyer, hours_ago }) => !own.some(later => later.buyer === buyer && later.hours_ago < hours_ago),
      )
      expect(user.ratings_count).toBe(counted.length)
      const sum = counted.reduce((total, { rating }) => total + rating, 0)
      const mean = sum / Math.max(1, counted.length)
      expect(user.average_rating).toBeCloseTo(mean, 2)
    }
  })

  it('use valid addresses', () => {
    for (const place of [...shop.addresses, ...shop.orders.map(order => order.delivery_address)]) {
      expect(place.address_line_1).toMatch(/^[\p{L}\p{N} ,.\-#/'()]+$/u)
      expect(place.address_line_2 ?? 'x').toMatch(/^[\p{L}\p{N} ,.\-#/'()]+$/u)
      expect(`${place.city}${place.state_province_or_region}`).not.toMatch(/\d/)
      expect(place.zip_or_postal_code).toMatch(/^\d{5}$/)
    }
    const withPickup = new Set(
      shop.addresses.filter(address => address.address_type === 'pickup').map(address => address.username),
    )
    for (const product of shop.products) expect(withPickup.has(product.seller)).toBe(true)
  })
})
