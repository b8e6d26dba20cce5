import { randomUUID } from 'node:crypto'
import {
  addCartItem,
  addGuestCartItem,
  getCart,
  getGuestCart,
  setGuestCartItemQuantity,
} from '@closyyy/contract/carts-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { deleteOldGuestCarts } from './carts-queries.ts'

const PARALLEL = 50

let api: TestApi
let seller: Awaited<ReturnType<typeof addUser>>

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.guestCartsPerIp = 300
  })
  seller = await addUser(api.db)
})
afterAll(() => api.close())

const stock = (left: number) => addProduct(api.db, { seller_id: seller.id, quantity: left, quantity_left: left })
const addAsGuest = (guest_id: string, product_id: number, quantity = 1) =>
  api.call(addGuestCartItem, { body: { guest_id, product_id, quantity } })
const count = async (table: 'carts' | 'cart_items') =>
  (await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(api.db)).rows[0]?.rows ??
  0

describe('fifty adds of one product at once', () => {
  test('by one guest create one cart with one item, capped at the units left', async () => {
    const [guest, { id }] = [randomUUID(), await stock(20)]
    const [carts, items] = [await count('carts'), await count('cart_items')]
    const responses = await Promise.all(Array.from({ length: PARALLEL }, () => addAsGuest(guest, id)))
    expect(responses.map(response => response.status)).toEqual(Array(PARALLEL).fill(201))
    expect(Math.max(...responses.map(response => response.data.quantity))).toBe(20)
    expect((await api.call(getGuestCart, { query: { guest_id: guest } })).data.items).toMatchObject([{ quantity: 20 }])
    expect([(await count('carts')) - carts, (await count('cart_items')) - items]).toEqual([1, 1])
  })

  test('by one person add up below the cap', async () => {
    const [token, { id }] = [await signIn(api.db, await addUser(api.db)), await stock(100)]
    const add = () => api.call(addCartItem, { body: { product_id: id, quantity: 1 } }, token)
    await Promise.all(Array.from({ length: PARALLEL }, add))
    expect((await api.call(getCart, {}, token)).data.items).toMatchObject([{ quantity: PARALLEL }])
  })
})

test('adds an item or returns a clear error while the stock runs out', async () => {
  const { id } = await stock(3)
  const guests = Array.from({ length: 20 }, () => randomUUID())
  const sell = api.db.updateTable('products').set({ quantity_left: 0, sold: true }).where('id', '=', id)
  const [responses] = await Promise.all([Promise.all(guests.map(guest => addAsGuest(guest, id, 5))), sell.execute()])
  expect(responses.filter(({ status }) => ![201, 409].includes(status))).toEqual([])
  expect((await addAsGuest(randomUUID(), id)).status).toBe(409)
})

// LIMIT-1
describe('new guest carts', () => {
  test('are limited per IP; existing carts are not', async () => {
    const [guest, { id }] = [randomUUID(), await stock(9)]
    await addAsGuest(guest, id)
    await sql`update limit_windows set hits = 300 where key like 'guest-cart-ip:%'`.execute(api.db)
    const carts = await count('carts')
    const rejected = await addAsGuest(randomUUID(), id)
    expect(rejected).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
    expect(await count('carts')).toBe(carts)
    expect((await addAsGuest(guest, id)).data.quantity).toBe(2)
    const body = { guestID: guest, productID: id, quantity: 5 }
    expect((await api.call(setGuestCartItemQuantity, { body })).status).toBe(200)
    const token = await signIn(api.db, await addUser(api.db))
    expect((await api.call(addCartItem, { body: { product_id: id } }, token)).status).toBe(201)
  })
})

// CART-6
test('deletes guest carts without a change for two months, and never a person’s', async () => {
  const [old, fresh, { id }] = [randomUUID(), randomUUID(), await stock(9)]
  const token = await signIn(api.db, await addUser(api.db))
  await api.call(addCartItem, { body: { product_id: id } }, token)
  await sql`delete from limit_windows`.execute(api.db)
  for (const guest of [old, fresh]) await addAsGuest(guest, id)
  await sql`update carts set created_at = now() - interval '61 days'`.execute(api.db)
  const aged = sql`update cart_items i set changed_at = now() - interval '61 days' from carts c
    where c.id = i.cart_id and c.guest_id is distinct from ${fresh}::uuid`
  await aged.execute(api.db)
  await deleteOldGuestCarts(api.db)
  const items = async (guest_id: string) => (await api.call(getGuestCart, { query: { guest_id } })).data.items.length
  expect([await items(old), await items(fresh)]).toEqual([0, 1])
  expect((await api.call(getCart, {}, token)).data.items).toHaveLength(1)
})
