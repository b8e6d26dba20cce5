import { randomUUID } from 'node:crypto'
import { addCartItem, addGuestCartItem, getCart, getGuestCart, mergeCart } from '@closyyy/contract/carts-calls'
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

const stock = (left: number, seller_id = seller.id) =>
  addProduct(api.db, { seller_id, quantity: left, quantity_left: left })
const newBuyer = async () => signIn(api.db, await addUser(api.db))
const put = (token: string, product_id: number, quantity = 1) =>
  api.call(addCartItem, { body: { product_id, quantity } }, token)
const putAsGuest = (guest_id: string, product_id: number, quantity = 1) =>
  api.call(addGuestCartItem, { body: { guest_id, product_id, quantity } })
const merge = (guest_id: string, token?: string) => api.call(mergeCart, { body: { guest_id } }, token)
const quantities = ({ items }: { items: { product_id: number; quantity: number }[] }) =>
  items.map(item => [item.product_id, item.quantity])

// CART-8
describe('merging a guest’s cart', () => {
  test('adds its items to the person’s, capped at the units left, and empties it', async () => {
    const [token, guest] = [await newBuyer(), randomUUID()]
    const [both, guestOnly, ownOnly] = [await stock(5), await stock(2), await stock(1)]
    await put(token, both.id, 3)
    await put(token, ownOnly.id)
    await putAsGuest(guest, both.id, 4)
    await putAsGuest(guest, guestOnly.id, 2)
    const expected = [
      [both.id, 5],
      [ownOnly.id, 1],
      [guestOnly.id, 2],
    ]
    const response = await merge(guest, token)
    expect(response.status).toBe(200)
    expect(quantities(response.data)).toEqual(expected)
    expect((await api.call(getGuestCart, { query: { guest_id: guest } })).data.items).toEqual([])
    expect(quantities((await merge(guest, token)).data)).toEqual(expected)
  })

  test('drops the person’s own products', async () => {
    const [guest, own, other] = [randomUUID(), await stock(2), await stock(2, (await addUser(api.db)).id)]
    await putAsGuest(guest, own.id)
    await putAsGuest(guest, other.id)
    expect(quantities((await merge(guest, await signIn(api.db, seller))).data)).toEqual([[other.id, 1]])
  })

  test('keeps products that sold out, and caps quantities above the units left', async () => {
    const [token, guest] = [await newBuyer(), randomUUID()]
    const [sold, scarce] = [await stock(3), await stock(3)]
    for (const product of [sold, scarce]) await putAsGuest(guest, product.id, 3)
    await api.db.updateTable('products').set({ quantity_left: 0, sold: true }).where('id', '=', sold.id).execute()
    await api.db.updateTable('products').set({ quantity_left: 1 }).where('id', '=', scarce.id).execute()
    const { items } = (await merge(guest, token)).data
    expect(items.map(item => [item.product_id, item.quantity, item.product.quantity_left])).toEqual([
      [sold.id, 3, 0],
      [scarce.id, 1, 1],
    ])
  })

  test('merges later items of the same guest again', async () => {
    const [token, guest] = [await newBuyer(), randomUUID()]
    const { id } = await stock(3)
    await putAsGuest(guest, id)
    await merge(guest, token)
    await putAsGuest(guest, id)
    expect(quantities((await merge(guest, token)).data)).toEqual([[id, 2]])
  })

  test('changes nothing for a guest without a cart, and requires a session and a UUID', async () => {
    const token = await newBuyer()
    expect((await merge(randomUUID(), token)).data).toEqual({ id: null, items: [] })
    expect((await merge(randomUUID())).status).toBe(401)
    expect((await merge('guest-1', token)).failure.errors).toHaveProperty('guest_id')
  })
})

describe('concurrent merges', () => {
  test('move everything once', async () => {
    const [token, guest] = [await newBuyer(), randomUUID()]
    const products = [await stock(9), await stock(9), await stock(9)]
    for (const { id } of products) {
      await put(token, id)
      await putAsGuest(guest, id, 2)
    }
    const responses = await Promise.all(Array.from({ length: 20 }, () => merge(guest, token)))
    expect(responses.map(response => response.status)).toEqual(Array(20).fill(200))
    expect(quantities((await api.call(getCart, {}, token)).data)).toEqual(products.map(({ id }) => [id, 3]))
  })

  test('move one guest’s items to one of two people, never to both', async () => {
    const [one, two, guest] = [await newBuyer(), await newBuyer(), randomUUID()]
    const products = [await stock(9), await stock(9), await stock(9)]
    for (const { id } of products) await putAsGuest(guest, id, 2)
    await Promise.all(Array.from({ length: 20 }, (_, call) => merge(guest, call % 2 ? one : two)))
    const [first, second] = [(await api.call(getCart, {}, one)).data, (await api.call(getCart, {}, two)).data]
    expect(quantities({ items: [...first.items, ...second.items] })).toEqual(products.map(({ id }) => [id, 2]))
    expect([first.items.length, second.items.length].sort()).toEqual([0, 3])
  })

  test('move several guest carts while the person adds items', async () => {
    const token = await newBuyer()
    const guests = Array.from({ length: 5 }, () => randomUUID())
    const products = [await stock(50), await stock(50)]
    for (const guest of guests)
      for (const { id } of guest > '8' ? products : products.toReversed()) await putAsGuest(guest, id, 2)
    const calls = guests.flatMap(guest => [merge(guest, token), put(token, products[0]?.id ?? 0)])
    expect((await Promise.all(calls)).every(({ status }) => status < 400)).toBe(true)
    expect((await api.call(getCart, {}, token)).data.items.map(item => item.quantity).sort()).toEqual([10, 15])
  })
})
