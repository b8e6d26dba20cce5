import { exportOwnData } from '@closyyy/contract/data-export-calls'
import { listOffers } from '@closyyy/contract/offers-calls'
import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { listRatings, rateUser } from '@closyyy/contract/ratings-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrder, addProduct, addUser, signIn } from '../../../test/builders.ts'
import { openRatingFixture, type RatingFixture, type Traded } from '../../../test/rating-fixture.ts'
import { DAY } from '../../time.ts'
import { lockDueRating, revealRating } from './rating-reveals-queries.ts'

const PARALLEL = 20

let fixture: RatingFixture
beforeAll(async () => {
  fixture = await openRatingFixture()
})
afterAll(() => fixture.api.close())

// RATING-5
describe('a rating of a seller', () => {
  test('is hidden from everybody but its author until the seller rates too', async () => {
    const trade = await fixture.newOrder()
    const { seller, tokens } = trade
    const { status, data } = await fixture.byBuyer(trade)
    expect([status, Math.round((Date.parse(data.hidden_until ?? '') - Date.now()) / 1_000 / DAY)]).toEqual([201, 7])
    expect(await fixture.listed(seller.id)).toMatchObject({ data: [], total: 0 })
    expect(await fixture.profile(seller.id)).toMatchObject({ average_rating: 0, ratings_count: 0 })
    const own = await fixture.shown(trade, 'buyer')
    expect(own.ratings).toMatchObject({ by_buyer: { rating: 4, hidden_until: data.hidden_until }, by_seller: null })
    expect(own.can_rate).toBe(false)
    expect((await fixture.shown(trade, 'seller')).ratings).toEqual({ by_buyer: null, by_seller: null })
    expect((await fixture.bySeller(trade)).data).toMatchObject({
      rating: 5,
      comment: 'Paid at once.',
      hidden_until: null,
    })
    expect(await fixture.profile(seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
    expect((await fixture.listed(seller.id)).data).toMatchObject([{ rating: 4, comment: 'As shown.' }])
    for (const side of ['buyer', 'seller'] as const)
      expect((await fixture.shown(trade, side)).ratings).toMatchObject({
        by_buyer: { rating: 4, hidden_until: null },
        by_seller: { rating: 5, hidden_until: null },
      })
    expect(await fixture.profile(trade.buyer.id, tokens.buyer)).toMatchObject({
      as_buyer: { average_rating: 5, ratings_count: 1 },
    })
  })

  test('is shown and counted once at the end of the seventh day', async () => {
    const trade = await fixture.newOrder()
    await fixture.byBuyer(trade)
    await fixture.pass(trade, 7 * DAY - 60)
    await fixture.sweep()
    expect(await fixture.listed(trade.seller.id)).toMatchObject({ data: [], total: 0 })
    await fixture.pass(trade, 60)
    await Promise.all(Array.from({ length: 5 }, fixture.sweep))
    await fixture.sweep()
    expect((await fixture.listed(trade.seller.id)).data).toMatchObject([{ rating: 4 }])
    expect(await fixture.profile(trade.seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
  })

  test('shown again changes nothing', async () => {
    const trade = await fixture.newOrder()
    await fixture.byBuyer(trade)
    await fixture.pass(trade, 7 * DAY)
    await fixture.sweep()
    await fixture.api.db.transaction().execute(tx => revealRating(tx, 'ratings', trade.order.id))
    expect(await fixture.profile(trade.seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
  })

  test('counts after a sweep that was ended before its commit', async () => {
    const trade = await fixture.newOrder()
    await fixture.byBuyer(trade)
    await fixture.pass(trade, 7 * DAY)
    const killed = fixture.api.db.transaction().execute(async tx => {
      const order = await lockDueRating(tx, 'ratings', [])
      await revealRating(tx, 'ratings', order ?? 0)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await fixture.profile(trade.seller.id)).toMatchObject({ ratings_count: 0 })
    await fixture.sweep()
    await fixture.sweep()
    expect(await fixture.profile(trade.seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
  })

  test('is not in the seller’s data while it is hidden, but in its author’s', async () => {
    const trade = await fixture.newOrder()
    const exported = async (side: 'buyer' | 'seller') =>
      (await fixture.api.call(exportOwnData, {}, trade.tokens[side])).data as unknown as Record<string, object[]>
    await fixture.byBuyer(trade)
    expect(JSON.stringify(await exported('seller'))).not.toContain('As shown.')
    expect(JSON.stringify(await exported('buyer'))).toContain('As shown.')
    await fixture.bySeller(trade)
    const [shownToSeller, shownToBuyer] = [await exported('seller'), await exported('buyer')]
    expect(JSON.stringify(shownToSeller)).toContain('As shown.')
    expect(JSON.stringify(shownToBuyer)).toContain('Paid at once.')
    expect(JSON.stringify([shownToSeller, shownToBuyer])).not.toContain('is_linked')
  })
})

// RATING-4
describe('a rating of a buyer', () => {
  test('is hidden until the buyer rates too, or for seven days', async () => {
    const trade = await fixture.newOrder()
    const { data } = await fixture.bySeller(trade)
    expect(data.hidden_until).not.toBeNull()
    expect(await fixture.shown(trade, 'seller')).toMatchObject({
      can_rate_buyer: false,
      ratings: { by_seller: { rating: 5 } },
    })
    expect(await fixture.shown(trade, 'buyer')).toMatchObject({ can_rate: true, ratings: { by_seller: null } })
    const average = async () => (await fixture.profile(trade.buyer.id, trade.tokens.buyer)).as_buyer
    expect(await average()).toEqual({ average_rating: 0, ratings_count: 0 })
    const late = await fixture.newOrder()
    await fixture.bySeller(late, 3)
    await fixture.pass(late, 7 * DAY)
    await fixture.sweep()
    expect((await fixture.shown(late, 'buyer')).ratings).toMatchObject({ by_seller: { rating: 3 } })
    expect((await fixture.byBuyer(trade)).data.hidden_until).toBeNull()
    expect(await average()).toEqual({ average_rating: 5, ratings_count: 1 })
    expect(await fixture.profile(trade.seller.id)).toMatchObject({ ratings_count: 1 })
  })

  test('is given once, by the seller of a completed order of an account', async () => {
    const trade = await fixture.newOrder({ status: 'delivered' })
    const reject = async (message: string, status = 409, by = trade) =>
      expect(await fixture.bySeller(by)).toMatchObject({ status, failure: { message } })
    await reject('You can rate the buyer once this order is complete.')
    await fixture.api.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', trade.order.id).execute()
    await reject('Order not found.', 404, { ...trade, tokens: { ...trade.tokens, seller: trade.tokens.buyer } })
    expect(await fixture.bySeller(trade, 5, 'Call 0300 1234567')).toMatchObject({ status: 422 })
    expect(await fixture.bySeller(trade, 6)).toMatchObject({ status: 422 })
    expect((await fixture.bySeller(trade)).status).toBe(201)
    await reject('You have already rated this order.')
    const guest = await fixture.newOrder()
    await sql`update orders set buyer_id = null, guest_id = gen_random_uuid(), guest_email = 'guest@example.pk',
      guest_phone = '03001234567', guest_first_name = 'Sana', guest_last_name = 'Mir' where id = ${guest.order.id}`.execute(
      fixture.api.db,
    )
    await reject('This buyer ordered without an account, so you can’t rate them.', 409, guest)
    expect(await fixture.shown(guest, 'seller')).toMatchObject({ can_rate_buyer: false })
    await fixture.api.db.updateTable('users').set({ phone: null }).where('id', '=', trade.seller.id).execute()
    await reject('Please add and confirm your phone number before you rate.', 403)
  })

  test('is written once under concurrent requests, and both sides at once show both', async () => {
    const trade = await fixture.newOrder()
    const responses = await Promise.all([
      fixture.byBuyer(trade),
      ...Array.from({ length: PARALLEL }, () => fixture.bySeller(trade)),
      ...Array.from({ length: PARALLEL }, () => fixture.byBuyer(trade)),
    ])
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(await fixture.profile(trade.seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
    expect((await fixture.shown(trade, 'buyer')).ratings).toMatchObject({
      by_buyer: { rating: 4 },
      by_seller: { rating: 5 },
    })
  })
})

// RATING-10
test('only the latest shown rating of each buyer counts, and all of them are listed', async () => {
  const trade = await fixture.newOrder()
  const { seller, buyer } = trade
  const orderAgain = async (): Promise<Traded> => {
    const order = await addOrder(fixture.api.db, { seller_id: seller.id, buyer_id: buyer.id })
    return { ...trade, order }
  }
  const rateBoth = async (by: Traded, rating: number) => {
    await fixture.byBuyer(by, rating)
    await fixture.bySeller(by)
  }
  await rateBoth(trade, 5)
  const hidden = await orderAgain()
  await fixture.byBuyer(hidden, 1)
  for (const rating of [5, 5, 4]) await rateBoth(await orderAgain(), rating)
  expect(await fixture.profile(seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
  await fixture.bySeller(hidden)
  expect(await fixture.profile(seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
  const other = await addUser(fixture.api.db)
  const order = await addOrder(fixture.api.db, { seller_id: seller.id, buyer_id: other.id })
  await rateBoth({ ...trade, order, tokens: { ...trade.tokens, buyer: await signIn(fixture.api.db, other) } }, 3)
  expect(await fixture.profile(seller.id)).toMatchObject({ average_rating: 3.5, ratings_count: 2 })
  expect(await fixture.listed(seller.id)).toMatchObject({ total: 6 })
  const query = { page: 2, per_page: 3 }
  const rest = await fixture.api.call(listRatings, { params: { id: seller.id }, query })
  expect(rest.data).toMatchObject({ total: 6, last_page: 2, data: [{}, {}, {}] })
})

// HELD-4
test('ratings between linked accounts never count, not even after both rated or seven days', async () => {
  const trade = await fixture.newOrder()
  await fixture.api.db
    .insertInto('held_orders')
    .values({ order_id: trade.order.id, links: ['address'] })
    .execute()
  expect((await fixture.byBuyer(trade)).data.hidden_until).not.toBeNull()
  await fixture.pass(trade, 7 * DAY)
  await fixture.sweep()
  expect((await fixture.bySeller(trade)).data.hidden_until).toBeNull()
  expect(await fixture.listed(trade.seller.id)).toMatchObject({ data: [], total: 0 })
  expect(await fixture.profile(trade.seller.id)).toMatchObject({ average_rating: 0, ratings_count: 0 })
  expect(await fixture.profile(trade.buyer.id, trade.tokens.buyer)).toMatchObject({ as_buyer: { ratings_count: 0 } })
})

// RATING-6
test('an order cannot be rated fifteen days after its completion', async () => {
  const trade = await fixture.newOrder({ completed_at: new Date(Date.now() - 14 * DAY * 1_000 + 60_000) })
  expect((await fixture.bySeller(trade)).status).toBe(201)
  await fixture.api.db
    .updateTable('orders')
    .set({ completed_at: new Date(Date.now() - 14 * DAY * 1_000 - 60_000) })
    .where('id', '=', trade.order.id)
    .execute()
  const message = 'You can rate an order for 14 days after it is complete.'
  expect(await fixture.byBuyer(trade)).toMatchObject({ status: 409, failure: { message } })
  const body = { rating: 4, comment: 'As shown.' }
  const oldest = await fixture.api.call(rateUser, { params: { id: trade.seller.id }, body }, trade.tokens.buyer)
  expect(oldest).toMatchObject({ status: 409, failure: { message } })
  expect((await fixture.shown(trade, 'buyer')).can_rate).toBe(false)
  expect((await fixture.profile(trade.seller.id, trade.tokens.buyer)).can_rate).toBe(false)
})

// RATING-7
test('a buyer’s average is shown to their sellers and themselves only', async () => {
  const trade = await fixture.newOrder()
  const { seller, buyer, tokens } = trade
  await fixture.bySeller(trade, 4)
  await fixture.byBuyer(trade)
  const product = await addProduct(fixture.api.db, { seller_id: seller.id })
  const parties = { product_id: product.id, buyer_id: buyer.id, seller_id: seller.id, actor_id: buyer.id }
  await fixture.api.db
    .insertInto('offers')
    .values({ ...parties, price_paisa: 200_000, created_at: new Date() })
    .execute()
  const average = { average_rating: 4, ratings_count: 1 }
  const orders = await fixture.api.call(listOrders, { query: { type: 'sold' } }, tokens.seller)
  expect(orders.data.data[0]?.buyer?.rating).toEqual(average)
  expect((await fixture.api.call(listOffers, { query: {} }, tokens.seller)).data.original[0]?.buyer_rating).toEqual(
    average,
  )
  expect(
    (await fixture.api.call(listOffers, { query: {} }, tokens.buyer)).data.original[0]?.buyer_rating,
  ).toBeUndefined()
  const admin = await signIn(fixture.api.db, await addUser(fixture.api.db, { is_admin: true }))
  const seen = await fixture.api.call(getOrder, { params: { id: trade.order.id } }, admin)
  expect([seen.data.buyer?.rating, seen.data.ratings]).toEqual([undefined, undefined])
  for (const token of [tokens.seller, undefined])
    expect(await fixture.profile(buyer.id, token)).not.toHaveProperty('as_buyer')
})
