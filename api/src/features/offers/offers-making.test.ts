import { createOffer, updateOffer } from '@closyyy/contract/offers-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrder, addUser, signIn } from '../../../test/builders.ts'
import { type OfferFixture, openOfferFixture } from '../../../test/offer-fixture.ts'
import { formatDeadline } from '../../messages/deadline.ts'

let fixture: OfferFixture

beforeAll(async () => {
  fixture = await openOfferFixture()
})
afterAll(() => fixture.api.close())

// OFFER-2
describe('an offer', () => {
  test('is made with its price and message, is open for 48 hours and notifies the seller', async () => {
    const { make, product, seller, buyer, notificationsTo } = fixture
    const { id, title } = await product()
    const { status, data } = await make(id, 1_999.99, buyer.token, '  Would you take this?  ')
    expect(status).toBe(201)
    expect(data).toMatchObject({
      product_id: id,
      buyer_id: buyer.id,
      seller_id: seller.id,
      actor_id: buyer.id,
      price: 1_999.99,
      offered_price: 1_999.99,
      message: 'Would you take this?',
      status: 'pending',
      action: 'offer',
      product_title: title,
      product_image: expect.stringMatching(/^\/photos\/photo\d+-320\.webp$/),
      product_price: 2_500,
      product_sold: false,
      buyer_name: buyer.username,
      actor_name: buyer.username,
      actor_profile_picture: null,
    })
    expect(Date.parse(data.expires_at ?? '') - Date.parse(data.created_at)).toBe(48 * 3_600_000)
    expect((await notificationsTo(seller)).at(-1)).toBe('offer-received')
    const letter = await fixture.api.db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', seller.email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(letter.subject).toBe(`${buyer.username} offers Rs.1,999.99 for ${title}`)
    expect(letter.body).toContain('/seller/sellinghub/offers')
    expect(letter.body).toContain(`Reply by ${formatDeadline(new Date(data.expires_at ?? ''), 'en')};`)
  })

  test('shows no photo that awaits approval', async () => {
    const { id } = await fixture.product()
    await fixture.api.db
      .updateTable('photos')
      .set({ position: 8 })
      .where('product_id', '=', id)
      .where('position', '=', 0)
      .execute()
    await fixture.api.db.deleteFrom('photos').where('product_id', '=', id).where('position', '<', 8).execute()
    expect((await fixture.make(id, 2_000)).data.product_image).toBeNull()
  })

  test.each([
    [2_500, 'Offer must be less than the product price.'],
    [9_000_000_000_000, 'Offer must be less than the product price.'],
    [1_249.99, 'Offer must be at least 50% of the product price (≥ Rs1,250).'],
    [5e-324, 'Offer must be at least 50% of the product price (≥ Rs1,250).'],
    [0, 'Please enter your offer price.'],
    [-1_500, 'Please enter your offer price.'],
    [undefined, 'Please enter your offer price.'],
    ['1500', 'Please enter your offer price.'],
    [1_500.005, 'At most 2 decimals are allowed.'],
  ])('of %j for Rs.2,500 is rejected: %s', async (offer_price, message) => {
    const { id: product_id } = await fixture.product()
    const body = { product_id, offer_price } as never
    const answer = await fixture.api.call(createOffer, { body }, fixture.buyer.token)
    expect(answer).toMatchObject({ status: 422, failure: { message, errors: { offer_price: [message] } } })
    expect(await fixture.thread(product_id)).toEqual([])
  })

  // OFFER-2
  test('may be exactly half; half of an odd price is rounded up', async () => {
    const { id } = await fixture.product()
    expect((await fixture.make(id, 1_250)).status).toBe(201)
    const odd = await fixture.product({ price_paisa: 200_001 })
    expect((await fixture.make(odd.id, 1_000)).failure.message).toContain('(≥ Rs1,000.01)')
    expect((await fixture.make(odd.id, 1_000.01)).status).toBe(201)
  })

  test('accepts a null or missing message, and limits its length', async () => {
    for (const message of [null, undefined, '']) {
      const { id: product_id } = await fixture.product()
      const body = { product_id, offer_price: 2_000, message }
      expect((await fixture.api.call(createOffer, { body }, fixture.buyer.token)).data.message).toBe('')
    }
    const { id } = await fixture.product()
    expect((await fixture.make(id, 2_000, fixture.buyer.token, 'a'.repeat(1_001))).status).toBe(422)
  })

  // OFFER-6
  test('is open once per buyer and product; another buyer has one of their own', async () => {
    const { id } = await fixture.product()
    await fixture.make(id, 2_000)
    const again = await fixture.make(id, 2_100)
    expect(again.status).toBe(409)
    expect(again.failure.message).toBe('The offer of Rs.2,000 is waiting for the seller’s reply.')
    expect((await fixture.make(id, 2_100, (await fixture.person()).token)).status).toBe(201)
  })

  test.each([
    [{ sold: true }, 409, 'This item is already sold.'],
    [{ allow_offers: false }, 409, 'This seller doesn’t accept offers on this item.'],
    [{ active: false }, 404, 'This item does not exist or is no longer available.'],
    [{ approval_status: 'pending' }, 404, 'This item does not exist or is no longer available.'],
    [{ approval_status: 'rejected' }, 404, 'This item does not exist or is no longer available.'],
    [{ deleted_at: new Date() }, 404, 'This item does not exist or is no longer available.'],
  ] as const)('on a product that is %j is rejected with %i', async (set, status, message) => {
    const { id } = await fixture.product(set)
    expect(await fixture.make(id, 2_000)).toMatchObject({ status, failure: { message } })
  })

  test('is rejected on one’s own or an unknown product and while the seller is on vacation', async () => {
    const { id } = await fixture.product()
    const own = await fixture.make(id, 2_000, fixture.seller.token)
    expect(own).toMatchObject({
      status: 409,
      failure: { message: 'This is your own item. You can change its price in your listings.' },
    })
    expect((await fixture.make(9_007_199_254_740_991, 2_000)).status).toBe(404)
    const away = await addUser(fixture.api.db, { vacation_until: new Date(Date.now() + 86_400_000) })
    const product = await fixture.product({ seller_id: away.id })
    const refused = await fixture.make(product.id, 2_000)
    expect(refused).toMatchObject({ status: 409, failure: { message: 'This seller is on vacation.' } })
  })

  test('requires a session with a confirmed email', async () => {
    const { id } = await fixture.product()
    expect((await fixture.api.call(createOffer, { body: { product_id: id, offer_price: 2_000 } })).status).toBe(401)
    const unconfirmed = await signIn(fixture.api.db, await addUser(fixture.api.db, { email_verified_at: null }))
    expect((await fixture.make(id, 2_000, unconfirmed)).status).toBe(403)
  })

  test('can be made again after it was closed or its accepted price used, not before', async () => {
    const first = await fixture.offered()
    await fixture.accept(first.id, fixture.seller.token)
    const held = await fixture.make(first.product_id, 1_900)
    expect(held).toMatchObject({
      status: 409,
      failure: { message: 'The offer of Rs.2,000 has already been accepted.' },
    })
    const order = { seller_id: fixture.seller.id, buyer_id: fixture.buyer.id, offer_id: first.id }
    const { id } = await addOrder(fixture.api.db, order)
    expect((await fixture.make(first.product_id, 1_900)).status).toBe(201)
    await fixture.api.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute()
  })
})

// CHAT-4
describe('an offer between two people of whom one blocked the other', () => {
  const neutral = 'You can’t send messages to this person.'

  test.each(['buyer', 'seller'] as const)('has no message if the %s blocked, but is made without one', async by => {
    const { api, person, product, make, notificationsTo } = fixture
    const [seller, buyer] = [await person(), await person()]
    const people = { seller: seller.id, buyer: buyer.id }
    const block = { blocker_id: people[by], blocked_id: people[by === 'buyer' ? 'seller' : 'buyer'] }
    await api.db.insertInto('blocks').values(block).execute()
    const { id: product_id } = await product({ seller_id: seller.id })

    expect(await make(product_id, 2_000, buyer.token, 'Answer me!')).toMatchObject({
      status: 409,
      failure: { message: neutral },
    })
    expect(await notificationsTo(seller)).toEqual([])
    const { status, data } = await make(product_id, 2_000, buyer.token, '')
    expect(status).toBe(201)

    const change = (offer_id: number, offer_price: number, message: string, token: string) =>
      api.call(updateOffer, { params: { id: offer_id }, body: { product_id, offer_price, message, offer_id } }, token)
    expect(await change(data.id, 2_100, 'Answer me!', buyer.token)).toMatchObject({
      status: 409,
      failure: { message: neutral },
    })
    const changed = await change(data.id, 2_100, '', buyer.token)
    expect(changed.status).toBe(200)

    const countered = await fixture.counter(changed.data.id, 2_300, seller.token)
    const answer = await change(countered.data.id, 2_250, 'Take it!', seller.token)
    expect(answer).toMatchObject({ status: 409, failure: { message: neutral } })
    expect((await change(countered.data.id, 2_250, '', seller.token)).status).toBe(200)
  })
})
