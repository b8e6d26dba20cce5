import { randomUUID } from 'node:crypto'
import * as carts from '@closyyy/contract/carts-calls'
import { checkout } from '@closyyy/contract/checkout-calls'
import { cancelOrder } from '@closyyy/contract/orders-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress } from '../../../test/builders.ts'
import { openOfferFixture } from '../../../test/offer-fixture.ts'

let fixture: Awaited<ReturnType<typeof openOfferFixture>>
let addressId: number

const many = { quantity: 5, quantity_left: 5 }

beforeAll(async () => {
  fixture = await openOfferFixture()
  addressId = await addAddress(fixture.api.db, { user_id: fixture.buyer.id })
})
afterAll(() => fixture.api.close())

const put = (offer: { id: number; product_id: number }, as: string | undefined = fixture.buyer.token, quantity = 1) => {
  const body = { offer_id: offer.id, product_id: offer.product_id, offer_price: 1, quantity: quantity as 1 }
  return fixture.api.call(carts.addOfferToCart, { body }, as)
}
const cart = async () => (await fixture.api.call(carts.getCart, {}, fixture.buyer.token)).data.items
const line = async (product_id: number) => (await cart()).find(item => item.product_id === product_id)
const add = (product_id: number) => fixture.api.call(carts.addCartItem, { body: { product_id } }, fixture.buyer.token)
const set = (productID: number, quantity: number) =>
  fixture.api.call(carts.setCartItemQuantity, { body: { productID, quantity } }, fixture.buyer.token)
const accepted = async (price = 2_000, product = many) => {
  const offer = await fixture.offered(price, product)
  await fixture.accept(offer.id, fixture.seller.token)
  return offer
}
const buy = (items: { product_id: number; quantity?: number; offer_id?: number }[], as = fixture.buyer.token) => {
  const body = { seller_id: fixture.seller.id, cart_items: items, delivery_address_id: addressId }
  return fixture.api.call(checkout, { body }, as)
}
const asItem = (offer: { id: number; product_id: number }) => ({ product_id: offer.product_id, offer_id: offer.id })

describe('an offer in the cart', () => {
  // CART-2
  test('is a single unit at the offer’s price, and replaces an earlier item', async () => {
    const offer = await accepted()
    await add(offer.product_id)
    await set(offer.product_id, 3)
    const response = await put(offer)
    expect(response).toMatchObject({
      status: 201,
      data: { cart_id: expect.any(Number), quantity: 1, price: 2_000, unit_price: 2_000, offer_id: offer.id },
    })
    expect(response.data.product.price).toBe(2_500)
    expect((await put(offer)).data.id).toBe(response.data.id)
    expect((await add(offer.product_id)).data).toMatchObject({ quantity: 1, price: 2_000 })
    const message = 'You can only buy 1 item at the offer price.'
    expect(await set(offer.product_id, 2)).toMatchObject({ status: 422, failure: { errors: { quantity: [message] } } })
    expect((await set(offer.product_id, 1)).status).toBe(200)
    expect(await put(offer, fixture.buyer.token, 2)).toMatchObject({ status: 422, failure: { message } })
  })

  test('keeps its price when a guest’s cart is merged', async () => {
    const [offer, guest_id] = [await accepted(), randomUUID()]
    await put(offer)
    const body = { guest_id, product_id: offer.product_id, quantity: 2 }
    await fixture.api.call(carts.addGuestCartItem, { body })
    await fixture.api.call(carts.mergeCart, { body: { guest_id } }, fixture.buyer.token)
    expect(await line(offer.product_id)).toMatchObject({ quantity: 1, price: 2_000, offer_id: offer.id })
  })

  test('costs the list price if that is lower or the offer has ended', async () => {
    const [cheaper, counter] = [await accepted(), await fixture.countered(2_300)]
    await put(cheaper)
    await put(counter)
    await fixture.change(cheaper.product_id, { price_paisa: 180_000 })
    expect(await line(cheaper.product_id)).toMatchObject({ price: 1_800, offer_id: cheaper.id })
    expect(await line(counter.product_id)).toMatchObject({ price: 2_300, total_price: 2_300 })
    await fixture.age(counter.id, 49)
    expect(await line(counter.product_id)).toMatchObject({ price: 2_500, offer_id: null })
    expect((await add(counter.product_id)).status).toBe(201)
  })

  test('must be the buyer’s own, of that product, and still valid', async () => {
    const [offer, open, stranger] = [await accepted(), await fixture.offered(), await fixture.person()]
    const gone = { status: 409, failure: { message: 'This offer is not available anymore.' } }
    expect((await put(offer, stranger.token)).status).toBe(404)
    expect((await put({ ...offer, product_id: open.product_id })).status).toBe(404)
    expect((await put({ ...offer, id: 9_999_999 })).status).toBe(404)
    expect(await put(open)).toMatchObject(gone)
    await fixture.reject(open.id, fixture.seller.token)
    expect(await put(open)).toMatchObject(gone)
    const own = await put(offer, fixture.seller.token)
    expect(own).toMatchObject({ status: 409, failure: { message: 'You cannot buy your own product.' } })
    expect((await put(offer, '')).status).toBe(401)
  })
})

describe('an offer at checkout', () => {
  // OFFER-9, ORDER-6
  test('buys a single unit at its price, once; cancelling the order restores it', async () => {
    const [offer, other, plain] = [await accepted(2_000), await accepted(1_999.99), await fixture.product(many)]
    for (const each of [offer, other]) await put(each)
    const { status, data } = await buy([asItem(offer), asItem(other), { product_id: plain.id, quantity: 2 }])
    expect(status).toBe(201)
    expect(data).toMatchObject({ offer_id: offer.id, subtotal: 8_999.99 })
    expect(data.items.map(({ price, offer_id }) => [price, offer_id])).toEqual([
      [2_000, offer.id],
      [1_999.99, other.id],
      [2_500, null],
    ])
    expect(await line(offer.product_id)).toBeUndefined()
    for (const used of [offer, other])
      expect(await buy([asItem(used)])).toMatchObject({
        status: 409,
        failure: { message: 'This offer is not available anymore.' },
      })
    await fixture.api.call(cancelOrder, { params: { id: data.id }, body: {} }, fixture.buyer.token)
    expect((await buy([asItem(other)])).data.subtotal).toBe(1_999.99)
  })

  // CHECKOUT-2
  test('costs at most the list price, for a single unit, and only for its buyer', async () => {
    const [offer, stranger] = [await accepted(), await fixture.person()]
    expect((await buy([{ ...asItem(offer), quantity: 2 }])).status).toBe(422)
    expect((await buy([asItem(offer)], stranger.token)).status).toBe(404)
    expect((await buy([{ ...asItem(offer), offer_id: 9_999_999 }])).status).toBe(404)
    await fixture.change(offer.product_id, { price_paisa: 150_000 })
    expect((await buy([asItem(offer)])).data).toMatchObject({ subtotal: 1_500, offer_id: offer.id })
  })

  test('accepts a counter-offer by buying, and closes the offers of others once sold out', async () => {
    const counter = await fixture.countered(2_300)
    const rival = await fixture.person()
    const theirs = (await fixture.make(counter.product_id, 2_400, rival.token)).data
    expect((await buy([asItem(counter)])).data).toMatchObject({ subtotal: 2_300, items: [{ product: { sold: true } }] })
    expect((await fixture.thread(counter.product_id)).at(-1)?.status).toBe('accepted')
    const row = await fixture.api.db
      .selectFrom('offers')
      .selectAll()
      .where('id', '=', theirs.id)
      .executeTakeFirstOrThrow()
    expect([row.status, row.action]).toEqual(['rejected', 'closed'])
    expect(await fixture.notificationsTo(rival)).toContain('offer-closed')
  })

  test('ends in one consistent state after concurrent actions', async () => {
    for (let round = 0; round < 15; round++) {
      const offer = await fixture.offered(2_000)
      const responses = await Promise.all([
        fixture.accept(offer.id, fixture.seller.token),
        fixture.reject(offer.id, fixture.seller.token),
        fixture.counter(offer.id, 2_300),
        buy([{ product_id: offer.product_id }]),
        buy([asItem(offer)]),
      ])
      expect(responses.filter(({ status }) => status >= 500)).toEqual([])
      const bought = responses.slice(3).filter(({ status }) => status === 201)
      expect(bought.length).toBeLessThanOrEqual(1)
      const prices = bought.map(response => (response.data as { subtotal: number }).subtotal)
      expect(prices.filter(price => price !== 2_500 && price !== 2_000)).toEqual([])
    }
  })
})
