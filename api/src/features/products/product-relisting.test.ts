import { createProduct, deleteProduct, relistProduct, updateProduct } from '@closyyy/contract/own-products-calls'
import { getProduct, listOwnProducts } from '@closyyy/contract/products-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress, addOrder, addProduct, addUser, signIn } from '../../../test/builders.ts'
import { listing } from '../../../test/filled-forms.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let seller: Awaited<ReturnType<typeof addUser>>
let token: string
let otherToken: string

beforeAll(async () => {
  api = await openTestApi()
  seller = await addUser(api.db)
  token = await signIn(api.db, seller)
  otherToken = await signIn(api.db, await addUser(api.db))
})
afterAll(() => api.close())

// PRODUCT-1
describe('a product sold elsewhere', () => {
  const relist = (id: number, who = token) => api.call(relistProduct, { params: { id } }, who)
  const setSold = (id: number, sold: boolean) =>
    api.call(
      updateProduct,
      { params: { id }, body: { title: 'Linen kurta', description: 'Soft.', price: 2000, sold } },
      token,
    )
  const add = (set: object = {}) => addProduct(api.db, { seller_id: seller.id, title: 'Linen kurta', ...set })
  const listElsewhere = () => api.call(listOwnProducts, { query: { sold_elsewhere: '1', per_page: 48 } }, token)

  test('records when its seller marked it as sold, for the seller only', async () => {
    const { id } = await add({ quantity: 3, quantity_left: 2 })
    const { data } = await setSold(id, true)
    expect(data.sold_elsewhere_at).toMatch(/^20/)
    expect((await setSold(id, true)).data.sold_elsewhere_at).toBe(data.sold_elsewhere_at)
    expect((await listElsewhere()).data.data.map(product => product.id)).toContain(id)
    const seen = (await api.call(getProduct, { params: { id } }, otherToken)).data
    expect(seen).toMatchObject({ sold: true })
    expect(seen).not.toHaveProperty('sold_elsewhere_at')
  })

  test('goes back on sale with the units left, once or twice', async () => {
    const { id } = await add({ quantity: 3, quantity_left: 2 })
    await setSold(id, true)
    for (const { status, data } of [await relist(id), await relist(id)]) {
      expect(status).toBe(200)
      expect(data).toMatchObject({ sold: false, sold_elsewhere_at: null, quantity: 3, quantity_left: 2 })
    }
    expect((await listElsewhere()).data.data.map(product => product.id)).not.toContain(id)
  })

  test('goes back on sale with one unit if it was listed with none', async () => {
    const address_id = await addAddress(api.db, { user_id: seller.id, address_type: 'pickup' })
    const { data } = await api.call(
      createProduct,
      { body: { ...listing(address_id), category_id: 22, quantity: 0 } },
      token,
    )
    expect(data.sold_elsewhere_at).toMatch(/^20/)
    expect((await relist(data.id)).data).toMatchObject({ sold: false, quantity: 1, quantity_left: 1 })
  })

  test('stays sold if its last unit was sold through the shop', async () => {
    const { id } = await add({ quantity: 1, quantity_left: 0, sold: true })
    const { status, failure } = await relist(id)
    expect(status).toBe(409)
    expect(failure.message).toBe('This item was sold on Closyyy. If you have another one, list it as a new item.')
    expect((await setSold(id, true)).data.sold_elsewhere_at).toBeNull()
  })

  test.each([
    ['pending', null],
    ['shipped', null],
    ['cancelled', 'returning'],
  ] as const)(
    'is not marked while a %s order (%s) reserves its last unit and may return it',
    async (status, outcome) => {
      const { id } = await add({ quantity: 1, quantity_left: 0, sold: true })
      const buyer = await addUser(api.db)
      const order = await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id, status, outcome })
      const item = { order_id: order.id, product_id: id, title: 'Linen kurta', quantity: 1, price_paisa: 200_000 }
      await api.db.insertInto('order_items').values(item).execute()
      expect(await setSold(id, true)).toMatchObject({
        status: 409,
        failure: { message: 'This item has already been ordered. If you sold it elsewhere, cancel that order first.' },
      })
      await api.db
        .updateTable('orders')
        .set({ status: 'completed', outcome: null })
        .where('id', '=', order.id)
        .execute()
      expect((await setSold(id, true)).data).toMatchObject({ sold: true, sold_elsewhere_at: null })
    },
  )

  test('is relisted by its seller only', async () => {
    const { id } = await add()
    await setSold(id, true)
    expect((await relist(id, otherToken)).status).toBe(403)
    expect((await relist(id, '')).status).toBe(401)
    expect((await api.call(deleteProduct, { params: { id } }, token)).status).toBe(200)
    expect((await relist(id)).status).toBe(404)
  })
})
