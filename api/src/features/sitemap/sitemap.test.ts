import { listSitemapProducts, listSitemapShops } from '@closyyy/contract/sitemap-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand, addProduct, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const idsOf = (response: { data: { id: number }[] }) => response.data.map(({ id }) => id)

test('lists public products by ascending id, sold ones included, after a given id', async () => {
  const seller = { seller_id: (await addUser(api.db)).id }
  const brand = await addBrand(api.db, 'Khaadi')
  const first = await addProduct(api.db, { ...seller, title: 'Linen kurta', brand_id: brand.id })
  const sold = await addProduct(api.db, { ...seller, sold: true, custom_brand: 'Darzi' })
  await addProduct(api.db, { ...seller, approval_status: 'pending' })
  await addProduct(api.db, { ...seller, approval_status: 'rejected' })
  await addProduct(api.db, { ...seller, active: false })
  await addProduct(api.db, { ...seller, deleted_at: new Date() })
  const last = await addProduct(api.db, seller)
  const all = await api.call(listSitemapProducts, { query: {} })
  expect(idsOf(all)).toEqual([first.id, sold.id, last.id])
  expect(all.data.map(({ brand_name, sold: isSold }) => [brand_name, isSold])).toEqual([
    ['Khaadi', false],
    ['Darzi', true],
    [null, false],
  ])
  expect(Object.keys(all.data[0] ?? {}).sort()).toEqual(['brand_name', 'id', 'sold', 'title', 'updated_at'])
  expect(idsOf(await api.call(listSitemapProducts, { query: { after: first.id, limit: 1 } }))).toEqual([sold.id])
  expect(idsOf(await api.call(listSitemapProducts, { query: { after: last.id } }))).toEqual([])
})

test('lists shops with a public product', async () => {
  const [seller, shy, onlySold] = [await addUser(api.db), await addUser(api.db), await addUser(api.db)]
  await addProduct(api.db, { seller_id: seller.id })
  await addProduct(api.db, { seller_id: shy.id, approval_status: 'pending' })
  await addProduct(api.db, { seller_id: onlySold.id, sold: true })
  const behind = { query: { after: seller.id - 1 } }
  expect(idsOf(await api.call(listSitemapShops, behind))).toEqual([seller.id, onlySold.id])
})

test.each([{ after: -1 }, { limit: 0 }, { limit: 5_001 }])('rejects %j', async query => {
  expect((await api.call(listSitemapProducts, { query })).status).toBe(422)
})
