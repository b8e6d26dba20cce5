import {
  listCollections,
  listKidsProducts,
  listMensProducts,
  listWomensProducts,
} from '@closyyy/contract/collections-calls'
import { cardOf } from '@closyyy/contract/product-cards'
import { listProducts } from '@closyyy/contract/products-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const KIDS = 24
const WEDDING_DRESSES = 49

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
  const seller = await addUser(api.db)
  const add = (product: { category_id: number; sold?: boolean }) =>
    addProduct(api.db, { seller_id: seller.id, ...product })
  for (let count = 0; count < 9; count++) await add({ category_id: KIDS })
  await add({ category_id: KIDS, sold: true })
  await add({ category_id: WEDDING_DRESSES })
  await add({ category_id: 4 })
})
afterAll(() => api.close())

describe('home collections', () => {
  test('contain the newest eight of their own group on sale', async () => {
    const kids = await api.call(listKidsProducts, {})
    expect(kids.data).toHaveLength(8)
    expect(kids.data.every(product => product.category.group === 'kids' && !product.sold)).toBe(true)
    expect((await api.call(listMensProducts, {})).data.every(product => product.category.group === 'men')).toBe(true)
  })

  test('are the same in one response, as cards, with wedding dresses', async () => {
    const { data } = await api.call(listCollections, {})
    const dresses = { params: { group: 'women' as const }, query: { category_id: WEDDING_DRESSES } }
    expect(data).toEqual({
      men: (await api.call(listMensProducts, {})).data.map(cardOf),
      women: (await api.call(listWomensProducts, {})).data.map(cardOf),
      kids: (await api.call(listKidsProducts, {})).data.map(cardOf),
      'wedding-dresses': (await api.call(listProducts, dresses)).data.data.map(cardOf),
    })
    expect([data.men.length, data.women.length, data.kids.length, data['wedding-dresses'].length]).toEqual([1, 0, 8, 1])
  })
})
