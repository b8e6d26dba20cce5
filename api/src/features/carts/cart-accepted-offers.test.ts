import { randomUUID } from 'node:crypto'
import * as carts from '@closyyy/contract/carts-calls'
import { checkout } from '@closyyy/contract/checkout-calls'
import { setVacation } from '@closyyy/contract/vacation-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress } from '../../../test/builders.ts'
import { openOfferFixture } from '../../../test/offer-fixture.ts'

let fixture: Awaited<ReturnType<typeof openOfferFixture>>
let addressId: number

const many = { quantity: 5, quantity_left: 5 }
const singleUnit = 'You can only buy 1 item at the offer price.'

beforeAll(async () => {
  fixture = await openOfferFixture()
  addressId = await addAddress(fixture.api.db, { user_id: fixture.buyer.id })
})
afterAll(() => fixture.api.close())

const add = (product_id: number, quantity = 1, as: string | undefined = fixture.buyer.token) =>
  fixture.api.call(carts.addCartItem, { body: { product_id, quantity } }, as)
const set = (productID: number, quantity: number) =>
  fixture.api.call(carts.setCartItemQuantity, { body: { productID, quantity } }, fixture.buyer.token)
const line = async (product_id: number) => {
  const { items } = (await fixture.api.call(carts.getCart, {}, fixture.buyer.token)).data
  return items.find(item => item.product_id === product_id)
}
const accept = ({ id }: { id: number }) => fixture.accept(id, fixture.seller.token)
const accepted = async (price = 2_000) => {
  const offer = await fixture.offered(price, many)
  await accept(offer)
  return offer
}
type Requested = { product_id: number; quantity?: number; price?: number; cart_item_id?: number }
const buy = (items: Requested[], as: string | undefined = fixture.buyer.token) => {
  const body = { seller_id: fixture.seller.id, cart_items: items, delivery_address_id: addressId }
  return fixture.api.call(checkout, { body }, as)
}
/** Adds a product as a guest, who signs in as the buyer afterwards. */
const mergeGuest = async (product_id: number, quantity = 1) => {
  const guest_id = randomUUID()
  await fixture.api.call(carts.addGuestCartItem, { body: { guest_id, product_id, quantity } })
  await fixture.api.call(carts.mergeCart, { body: { guest_id } }, fixture.buyer.token)
}

// OFFER-16
describe('an accepted offer sets the price of a single unit', () => {
  test('that is added to the cart afterwards, and is consumed by its order', async () => {
    const offer = await accepted()
    const { data } = await add(offer.product_id)
    expect(data).toMatchObject({ quantity: 1, price: 2_000, offer_id: offer.id, price_change: null })
    const { product_id } = offer
    const order = await buy([{ product_id, price: 2_000, cart_item_id: data.id }])
    expect(order).toMatchObject({ status: 201, data: { subtotal: 2_000, offer_id: offer.id } })
    expect((await add(product_id)).data).toMatchObject({ price: 2_500, offer_id: null })
    expect((await buy([{ product_id }])).data).toMatchObject({ subtotal: 2_500, offer_id: null })
  })

  test('that was in the cart before, unless the offer is undone', async () => {
    const offer = await fixture.offered(2_000, many)
    const { product_id } = offer
    await add(product_id)
    expect(await line(product_id)).toMatchObject({ price: 2_500, offer_id: null })
    await accept(offer)
    const change = { reason: 'price', previous_price: 2_500 }
    expect(await line(product_id)).toMatchObject({ price: 2_000, offer_id: offer.id, price_change: change })
    await fixture.undo(offer.id, fixture.seller.token)
    expect(await line(product_id)).toMatchObject({ price: 2_500, offer_id: null, price_change: null })
    await accept(offer)
    expect(await set(product_id, 2)).toMatchObject({ status: 422, failure: { message: singleUnit } })
    expect((await add(product_id)).data).toMatchObject({ quantity: 1, price: 2_000, price_change: null })
    expect((await fixture.undo(offer.id, fixture.seller.token)).status).toBe(409)
  })

  test('of a counter-offer and of a special price', async () => {
    const [counter, { id: liked }] = [await fixture.countered(2_300), await fixture.product(many)]
    await fixture.accept(counter.id, fixture.buyer.token)
    await fixture.like(liked)
    await fixture.propose(liked, 2_250)
    const [special] = await fixture.thread(liked)
    await fixture.accept(special?.id ?? 0, fixture.buyer.token)
    expect((await add(counter.product_id)).data).toMatchObject({ price: 2_300, offer_id: counter.id })
    expect((await add(liked)).data).toMatchObject({ price: 2_250, offer_id: special?.id })
  })

  test('that a guest added before signing in, also beside one in the cart', async () => {
    const [one, both, several] = [await accepted(), await accepted(), await accepted()]
    await mergeGuest(one.product_id)
    await add(both.product_id)
    await mergeGuest(both.product_id, 2)
    await mergeGuest(several.product_id, 3)
    for (const { id, product_id } of [one, both])
      expect(await line(product_id)).toMatchObject({ quantity: 1, price: 2_000, offer_id: id })
    expect(await line(several.product_id)).toMatchObject({ quantity: 3, price: 2_500, offer_id: null })
    expect((await set(several.product_id, 1)).data).toMatchObject({ price: 2_000, offer_id: several.id })
  })

  test('that was in the cart before a guest’s cart is merged', async () => {
    const offer = await fixture.offered(2_000, many)
    await add(offer.product_id)
    await accept(offer)
    await mergeGuest(offer.product_id)
    expect(await line(offer.product_id)).toMatchObject({ quantity: 1, price: 2_000, offer_id: offer.id })
  })

  // CHECKOUT-2
  test('that is bought directly, once the buyer saw the price', async () => {
    const { id, product_id } = await accepted()
    const rejected = await buy([{ product_id, price: 2_500 }])
    expect(rejected.status).toBe(409)
    expect(rejected.failure.message).toContain('costs Rs.2,000 now.')
    const order = await buy([{ product_id, price: 2_000 }])
    expect(order).toMatchObject({ status: 201, data: { subtotal: 2_000, offer_id: id } })
  })
})

// OFFER-16
describe('an accepted offer does not set the price', () => {
  test('of several units', async () => {
    const { product_id } = await accepted()
    expect(await add(product_id, 2)).toMatchObject({ status: 422, failure: { message: singleUnit } })
    expect(await line(product_id)).toBeUndefined()
    const order = await buy([{ product_id, quantity: 2, price: 2_500 }])
    expect(order.data).toMatchObject({ subtotal: 5_000, offer_id: null })
    expect((await add(product_id)).data.price).toBe(2_000)
  })

  test('of several units that were in the cart before', async () => {
    const offer = await fixture.offered(2_000, many)
    await add(offer.product_id, 2)
    await accept(offer)
    const listed = { price: 2_500, offer_id: null, single_unit_price: 2_000 }
    expect(await line(offer.product_id)).toMatchObject({ quantity: 2, ...listed })
    expect((await add(offer.product_id)).data).toMatchObject({ quantity: 3, ...listed })
    const single = (await set(offer.product_id, 1)).data
    expect(single).toMatchObject({ price: 2_000, offer_id: offer.id, single_unit_price: null })
  })

  test('of several units that were in the cart before, but of the one that is ordered', async () => {
    const { id, product_id, ...offer } = await fixture.offered(2_000, many)
    const { data } = await add(product_id, 2)
    await accept({ ...offer, id })
    const order = await buy([{ product_id, price: 2_000, cart_item_id: data.id }])
    expect(order).toMatchObject({ status: 201, data: { subtotal: 2_000, offer_id: id } })
  })

  test('of several units while it is open, or not below the list price', async () => {
    const [open, dear] = [await fixture.offered(2_000, many), await fixture.offered(2_000, many)]
    for (const { product_id } of [open, dear]) await add(product_id, 2)
    await accept(dear)
    await fixture.change(dear.product_id, { price_paisa: 200_000 })
    for (const { product_id } of [open, dear])
      expect(await line(product_id)).toMatchObject({ quantity: 2, single_unit_price: null })
  })

  test('for somebody else or a guest', async () => {
    const [{ product_id }, stranger, guest_id] = [await accepted(), await fixture.person(), randomUUID()]
    expect((await add(product_id, 1, stranger.token)).data).toMatchObject({ price: 2_500, offer_id: null })
    const body = { guest_id, product_id, quantity: 1 }
    expect((await fixture.api.call(carts.addGuestCartItem, { body })).data).toMatchObject({ price: 2_500 })
  })

  test('while it is only open, rejected, expired or the list price is not higher', async () => {
    const [open, rejected, expired] = [await fixture.offered(), await fixture.offered(), await fixture.offered()]
    const [counter, cheap] = [await fixture.countered(), await accepted()]
    await fixture.reject(rejected.id, fixture.seller.token)
    await fixture.age(expired.id, 49)
    for (const { product_id } of [open, rejected, expired, counter])
      expect((await add(product_id)).data).toMatchObject({ price: 2_500, offer_id: null })
    await fixture.change(cheap.product_id, { price_paisa: 200_000 })
    expect((await add(cheap.product_id, 2)).data).toMatchObject({ quantity: 2, price: 2_000, offer_id: null })
    expect((await set(cheap.product_id, 1)).data).toMatchObject({ price: 2_000, offer_id: null })
    expect((await buy([{ product_id: counter.product_id }])).data).toMatchObject({ subtotal: 2_500, offer_id: null })
  })

  test('while the seller is on vacation', async () => {
    const { product_id } = await accepted()
    await fixture.api.call(setVacation, { body: { on: true } }, fixture.seller.token)
    expect((await add(product_id)).status).toBe(409)
    await fixture.api.call(setVacation, { body: { on: false } }, fixture.seller.token)
  })
})
