import { acceptOffer, counterOffer, rejectOffer, updateOffer } from '@closyyy/contract/offers-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OfferFixture, openOfferFixture } from '../../../test/offer-fixture.ts'

let fixture: OfferFixture

beforeAll(async () => {
  fixture = await openOfferFixture()
})
afterAll(() => fixture.api.close())

const states = async (product_id: number) =>
  (await fixture.thread(product_id)).map(({ status, action, price }) => `${price} ${status} ${action}`)

describe('an open offer', () => {
  test('is accepted by the seller in its row, and the buyer is notified', async () => {
    const { id, product_id } = await fixture.offered()
    const { status, data } = await fixture.accept(id, fixture.seller.token)
    expect(status).toBe(200)
    expect(data).toMatchObject({ id, status: 'accepted', action: 'offer', price: 2_000, expires_at: null })
    expect(await states(product_id)).toEqual(['2000 accepted offer'])
    expect((await fixture.notificationsTo(fixture.buyer)).at(-1)).toBe('offer-accepted')
  })

  test('is rejected by the seller in its row, and the buyer is notified', async () => {
    const { id } = await fixture.offered()
    expect((await fixture.reject(id, fixture.seller.token)).data).toMatchObject({
      id,
      status: 'rejected',
      action: 'offer',
    })
    expect((await fixture.notificationsTo(fixture.buyer)).at(-1)).toBe('offer-rejected')
  })

  // OFFER-3, OFFER-5
  test('is countered by the seller: the earlier price is closed, and the half-price minimum does not apply', async () => {
    const { id, product_id } = await fixture.offered()
    const { status, data } = await fixture.counter(id, 0.5)
    expect(status).toBe(200)
    expect(data).toMatchObject({ actor_id: fixture.seller.id, price: 0.5, status: 'pending', action: 'counter' })
    expect(data.actor_name).toBe(fixture.seller.username)
    expect(data.buyer_name).toBe(fixture.buyer.username)
    expect(await states(product_id)).toEqual(['2000 rejected countered', '0.5 pending counter'])
    expect((await fixture.notificationsTo(fixture.buyer)).at(-1)).toBe('offer-countered')
    expect((await fixture.accept(id, fixture.seller.token)).failure.message).toBe(
      'The counter-offer of Rs.0.50 is waiting for the buyer’s reply.',
    )
  })

  // OFFER-11
  test('gets its buyer’s new price as a new row, so that nobody accepts an unseen price', async () => {
    const offer = await fixture.offered()
    const { status, data } = await fixture.update(offer, 1_500)
    expect(status).toBe(200)
    expect(data).toMatchObject({ price: 1_500, status: 'pending', action: 'offer', actor_id: fixture.buyer.id })
    expect(await states(offer.product_id)).toEqual(['2000 rejected countered', '1500 pending offer'])
    const late = await fixture.accept(offer.id, fixture.seller.token)
    expect(late).toMatchObject({ status: 409 })
    expect(late.failure.message).toBe('The buyer’s offer is Rs.1,500 now. It’s your turn.')
  })

  test('cannot be accepted, rejected or countered by its maker', async () => {
    const { id } = await fixture.offered()
    const answers = [
      await fixture.accept(id, fixture.buyer.token),
      await fixture.reject(id, fixture.buyer.token),
      await fixture.counter(id, 2_200, fixture.buyer.token),
    ]
    expect(answers.map(({ status, failure }) => `${status} ${failure.message}`)).toEqual([
      '403 This is your own offer, so the other side replies first.',
      '403 This is your own offer, so the other side replies first.',
      '403 Only the seller can make a counter-offer.',
    ])
  })

  test.each([
    [2_500, 'Counter-offer must be less than the product price.'],
    [0, 'Please enter a valid price.'],
    [-5, 'Please enter a valid price.'],
    [5e-324, 'Please enter a valid price.'],
    [undefined, 'Please enter a valid price.'],
  ])('is not countered with %j: %s', async (price, message) => {
    const { id } = await fixture.offered()
    const answer = await fixture.api.call(
      counterOffer,
      { params: { id }, body: { price } as never },
      fixture.seller.token,
    )
    expect(answer).toMatchObject({ status: 422, failure: { message, errors: { price: [message] } } })
  })

  test.each([{ sold: true }, { active: false }] as const)(
    'on a product that is %j can be neither accepted nor countered',
    async set => {
      const { id, product_id } = await fixture.offered()
      await fixture.change(product_id, set)
      expect((await fixture.accept(id, fixture.seller.token)).status).toBe(409)
      expect((await fixture.counter(id, 2_300)).status).toBe(409)
    },
  )

  // SHOP-2
  test('can be answered while the seller is on vacation, but gets no new price', async () => {
    const [offer, other] = [await fixture.offered(), await fixture.offered()]
    const until = (vacation_until: Date | null) =>
      fixture.api.db.updateTable('users').set({ vacation_until }).where('id', '=', fixture.seller.id).execute()
    await until(new Date(Date.now() + 3_600_000))
    expect((await fixture.update(offer, 2_100)).failure.message).toBe('This seller is on vacation.')
    expect((await fixture.accept(offer.id, fixture.seller.token)).status).toBe(200)
    expect((await fixture.counter(other.id, 2_300)).status).toBe(200)
    await until(null)
  })
})

describe('a counter-offer', () => {
  test('is accepted or rejected by the buyer, and the seller is notified', async () => {
    const [one, two] = [await fixture.countered(), await fixture.countered()]
    expect((await fixture.accept(one.id, fixture.buyer.token)).data).toMatchObject({ status: 'accepted', price: 2_300 })
    expect((await fixture.reject(two.id, fixture.buyer.token)).data).toMatchObject({
      status: 'rejected',
      action: 'counter',
    })
    expect((await fixture.notificationsTo(fixture.seller)).slice(-2)).toEqual([
      'offer-counter-accepted',
      'offer-counter-rejected',
    ])
  })

  test('gets a new price from the seller, but none from the buyer before an answer', async () => {
    const row = await fixture.countered()
    const refused = await fixture.update(row, 2_100)
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.failure.message).toBe('The seller offered you Rs.2,300. Accept or reject it first.')
    const { data } = await fixture.update(row, 2_200, fixture.seller.token)
    expect(data).toMatchObject({ price: 2_200, status: 'pending', action: 'counter', actor_id: fixture.seller.id })
    expect((await fixture.update(data, 2_500, fixture.seller.token)).failure.errors).toHaveProperty('offer_price')
    expect((await fixture.accept(data.id, fixture.seller.token)).status).toBe(403)
    for (const answer of [fixture.accept, fixture.reject])
      expect(await answer(row.id, fixture.buyer.token)).toMatchObject({
        status: 409,
        failure: { message: 'The seller’s price is now Rs.2,200.' },
      })
  })

  test('leaves the next action to both sides once rejected', async () => {
    const [one, two] = [await fixture.countered(), await fixture.countered()]
    for (const { id } of [one, two]) await fixture.reject(id, fixture.buyer.token)
    expect((await fixture.counter(one.id, 2_200)).data).toMatchObject({ status: 'pending', action: 'counter' })
    expect((await fixture.update(two, 2_100)).data).toMatchObject({ status: 'pending', action: 'offer' })
    expect((await fixture.update(one, 2_100)).failure.message).toContain('The seller offered you Rs.2,200')
    expect((await fixture.counter(two.id, 2_200)).failure.message).toContain('The buyer’s offer is Rs.2,100 now.')
  })
})

// OFFER-11
describe('Offer Again', () => {
  test('makes a new row after a rejected one, under the same limits', async () => {
    const offer = await fixture.offered()
    await fixture.reject(offer.id, fixture.seller.token)
    expect((await fixture.update(offer, 1_000)).failure.errors).toHaveProperty('offer_price')
    expect((await fixture.update(offer, 2_500)).status).toBe(422)
    expect((await fixture.update(offer, 2_100)).data).toMatchObject({
      status: 'pending',
      action: 'offer',
      price: 2_100,
    })
    expect(await states(offer.product_id)).toEqual(['2000 rejected offer', '2100 pending offer'])
    expect((await fixture.notificationsTo(fixture.seller)).at(-1)).toBe('offer-received')
  })

  test('is rejected after an accepted one, if offers are off, and for the seller', async () => {
    const [accepted, rejected] = [await fixture.offered(), await fixture.offered()]
    await fixture.accept(accepted.id, fixture.seller.token)
    await fixture.reject(rejected.id, fixture.seller.token)
    expect((await fixture.update(accepted, 1_900)).status).toBe(409)
    expect((await fixture.update(rejected, 2_200, fixture.seller.token)).status).toBe(409)
    await fixture.change(rejected.product_id, { allow_offers: false })
    expect((await fixture.update(rejected, 1_900)).status).toBe(409)
  })

  test('requires the product and the offer', async () => {
    const { id, product_id } = await fixture.offered()
    const message = 'Product ID not found for this offer'
    const bodies = [
      { product_id: product_id + 1, offer_price: 2_100 },
      { offer_price: 2_100 },
      { product_id, offer_price: 2_100, offer_id: id + 1 },
    ]
    for (const body of bodies) {
      const answer = await fixture.api.call(updateOffer, { params: { id }, body: body as never }, fixture.buyer.token)
      expect(answer).toMatchObject({ status: 422, failure: { message, errors: { product_id: [message] } } })
    }
    const free = await fixture.update({ id, product_id }, 0)
    expect(free).toMatchObject({ status: 422, failure: { message: 'Price must be greater than 0' } })
  })
})

// PRIVACY-3
describe('everyone outside a conversation', () => {
  test('gets a 404, including admins; guests must sign in', async () => {
    const { id, product_id } = await fixture.offered()
    const stranger = await fixture.person()
    const admin = await fixture.person()
    await fixture.api.db.updateTable('users').set({ is_admin: true }).where('id', '=', admin.id).execute()
    const body = { product_id, offer_price: 2_100 }
    for (const [as, status] of [
      [stranger.token, 404],
      [admin.token, 404],
      [undefined, 401],
    ] as const) {
      expect((await fixture.api.call(acceptOffer, { params: { id } }, as)).status).toBe(status)
      expect((await fixture.api.call(rejectOffer, { params: { id } }, as)).status).toBe(status)
      expect((await fixture.api.call(counterOffer, { params: { id }, body: { price: 2_100 } }, as)).status).toBe(status)
      expect((await fixture.api.call(updateOffer, { params: { id }, body }, as)).status).toBe(status)
      // Only the two sides are shown that the product does not match the offer.
      const wrong = { ...body, product_id: product_id + 1 }
      expect((await fixture.api.call(updateOffer, { params: { id }, body: wrong }, as)).status).toBe(status)
    }
    expect((await fixture.accept(9_007_199_254_740_991, stranger.token)).status).toBe(404)
    expect(await states(product_id)).toEqual(['2000 pending offer'])
  })
})
