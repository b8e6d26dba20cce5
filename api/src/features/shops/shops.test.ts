import { followUser, unfollowUser } from '@closyyy/contract/follows-calls'
import { likeProduct, saveProduct } from '@closyyy/contract/likes-calls'
import { getShop } from '@closyyy/contract/shops-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

type Query = { sold?: '0' | '1'; filter?: 'liked' | 'saved' | 'followed'; page?: number; per_page?: number }
const open = (id: number, query: Query = {}, token?: string) => api.call(getShop, { params: { id }, query }, token)
const idsOf = (response: Awaited<ReturnType<typeof open>>) => response.data.products.data.map(product => product.id)

// SHOP-1
describe('a public shop', () => {
  test('lists public products, on sale and sold, newest first', async () => {
    const seller = await addUser(api.db)
    const mine = { seller_id: seller.id }
    const onSale = await addProduct(api.db, mine)
    const sold = await addProduct(api.db, { ...mine, sold: true })
    const newest = await addProduct(api.db, mine)
    await addProduct(api.db, { ...mine, approval_status: 'pending' })
    await addProduct(api.db, { ...mine, approval_status: 'rejected', sold: true })
    await addProduct(api.db, { ...mine, active: false })
    await addProduct(api.db, { ...mine, deleted_at: new Date() })
    await addProduct(api.db, { seller_id: (await addUser(api.db)).id })
    expect(idsOf(await open(seller.id))).toEqual([newest.id, sold.id, onSale.id])
    expect(idsOf(await open(seller.id, { sold: '0' }))).toEqual([newest.id, onSale.id])
    expect(idsOf(await open(seller.id, { sold: '1' }))).toEqual([sold.id])
    expect(idsOf(await open(seller.id, {}, await signIn(api.db, seller)))).toHaveLength(3)
  })

  test('includes each product’s card fields and nothing private of its seller', async () => {
    const seller = await addUser(api.db, { first_name: 'Sana' })
    await addProduct(api.db, { seller_id: seller.id, price_paisa: 125_050 })
    const { data } = await open(seller.id)
    expect(data.products.data[0]).toMatchObject({
      price: 1250.5,
      user: { id: seller.id, first_name: 'Sana', on_vacation: false },
      condition: { id: 2, title: 'Used - Like New' },
    })
    expect(data.products.data[0]?.photos).toHaveLength(1)
    for (const secret of [seller.email, seller.phone as string, 'address'])
      expect(JSON.stringify(data)).not.toContain(secret)
  })

  test('shows the description if its owner wrote one', async () => {
    const [writer, other] = [await addUser(api.db), await addUser(api.db)]
    await api.db.insertInto('shops').values({ user_id: writer.id, description: 'Lawn from Lahore' }).execute()
    expect((await open(writer.id)).data.shop.description).toBe('Lawn from Lahore')
    expect((await open(other.id)).data).toMatchObject({
      shop: { description: null },
      products: { data: [], total: 0, last_page: 1 },
    })
  })

  test('is paged; a page past the end is empty', async () => {
    const seller = await addUser(api.db)
    for (let each = 0; each < 5; each++) await addProduct(api.db, { seller_id: seller.id })
    const first = await open(seller.id, { per_page: 2 })
    expect(first.data.products).toMatchObject({ current_page: 1, last_page: 3, per_page: 2, total: 5 })
    const last = await open(seller.id, { per_page: 2, page: 3 })
    expect(last.data.products).toMatchObject({ current_page: 3, last_page: 3, total: 5 })
    expect(idsOf(last)).toHaveLength(1)
    expect((await open(seller.id, { per_page: 2, page: 9 })).data.products).toMatchObject({ data: [], total: 5 })
  })

  test('stays open while its owner is on vacation', async () => {
    const away = await addUser(api.db, { vacation_until: new Date(Date.now() + 60_000) })
    await addProduct(api.db, { seller_id: away.id })
    expect((await open(away.id)).data.products.data[0]?.user.on_vacation).toBe(true)
  })

  test('returns 404 for an unknown person and rejects invalid filters', async () => {
    expect(await open(999_999)).toMatchObject({ status: 404, failure: { message: 'Account not found.' } })
    expect((await open('sana' as never)).status).toBe(422)
    const seller = await addUser(api.db)
    expect((await open(seller.id, { sold: '2' as never })).failure.errors).toHaveProperty('sold')
    expect((await open(seller.id, { filter: 'hidden' as never })).status).toBe(422)
    expect((await open(seller.id, { page: 0 })).status).toBe(422)
  })
})

// LIKE-1
describe('likes and saves', () => {
  test('are listed to their owner, newest first, public products only', async () => {
    const [owner, seller] = [await addUser(api.db), await addUser(api.db)]
    const token = await signIn(api.db, owner)
    const add = (set = {}) => addProduct(api.db, { seller_id: seller.id, ...set })
    const [older, newer, hidden, sold] = [await add(), await add(), await add(), await add({ sold: true })]
    for (const product of [newer, hidden, sold, older])
      expect((await api.call(likeProduct, { params: { id: product.id } }, token)).status).toBe(200)
    await api.call(saveProduct, { params: { id: newer.id } }, token)
    await api.db.updateTable('products').set({ active: false }).where('id', '=', hidden.id).execute()
    expect(idsOf(await open(owner.id, { filter: 'liked' }, token))).toEqual([older.id, sold.id, newer.id])
    expect(idsOf(await open(owner.id, { filter: 'liked', sold: '0' }, token))).toEqual([older.id, newer.id])
    expect(idsOf(await open(owner.id, { filter: 'liked', sold: '1' }, token))).toEqual([sold.id])
    expect(idsOf(await open(owner.id, { filter: 'saved' }, token))).toEqual([newer.id])
    const page = await open(owner.id, { filter: 'liked', per_page: 1, page: 2 }, token)
    expect(page.data.products).toMatchObject({ total: 3, last_page: 3 })
    expect(idsOf(page)).toEqual([sold.id])
  })

  test('are hidden from everyone else', async () => {
    const owner = await addUser(api.db)
    const admin = await addUser(api.db, { is_admin: true })
    for (const filter of ['liked', 'saved', 'followed'] as const) {
      expect((await open(owner.id, { filter })).status).toBe(403)
      expect((await open(owner.id, { filter }, 'no-such-token')).status).toBe(403)
      expect((await open(owner.id, { filter }, await signIn(api.db, admin))).status).toBe(403)
    }
  })
})

// LIKE-4
test('followed sellers’ products are listed to the follower, newest first, without others’', async () => {
  const [owner, stranger] = [await addUser(api.db), await addUser(api.db)]
  const [one, other] = [await addUser(api.db), await addUser(api.db)]
  const token = await signIn(api.db, owner)
  const add = (seller: { id: number }, set = {}) => addProduct(api.db, { seller_id: seller.id, ...set })
  const older = await add(one)
  await add(stranger)
  await add(owner)
  await add(one, { active: false })
  const sold = await add(one, { sold: true })
  const newer = await add(other)
  const listed = async (query: Query = {}) => idsOf(await open(owner.id, { filter: 'followed', ...query }, token))
  expect(await listed()).toEqual([])
  for (const { id } of [other, one]) await api.call(followUser, { params: { id } }, token)
  expect(await listed()).toEqual([newer.id, sold.id, older.id])
  expect(await listed({ sold: '0' })).toEqual([newer.id, older.id])
  const page = await open(owner.id, { filter: 'followed', sold: '0', per_page: 1, page: 2 }, token)
  expect(page.data.products).toMatchObject({ total: 2, last_page: 2 })
  expect(idsOf(page)).toEqual([older.id])
  await api.call(unfollowUser, { params: { id: one.id } }, token)
  expect(await listed()).toEqual([newer.id])
})
