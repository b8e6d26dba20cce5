import { listBrands, listGroupBrands } from '@closyyy/contract/brands-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand, addProduct, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('lists all brands by name, and those of a group with products on sale', async () => {
  const seller = await addUser(api.db)
  const [sapphire, alkaram, bata] = [
    await addBrand(api.db, 'Sapphire'),
    await addBrand(api.db, 'alkaram'),
    await addBrand(api.db, 'Bata'),
  ]
  await addProduct(api.db, { seller_id: seller.id, category_id: 14, brand_id: sapphire.id })
  await addProduct(api.db, { seller_id: seller.id, category_id: 16, brand_id: alkaram.id, sold: true })
  await addProduct(api.db, { seller_id: seller.id, category_id: 8, brand_id: bata.id })
  expect((await api.call(listBrands, {})).data.map(brand => brand.name)).toEqual(['alkaram', 'Bata', 'Sapphire'])
  expect((await api.call(listGroupBrands, { params: { group: 'women' } })).data.brands).toEqual([
    { id: sapphire.id, name: 'Sapphire' },
  ])
  expect((await api.call(listGroupBrands, { params: { group: 'beauty' } })).data.brands).toEqual([])
})
