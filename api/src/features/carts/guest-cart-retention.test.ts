import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { deleteOldGuestCarts } from './carts-queries.ts'
import { addItem, getCart, setQuantity } from './carts-service.ts'

let api: TestApi
let product_id: number

beforeAll(async () => {
  api = await openTestApi()
  const seller = await addUser(api.db)
  product_id = (await addProduct(api.db, { seller_id: seller.id, quantity: 9, quantity_left: 9 })).id
})
afterAll(() => api.close())

const context = () => ({ db: api.db, offerTtlHours: 48 })

async function openCart() {
  const owner = { guestId: randomUUID() }
  await addItem(context(), owner, { product_id, quantity: 1 })
  return owner
}

/** Makes all carts older. */
const pass = async (days: number) => {
  await sql`update carts set created_at = created_at - make_interval(days => ${days})`.execute(api.db)
  await sql`update cart_items set created_at = created_at - make_interval(days => ${days}),
    changed_at = changed_at - make_interval(days => ${days})`.execute(api.db)
}

// CART-6
test('a guest’s cart stays for 60 days after an item was added again or its quantity changed', async () => {
  const [left, added, changed] = [await openCart(), await openCart(), await openCart()]
  await pass(59)
  await addItem(context(), added, { product_id, quantity: 1 })
  await setQuantity(context(), changed, product_id, 3)
  await pass(2)
  await deleteOldGuestCarts(api.db)
  const sizes = [left, added, changed].map(async owner => (await getCart(context(), owner)).items.length)
  expect(await Promise.all(sizes)).toEqual([0, 1, 1])
  await pass(60)
  await deleteOldGuestCarts(api.db)
  expect(await api.db.selectFrom('carts').select('id').execute()).toEqual([])
})
