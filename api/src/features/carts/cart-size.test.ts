import { randomUUID } from 'node:crypto'
import { MAX_CART_ITEMS } from '@closyyy/contract/carts'
import {
  addCartItem,
  addGuestCartItem,
  deleteCartItem,
  getCart,
  getGuestCart,
  mergeCart,
} from '@closyyy/contract/carts-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addSignedInUser, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { returnToCart } from './cart-returning.ts'

let api: TestApi
/** One product more than a cart can have. */
let products: number[]

beforeAll(async () => {
  api = await openTestApi()
  const { id: seller_id } = await addUser(api.db)
  products = []
  for (let count = 0; count <= MAX_CART_ITEMS; count++) {
    const { id } = await addProduct(api.db, { seller_id, quantity: 9, quantity_left: 9 })
    products.push(id)
  }
})
afterAll(() => api.close())

/** Fills carts with products, the first ones added longest ago. */
async function fill(owner: { user_id: number } | { guest_id: string }, productIds: number[]): Promise<void> {
  const { id: cart_id } = await api.db.insertInto('carts').values(owner).returning('id').executeTakeFirstOrThrow()
  const rows = productIds.map((product_id, index) => {
    const changed_at = new Date(Date.now() - 86_400_000 + index * 1_000)
    return { cart_id, product_id, quantity: 1, changed_at, created_at: changed_at }
  })
  await api.db.insertInto('cart_items').values(rows).execute()
}

const full = () => products.slice(0, MAX_CART_ITEMS)
const last = () => products[MAX_CART_ITEMS] as number
const first = () => products[0] as number
const put = (token: string, product_id: number) => api.call(addCartItem, { body: { product_id, quantity: 1 } }, token)
const idsOf = ({ items }: { items: { product_id: number }[] }) => items.map(({ product_id }) => product_id)
const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other)

// CART-16
test('a full cart refuses another product but not more of what it has', async () => {
  const { id: user_id, token } = await addSignedInUser(api.db)
  await fill({ user_id }, full())
  const refused = await put(token, last())
  expect([refused.status, refused.failure.message]).toEqual([
    409,
    'Your cart is full with 100 items. Please remove some before you add more.',
  ])
  expect((await put(token, first())).data.quantity).toBe(2)
  const [item] = (await api.call(getCart, {}, token)).data.items
  await api.call(deleteCartItem, { params: { cartId: item?.id ?? 0 } }, token)
  const both = await Promise.all([put(token, first()), put(token, last())])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})

// CART-16
test('a full cart of a guest refuses another product', async () => {
  const guest_id = randomUUID()
  await fill({ guest_id }, full())
  const { status } = await api.call(addGuestCartItem, { body: { guest_id, product_id: last(), quantity: 1 } })
  expect(status).toBe(409)
  expect((await api.call(getGuestCart, { query: { guest_id } })).data.items).toHaveLength(MAX_CART_ITEMS)
})

// CART-16
test('a merge into a full cart drops what is not on sale, then the oldest, and keeps the guest’s items', async () => {
  const [{ id: user_id, token }, guest_id] = [await addSignedInUser(api.db), randomUUID()]
  const { id: seller_id } = await addUser(api.db)
  const [hidden, kept] = [
    await addProduct(api.db, { seller_id, active: false }),
    await addProduct(api.db, { seller_id }),
  ]
  await fill({ user_id }, [...products.slice(0, MAX_CART_ITEMS - 1), hidden.id])
  await fill({ guest_id }, [last(), kept.id])
  const merged = (await api.call(mergeCart, { body: { guest_id } }, token)).data
  expect(sorted(idsOf(merged))).toEqual(sorted([...products.slice(1), kept.id]).filter(id => id !== products[99]))
})

// CART-16
test('items that an ended order puts back replace the oldest of a full cart', async () => {
  const { id: userId, token } = await addSignedInUser(api.db)
  await fill({ user_id: userId }, full())
  const item = { product_id: last(), quantity: 1, offer_id: null }
  await api.db.transaction().execute(tx => returnToCart(tx, 48, { userId }, [item]))
  expect(sorted(idsOf((await api.call(getCart, {}, token)).data))).toEqual(products.slice(1))
})
