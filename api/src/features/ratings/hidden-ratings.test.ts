import { exportOwnData } from '@closyyy/contract/data-export-calls'
import { listOffers } from '@closyyy/contract/offers-calls'
import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { listRatings, rateBuyer, rateUser } from '@closyyy/contract/ratings-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrder, addProduct, addUser, signIn } from '../../../test/builders.ts'
import { emailsTo } from '../../../test/emails.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { DAY } from '../../time.ts'
import { revealDueRatings } from './rating-reveals.ts'
import { lockDueRating, revealRating } from './rating-reveals-queries.ts'

const PARALLEL = 20

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Order = Parameters<typeof addOrder>[1]

async function newOrder(set: Partial<Order> = {}) {
  const [seller, buyer] = [await addUser(api.db), await addUser(api.db, { first_name: 'Hina' })]
  const order = await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id, ...set })
  const tokens = { seller: await signIn(api.db, seller), buyer: await signIn(api.db, buyer) }
  return { seller, buyer, order, tokens }
}
type Traded = Awaited<ReturnType<typeof newOrder>>

const byBuyer = ({ seller, order, tokens }: Traded, rating = 4) =>
  api.call(
    rateUser,
    { params: { id: seller.id }, body: { rating, comment: 'As shown.', order_id: order.id } },
    tokens.buyer,
  )
const bySeller = ({ order, tokens }: Traded, rating = 5, comment = 'Paid at once.') =>
  api.call(rateBuyer, { params: { id: order.id }, body: { rating, comment } }, tokens.seller)
const shown = async ({ order, tokens }: Traded, side: 'buyer' | 'seller') =>
  (await api.call(getOrder, { params: { id: order.id } }, tokens[side])).data
const profile = async (id: number, token?: string) => (await api.call(getProfile, { params: { id } }, token)).data
const listed = async (id: number) => (await api.call(listRatings, { params: { id }, query: {} })).data
const unexpected = (error: unknown) => expect(error).toBeUndefined()
const sweep = () => revealDueRatings({ db: api.db, log: { warn: unexpected } })
/** Lets seconds pass for the ratings of an order. */
async function pass({ order }: Traded, seconds: number) {
  for (const table of ['ratings', 'buyer_ratings'])
    await sql`update ${sql.table(table)} set reveals_at = reveals_at - make_interval(secs => ${seconds})
      where order_id = ${order.id}`.execute(api.db)
}

// RATING-5
describe('a rating of a seller', () => {
  test('is hidden from everybody but its author until the seller rates too', async () => {
    const trade = await newOrder()
    const { seller, tokens } = trade
    const { status, data } = await byBuyer(trade)
    expect([status, Math.round((Date.parse(data.hidden_until ?? '') - Date.now()) / 1_000 / DAY)]).toEqual([201, 7])
    expect(await listed(seller.id)).toMatchObject({ data: [], total: 0 })
    expect(await profile(seller.id)).toMatchObject({ average_rating: 0, ratings_count: 0 })
    const own = await shown(trade, 'buyer')
    expect(own.ratings).toMatchObject({ by_buyer: { rating: 4, hidden_until: data.hidden_until }, by_seller: null })
    expect(own.can_rate).toBe(false)
    expect((await shown(trade, 'seller')).ratings).toEqual({ by_buyer: null, by_seller: null })
    expect((await bySeller(trade)).data).toMatchObject({ rating: 5, comment: 'Paid at once.', hidden_until: null })
    expect(await profile(seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
    expect((await listed(seller.id)).data).toMatchObject([{ rating: 4, comment: 'As shown.' }])
    for (const side of ['buyer', 'seller'] as const)
      expect((await shown(trade, side)).ratings).toMatchObject({
        by_buyer: { rating: 4, hidden_until: null },
        by_seller: { rating: 5, hidden_until: null },
      })
    expect(await profile(trade.buyer.id, tokens.buyer)).toMatchObject({
      as_buyer: { average_rating: 5, ratings_count: 1 },
    })
  })

  test('is shown and counted once at the end of the seventh day', async () => {
    const trade = await newOrder()
    await byBuyer(trade)
    await pass(trade, 7 * DAY - 60)
    await sweep()
    expect(await listed(trade.seller.id)).toMatchObject({ data: [], total: 0 })
    await pass(trade, 60)
    await Promise.all(Array.from({ length: 5 }, sweep))
    await sweep()
    expect((await listed(trade.seller.id)).data).toMatchObject([{ rating: 4 }])
    expect(await profile(trade.seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
  })

  test('shown again changes nothing', async () => {
    const trade = await newOrder()
    await byBuyer(trade)
    await pass(trade, 7 * DAY)
    await sweep()
    await api.db.transaction().execute(tx => revealRating(tx, 'ratings', trade.order.id))
    expect(await profile(trade.seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
  })

  test('counts after a sweep that was ended before its commit', async () => {
    const trade = await newOrder()
    await byBuyer(trade)
    await pass(trade, 7 * DAY)
    const killed = api.db.transaction().execute(async tx => {
      const order = await lockDueRating(tx, 'ratings', [])
      await revealRating(tx, 'ratings', order ?? 0)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await profile(trade.seller.id)).toMatchObject({ ratings_count: 0 })
    await sweep()
    await sweep()
    expect(await profile(trade.seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
  })

  test('is not in the seller’s data while it is hidden, but in its author’s', async () => {
    const trade = await newOrder()
    const exported = async (side: 'buyer' | 'seller') =>
      (await api.call(exportOwnData, {}, trade.tokens[side])).data as unknown as Record<string, object[]>
    await byBuyer(trade)
    expect(JSON.stringify(await exported('seller'))).not.toContain('As shown.')
    expect(JSON.stringify(await exported('buyer'))).toContain('As shown.')
    await bySeller(trade)
    const [shownToSeller, shownToBuyer] = [await exported('seller'), await exported('buyer')]
    expect(JSON.stringify(shownToSeller)).toContain('As shown.')
    expect(JSON.stringify(shownToBuyer)).toContain('Paid at once.')
    expect(JSON.stringify([shownToSeller, shownToBuyer])).not.toContain('is_linked')
  })
})

// RATING-4
describe('a rating of a buyer', () => {
  test('is hidden until the buyer rates too, or for seven days', async () => {
    const trade = await newOrder()
    const { data } = await bySeller(trade)
    expect(data.hidden_until).not.toBeNull()
    expect(await shown(trade, 'seller')).toMatchObject({ can_rate_buyer: false, ratings: { by_seller: { rating: 5 } } })
    expect(await shown(trade, 'buyer')).toMatchObject({ can_rate: true, ratings: { by_seller: null } })
    const average = async () => (await profile(trade.buyer.id, trade.tokens.buyer)).as_buyer
    expect(await average()).toEqual({ average_rating: 0, ratings_count: 0 })
    const late = await newOrder()
    await bySeller(late, 3)
    await pass(late, 7 * DAY)
    await sweep()
    expect((await shown(late, 'buyer')).ratings).toMatchObject({ by_seller: { rating: 3 } })
    expect((await byBuyer(trade)).data.hidden_until).toBeNull()
    expect(await average()).toEqual({ average_rating: 5, ratings_count: 1 })
    expect(await profile(trade.seller.id)).toMatchObject({ ratings_count: 1 })
  })

  test('is given once, by the seller of a completed order of an account', async () => {
    const trade = await newOrder({ status: 'delivered' })
    const reject = async (message: string, status = 409, by = trade) =>
      expect(await bySeller(by)).toMatchObject({ status, failure: { message } })
    await reject('You can rate the buyer once this order is complete.')
    await api.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', trade.order.id).execute()
    await reject('Order not found.', 404, { ...trade, tokens: { ...trade.tokens, seller: trade.tokens.buyer } })
    expect(await bySeller(trade, 5, 'Call 0300 1234567')).toMatchObject({ status: 422 })
    expect(await bySeller(trade, 6)).toMatchObject({ status: 422 })
    expect((await bySeller(trade)).status).toBe(201)
    await reject('You have already rated this order.')
    const guest = await newOrder()
    await sql`update orders set buyer_id = null, guest_id = gen_random_uuid(), guest_email = 'guest@example.pk',
      guest_phone = '03001234567', guest_first_name = 'Sana', guest_last_name = 'Mir' where id = ${guest.order.id}`.execute(
      api.db,
    )
    await reject('This buyer ordered without an account, so you can’t rate them.', 409, guest)
    expect(await shown(guest, 'seller')).toMatchObject({ can_rate_buyer: false })
    await api.db.updateTable('users').set({ phone: null }).where('id', '=', trade.seller.id).execute()
    await reject('Please add and confirm your phone number before you rate.', 403)
  })

  test('is written once under concurrent requests, and both sides at once show both', async () => {
    const trade = await newOrder()
    const responses = await Promise.all([
      byBuyer(trade),
      ...Array.from({ length: PARALLEL }, () => bySeller(trade)),
      ...Array.from({ length: PARALLEL }, () => byBuyer(trade)),
    ])
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(await profile(trade.seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
    expect((await shown(trade, 'buyer')).ratings).toMatchObject({ by_buyer: { rating: 4 }, by_seller: { rating: 5 } })
  })
})

// RATING-10
test('only the latest shown rating of each buyer counts, and all of them are listed', async () => {
  const trade = await newOrder()
  const { seller, buyer } = trade
  const orderAgain = async (): Promise<Traded> => {
    const order = await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id })
    return { ...trade, order }
  }
  const rateBoth = async (by: Traded, rating: number) => {
    await byBuyer(by, rating)
    await bySeller(by)
  }
  await rateBoth(trade, 5)
  const hidden = await orderAgain()
  await byBuyer(hidden, 1)
  for (const rating of [5, 5, 4]) await rateBoth(await orderAgain(), rating)
  expect(await profile(seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
  await bySeller(hidden)
  expect(await profile(seller.id)).toMatchObject({ average_rating: 4, ratings_count: 1 })
  const other = await addUser(api.db)
  const order = await addOrder(api.db, { seller_id: seller.id, buyer_id: other.id })
  await rateBoth({ ...trade, order, tokens: { ...trade.tokens, buyer: await signIn(api.db, other) } }, 3)
  expect(await profile(seller.id)).toMatchObject({ average_rating: 3.5, ratings_count: 2 })
  expect(await listed(seller.id)).toMatchObject({ total: 6 })
  const query = { page: 2, per_page: 3 }
  const rest = await api.call(listRatings, { params: { id: seller.id }, query })
  expect(rest.data).toMatchObject({ total: 6, last_page: 2, data: [{}, {}, {}] })
})

// HELD-4
test('ratings between linked accounts never count, not even after both rated or seven days', async () => {
  const trade = await newOrder()
  await api.db
    .insertInto('held_orders')
    .values({ order_id: trade.order.id, links: ['address'] })
    .execute()
  expect((await byBuyer(trade)).data.hidden_until).not.toBeNull()
  await pass(trade, 7 * DAY)
  await sweep()
  expect((await bySeller(trade)).data.hidden_until).toBeNull()
  expect(await listed(trade.seller.id)).toMatchObject({ data: [], total: 0 })
  expect(await profile(trade.seller.id)).toMatchObject({ average_rating: 0, ratings_count: 0 })
  expect(await profile(trade.buyer.id, trade.tokens.buyer)).toMatchObject({ as_buyer: { ratings_count: 0 } })
})

// RATING-6
test('an order cannot be rated fifteen days after its completion', async () => {
  const trade = await newOrder({ completed_at: new Date(Date.now() - 14 * DAY * 1_000 + 60_000) })
  expect((await bySeller(trade)).status).toBe(201)
  await api.db
    .updateTable('orders')
    .set({ completed_at: new Date(Date.now() - 14 * DAY * 1_000 - 60_000) })
    .where('id', '=', trade.order.id)
    .execute()
  const message = 'You can rate an order for 14 days after it is complete.'
  expect(await byBuyer(trade)).toMatchObject({ status: 409, failure: { message } })
  const body = { rating: 4, comment: 'As shown.' }
  const oldest = await api.call(rateUser, { params: { id: trade.seller.id }, body }, trade.tokens.buyer)
  expect(oldest).toMatchObject({ status: 409, failure: { message } })
  expect((await shown(trade, 'buyer')).can_rate).toBe(false)
  expect((await profile(trade.seller.id, trade.tokens.buyer)).can_rate).toBe(false)
})

// RATING-7
test('a buyer’s average is shown to their sellers and themselves only', async () => {
  const trade = await newOrder()
  const { seller, buyer, tokens } = trade
  await bySeller(trade, 4)
  await byBuyer(trade)
  const product = await addProduct(api.db, { seller_id: seller.id })
  const parties = { product_id: product.id, buyer_id: buyer.id, seller_id: seller.id, actor_id: buyer.id }
  await api.db
    .insertInto('offers')
    .values({ ...parties, price_paisa: 200_000, created_at: new Date() })
    .execute()
  const average = { average_rating: 4, ratings_count: 1 }
  const orders = await api.call(listOrders, { query: { type: 'sold' } }, tokens.seller)
  expect(orders.data.data[0]?.buyer?.rating).toEqual(average)
  expect((await api.call(listOffers, { query: {} }, tokens.seller)).data.original[0]?.buyer_rating).toEqual(average)
  expect((await api.call(listOffers, { query: {} }, tokens.buyer)).data.original[0]?.buyer_rating).toBeUndefined()
  const admin = await signIn(api.db, await addUser(api.db, { is_admin: true }))
  const seen = await api.call(getOrder, { params: { id: trade.order.id } }, admin)
  expect([seen.data.buyer?.rating, seen.data.ratings]).toEqual([undefined, undefined])
  for (const token of [tokens.seller, undefined]) expect(await profile(buyer.id, token)).not.toHaveProperty('as_buyer')
})

// RATING-8
test('the side that has not rated is told of a rating without its stars and text', async () => {
  const trade = await newOrder()
  const { seller, buyer } = trade
  await byBuyer(trade)
  const [toSeller] = await emailsTo(api.db, seller.email)
  expect(toSeller).toMatchObject({ template: 'rating-received', subject: 'Hina rated you' })
  expect(toSeller?.body).not.toContain('As shown.')
  expect(toSeller?.body).toContain('you can read it in 7 days.')
  expect(await emailsTo(api.db, buyer.email)).toEqual([])
  const other = await newOrder()
  await bySeller(other)
  expect((await emailsTo(api.db, other.buyer.email))[0]?.body).toContain(
    `/user/${other.seller.id}?rate=${other.order.id}`,
  )
})

// RATING-9
describe('the side that rated first', () => {
  test('is told that both ratings can be read, with a link to them', async () => {
    const [one, other] = [await newOrder(), await newOrder()]
    await byBuyer(one)
    await bySeller(one)
    const [toBuyer, ...others] = await emailsTo(api.db, one.buyer.email)
    expect(others).toEqual([])
    expect(toBuyer).toMatchObject({
      template: 'ratings-shown',
      subject: `${one.seller.username} rated you too`,
    })
    expect(toBuyer?.body).toContain('/seller/purchases')
    expect(toBuyer?.body).not.toContain('Paid at once.')
    expect(await emailsTo(api.db, one.seller.email)).toHaveLength(1)
    await bySeller(other)
    await byBuyer(other)
    const [toSeller] = await emailsTo(api.db, other.seller.email)
    expect(toSeller?.subject).toBe('Hina rated you too')
    expect(toSeller?.body).toContain(`/sold-items/${other.order.id}`)
  })

  test('is told after seven days too, if the other side rates then', async () => {
    const trade = await newOrder()
    await byBuyer(trade)
    await pass(trade, 7 * DAY)
    await sweep()
    expect(await emailsTo(api.db, trade.buyer.email)).toEqual([])
    await bySeller(trade)
    expect((await emailsTo(api.db, trade.buyer.email)).map(({ template }) => template)).toEqual(['ratings-shown'])
  })
})
