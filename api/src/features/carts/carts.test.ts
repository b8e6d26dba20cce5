import { randomUUID } from 'node:crypto'
import {
  addCartItem,
  addGuestCartItem,
  deleteCartItem,
  deleteGuestCartItem,
  getCart,
  getGuestCart,
  setCartItemQuantity,
  setGuestCartItemQuantity,
} from '@closyyy/contract/carts-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let seller: Awaited<ReturnType<typeof addUser>>

beforeAll(async () => {
  api = await openTestApi()
  seller = await addUser(api.db)
})
afterAll(() => api.close())

const stock = (left: number, set: Partial<Parameters<typeof addProduct>[1]> = {}) =>
  addProduct(api.db, { seller_id: seller.id, quantity: left, quantity_left: left, ...set })
const newBuyer = async () => signIn(api.db, await addUser(api.db))
const add = (token: string, product_id: number, quantity?: number) =>
  api.call(addCartItem, { body: { product_id, quantity } }, token)
const addAsGuest = (guest_id: string, product_id: number, quantity?: number) =>
  api.call(addGuestCartItem, { body: { guest_id, product_id, quantity } })
const cartOf = async (token: string) => (await api.call(getCart, {}, token)).data
const guestCart = async (guest_id: string) => (await api.call(getGuestCart, { query: { guest_id } })).data
const change = (id: number, set: Record<string, unknown>) =>
  api.db.updateTable('products').set(set).where('id', '=', id).execute()

describe('a cart', () => {
  test('is empty and has no id before the first item', async () => {
    expect(await cartOf(await newBuyer())).toEqual({ id: null, items: [] })
    expect(await guestCart(randomUUID())).toEqual({ id: null, items: [] })
  })

  test('is shared by all sessions of its owner, and hidden from others', async () => {
    const user = await addUser(api.db)
    const [phone, laptop] = [await signIn(api.db, user), await signIn(api.db, user)]
    const [first, second] = [await stock(3, { price_paisa: 125_050 }), await stock(1)]
    expect(await add(phone, first.id, 3)).toMatchObject({
      status: 201,
      data: {
        product_id: first.id,
        quantity: 3,
        price: 1250.5,
        unit_price: 1250.5,
        total_price: 3751.5,
        offer_id: null,
        product: { id: first.id, quantity_left: 3, user: { id: seller.id } },
      },
    })
    await add(laptop, second.id)
    expect((await cartOf(phone)).items.map(item => item.product_id)).toEqual([first.id, second.id])
    expect(await cartOf(laptop)).toEqual(await cartOf(phone))
    expect((await cartOf(await newBuyer())).items).toEqual([])
  })

  // CART-6
  test('is accessible by its guest id', async () => {
    const guest = randomUUID()
    const product = await stock(2)
    expect((await addAsGuest(guest, product.id)).status).toBe(201)
    expect((await guestCart(guest.toUpperCase())).items).toMatchObject([{ product_id: product.id, quantity: 1 }])
    expect((await guestCart(randomUUID())).items).toEqual([])
  })

  // CART-7
  test('adds up the same product, capped at the units left', async () => {
    const [token, guest] = [await newBuyer(), randomUUID()]
    const { id } = await stock(5)
    for (const [quantity, sum] of [
      [2, 2],
      [2, 4],
      [2, 5],
      [1, 5],
    ] as const) {
      expect((await add(token, id, quantity)).data.quantity).toBe(sum)
      expect((await addAsGuest(guest, id, quantity)).data.quantity).toBe(sum)
    }
    expect((await add(await newBuyer(), id, 1_000)).data.quantity).toBe(5)
    expect((await cartOf(token)).items).toHaveLength(1)
  })

  // CART-12
  test('uses the product’s current price, and keeps unavailable products with 0 units left', async () => {
    const token = await newBuyer()
    const [dearer, sold, paused, deleted] = [await stock(2), await stock(2), await stock(2), await stock(2)]
    for (const product of [dearer, sold, paused, deleted]) await add(token, product.id, 2)
    await change(dearer.id, { price_paisa: 99_999 })
    await change(sold.id, { quantity_left: 0, sold: true })
    await change(paused.id, { active: false })
    await change(deleted.id, { deleted_at: new Date() })
    const { items } = await cartOf(token)
    expect(items.map(({ quantity, product }) => [quantity, product.quantity_left])).toEqual([
      [2, 2],
      [2, 0],
      [2, 0],
      [2, 0],
    ])
    expect(items[0]).toMatchObject({ unit_price: 999.99, total_price: 1999.98 })
    expect(items[1]?.product.sold).toBe(true)
    expect(items.map(({ is_deleted }) => is_deleted)).toEqual([false, false, false, true])
  })
})

const gone = 'This item does not exist or is no longer available.'

describe('adding to a cart', () => {
  test.each([
    [{ sold: true, quantity_left: 0 }, 409, 'This item is already sold.'],
    [{ active: false }, 404, gone],
    [{ approval_status: 'pending' as const }, 404, gone],
    [{ approval_status: 'rejected' as const }, 404, gone],
    [{ approval_status: 'pending' as const, sold: true, quantity_left: 0 }, 404, gone],
  ])('is rejected with %j', async (set, status, message) => {
    const { id } = await stock(1, set)
    const guest = randomUUID()
    for (const response of [await add(await newBuyer(), id), await addAsGuest(guest, id)])
      expect(response).toMatchObject({ status, failure: { message } })
    expect(await guestCart(guest)).toEqual({ id: null, items: [] })
  })

  // CART-11
  test('rejects the buyer’s own product', async () => {
    const { id } = await stock(1)
    expect(await add(await signIn(api.db, seller), id)).toMatchObject({
      status: 409,
      failure: { message: 'You cannot buy your own product.' },
    })
  })

  // SHOP-2
  test('is rejected while the seller is on vacation', async () => {
    const away = await addUser(api.db, { vacation_until: new Date(Date.now() + 60_000) })
    const { id } = await stock(1, { seller_id: away.id })
    for (const response of [await add(await newBuyer(), id), await addAsGuest(randomUUID(), id)])
      expect(response).toMatchObject({ status: 409, failure: { message: 'This seller is on vacation.' } })
  })

  test('does not find deleted or unknown products', async () => {
    const { id } = await stock(1, { deleted_at: new Date() })
    for (const unknown of [id, 9_007_199_254_740_991]) {
      expect((await add(await newBuyer(), unknown)).status).toBe(404)
      expect((await addAsGuest(randomUUID(), unknown)).status).toBe(404)
    }
  })

  test.each([0, -1, 1.5, '2', 1e308, null])('rejects the quantity %j', async quantity => {
    const { id } = await stock(3)
    const response = await add(await newBuyer(), id, quantity as never)
    expect(response.status).toBe(422)
    expect(response.failure.errors).toHaveProperty('quantity')
  })

  test('ignores a price and an owner from the caller', async () => {
    const { id } = await stock(1)
    const body = { product_id: id, quantity: 1, price: 1, unit_price: 1, user_id: seller.id, offer_id: 1 }
    const { data } = await api.call(addCartItem, { body }, await newBuyer())
    expect(data).toMatchObject({ unit_price: 2500, total_price: 2500, offer_id: null })
    expect((await cartOf(await signIn(api.db, seller))).items).toEqual([])
  })
})

// CART-7
describe('setting a quantity', () => {
  test('accepts 1 to the units left', async () => {
    const [token, guest] = [await newBuyer(), randomUUID()]
    const { id } = await stock(3)
    await add(token, id)
    await addAsGuest(guest, id)
    for (const quantity of [3, 1, 2]) {
      const responses = [
        await api.call(setCartItemQuantity, { body: { productID: id, quantity } }, token),
        await api.call(setGuestCartItemQuantity, { body: { guestID: guest, productID: id, quantity } }),
      ]
      for (const response of responses)
        expect(response).toMatchObject({ status: 200, data: { quantity, total_price: 2500 * quantity } })
    }
    expect((await guestCart(guest)).items[0]?.quantity).toBe(2)
  })

  test('rejects more than the units left with their number, and changes nothing', async () => {
    const token = await newBuyer()
    const [single, three] = [await stock(1), await stock(3)]
    const set = (productID: number, quantity: number) =>
      api.call(setCartItemQuantity, { body: { productID, quantity } }, token)
    for (const product of [single, three]) await add(token, product.id)
    expect(await set(three.id, 4)).toMatchObject({ status: 422, failure: { message: 'Only 3 left.' } })
    expect((await set(single.id, 2)).failure).toMatchObject({
      message: 'Only 1 is left.',
      errors: { quantity: ['Only 1 is left.'] },
    })
    for (const quantity of [0, -1, 1.5, 1_001])
      expect(await set(three.id, quantity)).toMatchObject({
        status: 422,
        failure: { message: 'Quantity must be between 1 and 1,000.' },
      })
    expect((await cartOf(token)).items.map(item => item.quantity)).toEqual([1, 1])
  })

  test('is rejected for sold, unavailable and missing products', async () => {
    const token = await newBuyer()
    const [sold, deleted, other] = [await stock(2), await stock(2), await stock(2)]
    const set = (productID: number) => api.call(setCartItemQuantity, { body: { productID, quantity: 1 } }, token)
    for (const product of [sold, deleted]) await add(token, product.id, 2)
    await change(sold.id, { quantity_left: 0, sold: true })
    await change(deleted.id, { deleted_at: new Date() })
    expect(await set(sold.id)).toMatchObject({ status: 409, failure: { message: 'This item is already sold.' } })
    expect(await set(deleted.id)).toMatchObject({ status: 409, failure: { message: gone } })
    expect(await set(other.id)).toMatchObject({
      status: 404,
      failure: { message: 'This item isn’t in your cart.' },
    })
  })
})

describe('removing from a cart', () => {
  test('removes the item, once', async () => {
    const [token, guest] = [await newBuyer(), randomUUID()]
    const { id } = await stock(1)
    const [mine, guests] = [(await add(token, id)).data.id, (await addAsGuest(guest, id)).data.id]
    const remove = () => api.call(deleteCartItem, { params: { cartId: mine } }, token)
    expect(await remove()).toMatchObject({ status: 200, data: null })
    expect((await remove()).status).toBe(404)
    const input = { params: { cartId: guests }, query: { guest_id: guest } }
    expect((await api.call(deleteGuestCartItem, input)).status).toBe(200)
    expect((await api.call(deleteGuestCartItem, input)).status).toBe(404)
    expect([(await cartOf(token)).items, (await guestCart(guest)).items]).toEqual([[], []])
  })

  test('does not affect the items of others', async () => {
    const [token, guest] = [await newBuyer(), randomUUID()]
    const { id } = await stock(1)
    const [mine, guests] = [(await add(token, id)).data.id, (await addAsGuest(guest, id)).data.id]
    const asOther = await api.call(deleteCartItem, { params: { cartId: mine } }, await newBuyer())
    const asUser = await api.call(deleteCartItem, { params: { cartId: guests } }, token)
    const asGuest = await api.call(deleteGuestCartItem, { params: { cartId: mine }, query: { guest_id: guest } })
    expect([asOther.status, asUser.status, asGuest.status]).toEqual([404, 404, 404])
    expect([(await cartOf(token)).items.length, (await guestCart(guest)).items.length]).toEqual([1, 1])
  })
})

describe('access to carts', () => {
  test('requires a session for a person’s cart', async () => {
    const { id } = await stock(1)
    const responses = [
      await api.call(getCart, {}),
      await api.call(addCartItem, { body: { product_id: id } }),
      await api.call(setCartItemQuantity, { body: { productID: id, quantity: 1 } }),
      await api.call(deleteCartItem, { params: { cartId: 1 } }),
    ]
    expect(responses.map(response => response.status)).toEqual([401, 401, 401, 401])
  })

  test.each(['', 'guest-1', '12345678-1234-1234-1234-123456789012', randomUUID().slice(1)])(
    'rejects the guest id %j, which is not a UUID v4',
    async guest_id => {
      const { id } = await stock(1)
      const responses = [
        await api.call(getGuestCart, { query: { guest_id } }),
        await addAsGuest(guest_id, id),
        await api.call(setGuestCartItemQuantity, { body: { guestID: guest_id, productID: id, quantity: 1 } }),
        await api.call(deleteGuestCartItem, { params: { cartId: 1 }, query: { guest_id } }),
      ]
      expect(responses.map(response => response.status)).toEqual([422, 422, 422, 422])
    },
  )
})
