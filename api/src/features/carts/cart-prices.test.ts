import { randomUUID } from 'node:crypto'
import * as carts from '@closyyy/contract/carts-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOfferFixture } from '../../../test/offer-fixture.ts'

let fixture: Awaited<ReturnType<typeof openOfferFixture>>

const many = { quantity: 5, quantity_left: 5 }

beforeAll(async () => {
  fixture = await openOfferFixture()
})
afterAll(() => fixture.api.close())

type Offered = { id: number; product_id: number }

const call = <C extends Parameters<typeof fixture.api.call>[0]>(of: C, body: unknown) =>
  fixture.api.call(of, { body } as never, fixture.buyer.token)
const add = (product_id: number) => call(carts.addCartItem, { product_id })
const setQuantity = (productID: number, quantity: number) => call(carts.setCartItemQuantity, { productID, quantity })
const putOffer = ({ id, product_id }: Offered) => call(carts.addOfferToCart, { offer_id: id, product_id, quantity: 1 })
const line = async (product_id: number) => {
  const { items } = (await fixture.api.call(carts.getCart, {}, fixture.buyer.token)).data
  return items.find(item => item.product_id === product_id)
}
const expire = (offer: Offered) => fixture.age(offer.id, 49)
const counterInCart = async () => {
  const counter = await fixture.countered(2_300)
  await putOffer(counter)
  return counter
}

// CART-1
describe('a price that changed in the cart', () => {
  test.each<[string, (offer: Offered) => Promise<unknown>]>([
    ['offer_expired', expire],
    ['offer_replaced', offer => fixture.update(offer, 2_400, fixture.seller.token)],
    ['offer_ended', ({ id }) => fixture.reject(id, fixture.buyer.token)],
  ])('names the offer that set it: %s', async (reason, end) => {
    const counter = await counterInCart()
    const { product_id } = counter
    expect(await line(product_id)).toMatchObject({ price: 2_300, price_change: null })
    await end(counter)
    const change = { price: 2_500, offer_id: null, price_change: { reason, previous_price: 2_300 } }
    expect(await line(product_id)).toMatchObject(change)
    expect((await setQuantity(product_id, 1)).data).toMatchObject(change)
  })

  test.each([
    ['a rise', 280_000, 2_800],
    ['a fall', 210_000, 2_100],
  ])(
    'names %s of the list price, until the price is as it was or the buyer adds the product again',
    async (_, price_paisa, price) => {
      const { id } = await fixture.product(many)
      expect((await add(id)).data).toMatchObject({ price: 2_500, price_change: null })
      await fixture.change(id, { price_paisa })
      expect(await line(id)).toMatchObject({ price, price_change: { reason: 'price', previous_price: 2_500 } })
      await fixture.change(id, { price_paisa: 250_000 })
      expect((await line(id))?.price_change).toBeNull()
      await fixture.change(id, { price_paisa })
      expect((await add(id)).data).toMatchObject({ quantity: 2, price, price_change: null })
    },
  )

  test('is still returned after a change of quantity, as the buyer may not have seen it yet', async () => {
    const { id, product_id } = await counterInCart()
    await expire({ id, product_id })
    await fixture.api.db.updateTable('products').set(many).where('id', '=', product_id).execute()
    expect((await setQuantity(product_id, 2)).data).toMatchObject({
      quantity: 2,
      price: 2_500,
      total_price: 5_000,
      price_change: { reason: 'offer_expired', previous_price: 2_300 },
    })
  })

  test('is not returned for sold products', async () => {
    const { id } = await fixture.product()
    await add(id)
    await fixture.change(id, { price_paisa: 280_000, sold: true })
    expect((await line(id))?.price_change).toBeNull()
  })

  test('is returned to a guest, and after the guest signs in', async () => {
    const [{ id }, guest_id] = [await fixture.product(many), randomUUID()]
    await fixture.api.call(carts.addGuestCartItem, { body: { guest_id, product_id: id, quantity: 1 } })
    await fixture.change(id, { price_paisa: 280_000 })
    const guestCart = await fixture.api.call(carts.getGuestCart, { query: { guest_id } })
    const price_change = { reason: 'price', previous_price: 2_500 }
    expect(guestCart.data.items).toMatchObject([{ price: 2_800, price_change }])
    await fixture.api.call(carts.mergeCart, { body: { guest_id } }, fixture.buyer.token)
    expect(await line(id)).toMatchObject({ price: 2_800, price_change })
  })
})
