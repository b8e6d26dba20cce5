import { cardOf } from '@closyyy/contract/product-cards'
import { getProduct } from '@closyyy/contract/products-calls'
import { listRelatedProducts } from '@closyyy/contract/suggestions-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const SHIRTS = 4
const DRESSES = 17
const TOPS = 18

let api: TestApi
let owner: Awaited<ReturnType<typeof addUser>>
let other: Awaited<ReturnType<typeof addUser>>

beforeAll(async () => {
  api = await openTestApi()
  owner = await addUser(api.db)
  other = await addUser(api.db)
})
afterAll(() => api.close())

const add = (category_id: number, { id: seller_id } = other, set: { sold?: boolean } = {}) =>
  addProduct(api.db, { seller_id, category_id, ...set })
const related = async (id: number) => (await api.call(listRelatedProducts, { params: { id } })).data
const idsOf = (products: { id: number }[]) => products.map(({ id }) => id)

describe('related products', () => {
  test('are the newest of other sellers in the category, and others of the seller, as cards', async () => {
    const product = await add(SHIRTS, owner)
    const own = await add(SHIRTS, owner)
    await add(SHIRTS, owner, { sold: true })
    const alike: number[] = []
    for (let count = 0; count < 9; count++) alike.unshift((await add(SHIRTS)).id)
    await add(SHIRTS, other, { sold: true })
    const { similar, from_seller } = await related(product.id)
    expect(idsOf(similar)).toEqual(alike.slice(0, 8))
    expect(from_seller).toEqual([cardOf((await api.call(getProduct, { params: { id: own.id } })).data)])
  })

  test('are similar within the group if the category has few', async () => {
    const seller = await addUser(api.db)
    const product = await add(DRESSES, seller)
    const top = await add(TOPS)
    const { similar, from_seller } = await related(product.id)
    expect(idsOf(similar)).toEqual([top.id])
    expect(from_seller).toEqual([])
  })
})
