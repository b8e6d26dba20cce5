import { getOrder, listOrders } from '@closyyy/contract/orders-calls'
import { listRatings, rateBuyer, rateUser } from '@closyyy/contract/ratings-calls'
import type { RatingInput } from '@closyyy/contract/ratings-schemas'
import { getProfile } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrder, addUser, signIn } from '../../../test/builders.ts'
import { sendForm } from '../../../test/forms.ts'
import { fileOf, jpegFile } from '../../../test/photo-files.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { revealDueRatings } from './rating-reveals.ts'

const PARALLEL = 50
const ONLY_CUSTOMERS = 'Only customers who purchased from this seller can leave a rating.'
const ALREADY = 'You have already rated your orders from this seller.'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const lovely = { rating: 5, comment: 'Lovely, as described.' }

const newPair = async () => {
  const [seller, buyer] = [await addUser(api.db), await addUser(api.db)]
  return { seller, buyer, between: { seller_id: seller.id, buyer_id: buyer.id }, token: await signIn(api.db, buyer) }
}
const rate = (id: number, token: string | undefined, set: object = {}) =>
  api.call(rateUser, { params: { id }, body: { ...lovely, ...set } as RatingInput }, token)
const list = (id: number, query = {}) => api.call(listRatings, { params: { id }, query })
/** Shows the hidden ratings, as if the days for which they are hidden had passed. */
async function reveal() {
  await api.db.updateTable('ratings').set({ reveals_at: new Date() }).where('reveals_at', 'is not', null).execute()
  await revealDueRatings({ db: api.db, log: { warn: error => expect(error).toBeUndefined() } })
}
const profile = async (id: number, token?: string) => (await api.call(getProfile, { params: { id } }, token)).data
const ratedOrders = async (seller_id: number) => {
  const rows = await api.db
    .selectFrom('ratings')
    .select('order_id')
    .where('seller_id', '=', seller_id)
    .orderBy('id')
    .execute()
  return rows.map(row => row.order_id)
}

describe('a rating', () => {
  // ORDER-2, ORDER-4, RATING-10
  test('belongs to the oldest unrated completed order and counts in the seller’s average', async () => {
    const { seller, buyer, between, token } = await newPair()
    const [first, second] = [await addOrder(api.db, between), await addOrder(api.db, between)]
    expect(await rate(seller.id, token)).toMatchObject({
      status: 201,
      data: { ...lovely, user: { id: buyer.id, username: buyer.username, first_name: 'Ayesha' } },
    })
    await reveal()
    expect(await profile(seller.id, token)).toMatchObject({ average_rating: 5, ratings_count: 1, can_rate: true })
    expect((await rate(seller.id, token, { rating: '2' })).data.rating).toBe(2)
    await reveal()
    expect(await profile(seller.id, token)).toMatchObject({ average_rating: 2, ratings_count: 1, can_rate: false })
    expect(await ratedOrders(seller.id)).toEqual([first.id, second.id])
    expect(await rate(seller.id, token)).toMatchObject({ status: 409, failure: { message: ALREADY } })
  })

  test('belongs to the chosen order, whichever was placed first', async () => {
    const { seller, between, token } = await newPair()
    const [first, second] = [await addOrder(api.db, between), await addOrder(api.db, between)]
    const canRate = async () =>
      (await api.call(listOrders, { query: { type: 'purchased', sort: 'oldest' } }, token)).data.data.map(
        order => order.can_rate,
      )
    expect(await canRate()).toEqual([true, true])
    expect((await rate(seller.id, token, { order_id: String(second.id) })).status).toBe(201)
    expect(await ratedOrders(seller.id)).toEqual([second.id])
    expect(await canRate()).toEqual([true, false])
    expect(await rate(seller.id, token, { order_id: second.id })).toMatchObject({
      status: 409,
      failure: { message: 'You have already rated this order.' },
    })
    expect((await rate(seller.id, token)).status).toBe(201)
    expect(await ratedOrders(seller.id)).toEqual([second.id, first.id])
  })

  test('requires the chosen order to be completed and the buyer’s own', async () => {
    const { seller, between, token } = await newPair()
    for (const status of ['shipped', 'delivered'] as const) {
      const early = await addOrder(api.db, { ...between, status })
      expect(await rate(seller.id, token, { order_id: early.id })).toMatchObject({
        status: 409,
        failure: { message: 'You can rate the seller once you have confirmed that this order arrived.' },
      })
    }
    const other = await newPair()
    const foreign = await addOrder(api.db, other.between)
    for (const person of [seller, other.seller])
      expect((await rate(person.id, token, { order_id: foreign.id })).status).toBe(404)
    expect((await rate(seller.id, token, { order_id: 'x' })).status).toBe(422)
    const sold = await api.call(listOrders, { query: {} }, await signIn(api.db, other.seller))
    expect(sold.data.data[0]?.can_rate).toBe(false)
  })

  // RATING-2
  test.each([
    ['refunded', { refund_paisa: 225_000, outcome: 'returning' }, 'This order was refunded, so it can’t be rated.'],
    ['cancelled', {}, 'This order was cancelled, so it can’t be rated.'],
    ['lost', { outcome: 'lost' }, 'This order was cancelled, so it can’t be rated.'],
    ['returned', { outcome: 'returned' }, 'The parcel went back to the seller, so this order can’t be rated.'],
  ] as const)(
    'says why neither side rates an order that was %s, and offers it to neither',
    async (_end, set, message) => {
      const { seller, between, token } = await newPair()
      const { id } = await addOrder(api.db, { ...between, status: 'cancelled', ...set })
      const sellerToken = await signIn(api.db, seller)
      const rejected = { status: 409, failure: { message } }
      expect(await rate(seller.id, token, { order_id: id })).toMatchObject(rejected)
      expect(await api.call(rateBuyer, { params: { id }, body: lovely }, sellerToken)).toMatchObject(rejected)
      const order = async (reader: string) => (await api.call(getOrder, { params: { id } }, reader)).data
      expect([(await order(token)).can_rate, (await order(sellerToken)).can_rate_buyer]).toEqual([false, false])
      expect((await profile(seller.id, token)).can_rate).toBe(false)
    },
  )

  // RATING-2
  test('is rejected from a buyer without a confirmed phone', async () => {
    const { seller, buyer, between, token } = await newPair()
    await addOrder(api.db, between)
    await api.db.updateTable('users').set({ phone: null }).where('id', '=', buyer.id).execute()
    expect(await rate(seller.id, token)).toMatchObject({
      status: 403,
      failure: { message: 'Please add and confirm your phone number before you rate.' },
    })
  })

  test('requires a completed order', async () => {
    const { seller, between, token } = await newPair()
    expect(await rate(seller.id, token)).toMatchObject({ status: 403, failure: { message: ONLY_CUSTOMERS } })
    for (const status of ['pending', 'shipped', 'delivered', 'cancelled'] as const)
      await addOrder(api.db, { ...between, status })
    expect(await rate(seller.id, token)).toMatchObject({ status: 403, failure: { message: ONLY_CUSTOMERS } })
    const other = await addUser(api.db)
    await addOrder(api.db, { seller_id: seller.id, buyer_id: other.id })
    expect((await rate(seller.id, token)).status).toBe(403)
    expect(await profile(seller.id)).toMatchObject({ average_rating: 0, ratings_count: 0 })
  })

  test('accepts a form', async () => {
    const { seller, between, token } = await newPair()
    await addOrder(api.db, between)
    const form = new FormData()
    form.set('rating', '4')
    form.set('comment', 'Came quickly.')
    const { headers, body } = new Response(form) as unknown as { headers: Headers; body: ReadableStream }
    const response = await api.app.inject({
      method: 'POST',
      url: `/api/v1/users/${seller.id}/rate/`,
      headers: { authorization: `Bearer ${token}`, 'content-type': headers.get('content-type') ?? '' },
      payload: Buffer.from(await new Response(body).arrayBuffer()),
    })
    expect([response.statusCode, response.json().data.rating]).toEqual([201, 4])
  })

  // RATING-1
  test('shows its photos to everyone, up to four', async () => {
    const { seller, between, token } = await newPair()
    const send = (files: File[], name = 'pictures[]') => {
      const fields: [string, string | File][] = [
        ['rating', '4'],
        ['comment', 'As shown.'],
      ]
      return sendForm(
        api,
        rateUser,
        { id: seller.id, fields: [...fields, ...files.map(file => [name, file] as [string, File])] },
        token,
      )
    }
    const two = [await jpegFile('a.jpg', 300), await jpegFile('b.jpg', 400)]
    const before = await api.photoFiles()
    expect((await send(two)).status).toBe(403)
    await addOrder(api.db, between)
    expect((await send([...two, ...two, ...two])).failure.errors).toEqual({
      pictures: ['You can only upload up to 4 photos.'],
    })
    const broken = fileOf(Buffer.from('GIF89a but no more'), 'c.gif', 'image/gif')
    expect((await send([...two, broken])).failure.errors).toEqual({ 'pictures.2': ['c.gif is not a valid image.'] })
    expect((await send([broken], 'pictures')).status).toBe(422)
    expect(await api.photoFiles()).toEqual(before)
    const { status, data } = await send(two, 'pictures')
    expect([status, data.pictures.map(({ width }) => width)]).toEqual([201, [300, 400]])
    await reveal()
    expect((await list(seller.id)).data.data[0]?.pictures).toEqual(data.pictures)
    expect((await api.app.inject(data.pictures[1]?.image_path ?? '')).statusCode).toBe(200)
    expect((await send(two)).status).toBe(409)
  })

  test('is written once per order under concurrent requests', async () => {
    const { seller, between, token } = await newPair()
    await addOrder(api.db, between)
    const responses = await Promise.all(Array.from({ length: PARALLEL }, () => rate(seller.id, token)))
    const rejected = responses.filter(({ status }) => status !== 201)
    expect(rejected).toHaveLength(PARALLEL - 1)
    for (const response of rejected) expect(response).toMatchObject({ status: 409, failure: { message: ALREADY } })
    expect(await ratedOrders(seller.id)).toHaveLength(1)
    await reveal()
    expect(await profile(seller.id)).toMatchObject({ average_rating: 5, ratings_count: 1 })
  })

  // RATING-2
  test('rejects oneself, an unknown person and a missing session', async () => {
    const { buyer, token } = await newPair()
    expect(await rate(buyer.id, token)).toMatchObject({
      status: 409,
      failure: { message: 'This is your own shop. You can rate sellers you have bought from.' },
    })
    expect((await rate(999_999, token)).status).toBe(404)
    expect((await rate(buyer.id, undefined)).status).toBe(401)
  })

  test.each([
    ['rating', { rating: undefined }, 'All fields are required!'],
    ['rating', { rating: 0 }, 'Please choose 1 to 5 stars.'],
    ['rating', { rating: 6 }, 'Please choose 1 to 5 stars.'],
    ['rating', { rating: 4.5 }, 'Please choose 1 to 5 stars.'],
    ['comment', { comment: undefined }, 'All fields are required!'],
    ['comment', { comment: '   ' }, 'All fields are required!'],
    ['comment', { comment: 'a'.repeat(2001) }, 'At most 2000 characters are allowed.'],
  ])('rejects an invalid %s', async (field, set, message) => {
    const { seller, between, token } = await newPair()
    await addOrder(api.db, between)
    expect(await rate(seller.id, token, set)).toMatchObject({
      status: 422,
      failure: { message, errors: { [field]: [message] } },
    })
    expect(await ratedOrders(seller.id)).toEqual([])
  })
})

describe('the ratings of a seller', () => {
  test('are public, newest first, page by page', async () => {
    const { seller, between, token } = await newPair()
    for (const rating of [3, 4, 5]) {
      await addOrder(api.db, between)
      await rate(seller.id, token, { rating })
    }
    await reveal()
    const first = await list(seller.id, { per_page: 2 })
    expect(first.data).toMatchObject({ total: 3, last_page: 2, current_page: 1, per_page: 2 })
    expect(first.data.data.map(({ rating }) => rating)).toEqual([5, 4])
    expect((await list(seller.id, { per_page: 2, page: 2 })).data.data.map(({ rating }) => rating)).toEqual([3])
    expect((await list(seller.id, { page: 9 })).data).toMatchObject({ data: [], total: 3 })
    expect(Object.keys(first.data.data[0]?.user ?? {})).toEqual(['id', 'first_name', 'username', 'profile_picture'])
  })

  test('return 404 for an unknown person', async () => {
    expect(await list(999_999)).toMatchObject({ status: 404, failure: { message: 'Account not found.' } })
    const { seller } = await newPair()
    expect((await list(seller.id)).data).toMatchObject({ data: [], total: 0 })
    expect((await list(seller.id, { page: 0 })).status).toBe(422)
  })
})
