import { listProductFacets, searchProducts } from '@closyyy/contract/products-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

const titlesById = {
  2: ['Black pyjamas'],
  3: ['Denim jacket'],
  8: ['Plain loafers', 'Plain khussa'],
  12: ['Peach pleated'],
  14: ['Red tunic'],
  17: ['Long red'],
  18: ['Red overcoat'],
  21: ['Plain pumps'],
  22: ['Tote', 'Sequin clutch'],
  23: ['Gold set'],
  27: ['Peach frilled'],
  30: ['Plain school pair'],
  38: ['Matte lipstick'],
  40: ['Rose oil'],
  49: ['Crimson lehenga', 'Crimson loafers of a bride'],
}

beforeAll(async () => {
  api = await openTestApi()
  const { id: seller_id } = await addUser(api.db)
  for (const [category_id, titles] of Object.entries(titlesById))
    for (const title of titles) await addProduct(api.db, { seller_id, title, category_id: Number(category_id) })
  await addProduct(api.db, { seller_id, title: 'Loafers of a sold pair', category_id: 8, sold: true })
})
afterAll(() => api.close())

async function titlesFor(query: string): Promise<string[]> {
  const response = await api.call(searchProducts, { query: { query, per_page: 24 } })
  return response.data.data.map(({ title }) => title).sort()
}

const inCategories = (...ids: (keyof typeof titlesById)[]) => ids.flatMap(id => titlesById[id]).sort()
const women = inCategories(12, 14, 17, 18, 21, 22, 23)

// SEARCH-2
describe('names of categories and departments', () => {
  test.each([
    ['shoes', inCategories(8, 21, 30)],
    ['SHOE', inCategories(8, 21, 30)],
    ['mens shoes', inCategories(8)],
    ["men's shoes", inCategories(8)],
    ['shoes for kids', inCategories(30)],
    ['shoe%', inCategories(8, 21, 30)],
    ['ladies footwear', inCategories(21)],
    ['plain ladies shoes', inCategories(21)],
    ['wedding dress', inCategories(49)],
    ['wedding dresses', inCategories(49)],
    ['bridal', inCategories(49)],
    ['crimson wedding loafers', ['Crimson loafers of a bride']],
    ['red dress', inCategories(17)],
    ['jewellery', inCategories(23)],
    ['jewelry', inCategories(23)],
    ['handbags', inCategories(22)],
    ['hand bag', inCategories(22)],
    ['kids frock', inCategories(27)],
    ['girls frocks', inCategories(27)],
    ['womens kurta', inCategories(14)],
    ['men', inCategories(2, 3, 8)],
    ['women', women],
    ["women's", women],
    ['top', inCategories(12)],
    ['makeup', inCategories(38)],
    ['perfume', inCategories(40)],
    ['mens coats and jackets', inCategories(3)],
  ])('finds the products of %j', async (query, titles) => {
    expect(await titlesFor(query)).toEqual(titles)
  })

  test.each([
    ['جوتے', inCategories(8, 21, 30)],
    ['خواتین کے جوتے', inCategories(21)],
    ['men جوتے', inCategories(8)],
    ['بچوں کی فراک', inCategories(27)],
    ['عروسی ملبوسات', inCategories(49)],
    ['زیورات', inCategories(23)],
    ['mardana jootay', inCategories(8)],
  ])('finds the products of %j in Urdu', async (query, titles) => {
    expect(await titlesFor(query)).toEqual(titles)
  })

  test.each(['coats', 'hoe', 'sho_s', 'men women', 'wedding men', 'red men'])(
    'finds nothing for %j: a part of a name, or words of different departments',
    async query => {
      expect(await titlesFor(query)).toEqual([])
    },
  )

  test('finds all of a department for words of departments alone', async () => {
    expect(await titlesFor('kids children girls')).toEqual(inCategories(27, 30))
    expect(await titlesFor('wedding dress '.repeat(7))).toEqual(inCategories(49))
  })

  test('rejects a query of 400 words', async () => {
    const response = await api.call(searchProducts, { query: { query: 'shoes '.repeat(400) } })
    expect(response.status).toBe(422)
  })

  test('counts and pages them, newest first', async () => {
    const page = (number: number) => api.call(searchProducts, { query: { query: 'shoes', per_page: 3, page: number } })
    const [first, second] = [await page(1), await page(2)]
    expect(first.data.total).toBe(4)
    expect([...first.data.data, ...second.data.data].map(({ title }) => title)).toEqual([
      'Plain school pair',
      'Plain pumps',
      'Plain khussa',
      'Plain loafers',
    ])
    const facets = await api.call(listProductFacets, { query: { query: 'shoes' } })
    expect(facets.data.categories.toSorted((one, other) => one.id - other.id)).toEqual([
      { id: 8, count: 2 },
      { id: 21, count: 1 },
      { id: 30, count: 1 },
    ])
  })

  test('limits them to a chosen category', async () => {
    const response = await api.call(searchProducts, { query: { query: 'shoes', category_id: '21' } })
    expect(response.data.data.map(({ title }) => title)).toEqual(['Plain pumps'])
  })

  test('depends on the categories, so that an empty result changes with their names', async () => {
    const response = await api.call(searchProducts, { query: { query: 'nothing like it' } })
    expect(String(response.headers['surrogate-key']).split(' ')).toContain('categories')
  })
})
