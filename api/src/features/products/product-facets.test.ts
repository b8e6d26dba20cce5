import { listProductFacets } from '@closyyy/contract/products-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand, addProduct, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let khaadi: { id: number; name: string }
let limelight: { id: number; name: string }

beforeAll(async () => {
  api = await openTestApi()
  const { id: seller_id } = await addUser(api.db)
  limelight = await addBrand(api.db, 'limelight')
  khaadi = await addBrand(api.db, 'Khaadi')
  const add = (set: object) => addProduct(api.db, { seller_id, category_id: 14, condition_id: 1, ...set })
  await add({ title: 'Lawn kurta', brand_id: khaadi.id, standard_size: 'small', price_paisa: 100_000 })
  await add({ title: 'Lawn kurta', brand_id: khaadi.id, standard_size: 'large', price_paisa: 200_000, condition_id: 3 })
  await add({ title: 'Silk kurta', brand_id: limelight.id, standard_size: 'small', price_paisa: 300_000 })
  await add({ title: 'Shoes', category_id: 21, size: 'eu-38', standard_size: null, price_paisa: 50_000 })
  await add({ title: 'Sold kurta', brand_id: limelight.id, sold: true })
  await add({ title: 'Lawn shirt', category_id: 1, brand_id: limelight.id, standard_size: 'medium' })
})
afterAll(() => api.close())

async function facets(query: Record<string, unknown>) {
  const { data } = await api.call(listProductFacets, { query })
  return {
    categories: Object.fromEntries(data.categories.map(({ id, count }) => [id, count])),
    brands: data.brands.map(({ name, count }) => `${name} ${count}`),
    conditions: Object.fromEntries(data.conditions.map(({ id, count }) => [id, count])),
    sizes: Object.fromEntries(data.sizes.map(({ value, count }) => [value, count])),
  }
}

// LISTING-13
test('counts the products on sale of a group by each filter', async () => {
  expect(await facets({ group: 'women' })).toEqual({
    categories: { 14: 3, 21: 1 },
    brands: ['Khaadi 2', 'limelight 1'],
    conditions: { 1: 3, 3: 1 },
    sizes: { small: 2, large: 1, 'eu-38': 1 },
  })
})

// LISTING-13
test('counts each filter under the others, not under itself', async () => {
  expect(await facets({ group: 'women', category: 'kurtis', size: 'small', brand_id: khaadi.id })).toEqual({
    categories: { 14: 1 },
    brands: ['Khaadi 1', 'limelight 1'],
    conditions: { 1: 1 },
    sizes: { small: 1, large: 1 },
  })
  expect(await facets({ group: 'women', category_id: 14, max_price: 1500 })).toMatchObject({
    categories: { 14: 1, 21: 1 },
    sizes: { small: 1 },
  })
})

// LISTING-13
test('counts the results of a search in all groups', async () => {
  expect(await facets({ query: 'lawn', condition_id: '1,2' })).toEqual({
    categories: { 1: 1, 14: 1 },
    brands: ['Khaadi 1', 'limelight 1'],
    conditions: { 1: 2, 3: 1 },
    sizes: { small: 1, medium: 1 },
  })
})

test('rejects a short search and an unknown group, and finds no unknown category', async () => {
  const status = async (query: object) => (await api.call(listProductFacets, { query })).status
  expect(await status({ query: 'la' })).toBe(422)
  expect(await status({ group: 'pets' })).toBe(422)
  expect(await status({ group: 'men', category: 'hats' })).toBe(404)
})
