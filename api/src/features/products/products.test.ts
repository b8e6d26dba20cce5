import { getProduct, listOwnProducts, listProducts, searchProducts } from '@closyyy/contract/products-calls'
import { listSuggestedProducts } from '@closyyy/contract/suggestions-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBrand, addProduct, addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let seller: Awaited<ReturnType<typeof addUser>>

beforeAll(async () => {
  api = await openTestApi()
  seller = await addUser(api.db, { first_name: 'Sana', username: 'sana_lahore' })
})
afterAll(() => api.close())

const ids = (response: { data: { data: { id: number }[] } }) => response.data.data.map(product => product.id)
const add = (set: Partial<Parameters<typeof addProduct>[1]> = {}) =>
  addProduct(api.db, { seller_id: seller.id, ...set })

describe('the listing', () => {
  // LISTING-7
  test('shows products on sale in a group, newest first, and nothing private of the seller', async () => {
    const [older, newer] = [await add({ category_id: 1 }), await add({ category_id: 2 })]
    await add({ category_id: 1, sold: true })
    await add({ category_id: 1, approval_status: 'pending' })
    await add({ category_id: 1, active: false })
    await add({ category_id: 1, deleted_at: new Date() })
    const response = await api.call(listProducts, { params: { group: 'men' }, query: {} })
    expect(response.status).toBe(200)
    expect(ids(response)).toEqual([newer.id, older.id])
    expect(response.data).toMatchObject({ current_page: 1, last_page: 1, per_page: 8, total: 2 })
    const text = JSON.stringify(response.data)
    for (const secret of [seller.email, seller.phone as string, 'email', 'phone', 'address', 'password'])
      expect(text).not.toContain(secret)
  })

  test('returns a product in the shape of the contract', async () => {
    const brand = await addBrand(api.db, 'Khaadi')
    const product = await add({
      category_id: 16,
      brand_id: brand.id,
      price_paisa: 125_050,
      standard_size: 'extra_large',
      chest: 40.5,
    })
    const response = await api.call(listProducts, { params: { group: 'women', category: 'unstitched' }, query: {} })
    expect(response.data.data[0]).toMatchObject({
      id: product.id,
      price: 1250.5,
      category: { id: 16, name: 'unstitched', group: 'women' },
      brand: { id: brand.id, name: 'Khaadi' },
      brand_name: 'Khaadi',
      condition: { id: 2, title: 'Used - Like New' },
      location: 'Pakistan',
      size_data: { standard_size: 'extra_large', chest: 40.5, waist: null },
      size: { created_at: product.created_at },
      user: { id: seller.id, first_name: 'Sana', username: 'sana_lahore', profile_picture: null, on_vacation: false },
    })
    const [photo] = response.data.data[0]?.photos ?? []
    expect(photo?.image_path).toMatch(/^\/photos\/\w+-1280\.webp$/)
    expect(photo?.renditions.map(rendition => rendition.width)).toEqual([320, 480, 640, 1280])
  })

  // LISTING-8
  test('prefers category_id to the group and category of the path', async () => {
    const dress = await add({ category_id: 49 })
    expect(
      ids(await api.call(listProducts, { params: { group: 'women', category: 'top' }, query: { category_id: 49 } })),
    ).toEqual([dress.id])
    expect(ids(await api.call(listProducts, { params: { group: 'wedding-dresses' }, query: {} }))).toEqual([dress.id])
    expect(ids(await api.call(listProducts, { params: { group: 'women' }, query: {} }))).not.toContain(dress.id)
  })

  test('filters by brand, condition, size and price with both ends included', async () => {
    const brand = await addBrand(api.db, 'Gul Ahmed')
    const base = { category_id: 37, brand_id: brand.id, condition_id: 1, standard_size: 'small' } as const
    const [cheap, middle, dear] = [
      await add({ ...base, price_paisa: 100_000 }),
      await add({ ...base, price_paisa: 150_000 }),
      await add({ ...base, price_paisa: 200_000, condition_id: 3, standard_size: 'large' }),
    ]
    const list = async (query: Record<string, unknown>) =>
      ids(await api.call(listProducts, { params: { group: 'beauty' }, query }))
    expect(await list({ min_price: 1000, max_price: 1500, sort: 'price_asc' })).toEqual([cheap.id, middle.id])
    expect(await list({ sort: 'price_desc' })).toEqual([dear.id, middle.id, cheap.id])
    expect(await list({ condition_id: 3 })).toEqual([dear.id])
    expect(await list({ size: 'small', brand_id: brand.id })).toEqual([middle.id, cheap.id])
    expect(await list({ brand_id: 999_999 })).toEqual([])
    expect(await list({ max_price: '1e300' })).toHaveLength(3)
    expect(await list({ brand_id: '', min_price: '' })).toHaveLength(3)
  })

  // LISTING-12
  test('finds products with one of several values of a filter, however they are sent', async () => {
    const [khaadi, limelight] = [await addBrand(api.db, 'Zara'), await addBrand(api.db, 'Limelight')]
    const base = { category_id: 39, condition_id: 1, standard_size: 'small' } as const
    const one = await add({ ...base, brand_id: khaadi.id })
    const two = await add({ ...base, brand_id: limelight.id, standard_size: 'large', condition_id: 3 })
    const three = await add({ ...base, brand_id: null, standard_size: 'medium', condition_id: 2 })
    const list = async (query: Record<string, unknown>) =>
      ids(await api.call(listProducts, { params: { group: 'beauty', category: 'skincare' }, query }))
    const all = await list({})
    expect(all).toEqual(expect.arrayContaining([one.id, two.id, three.id]))
    expect(await list({ brand_id: `${limelight.id},${khaadi.id}` })).toEqual([two.id, one.id])
    expect(await list({ size: ['large', 'medium'] })).toEqual([three.id, two.id])
    expect(await list({ condition_id: '2,3', size: 'small,large' })).toEqual([two.id])
    expect(await list({ condition_id: [1, 1] })).toEqual([one.id])
    expect(await list({ size: 'medium' })).toEqual([three.id])
  })

  // LISTING-12
  test.each([
    ['brand_id', '3,x'],
    ['brand_id', '3,,4'],
    ['condition_id', '0,1'],
    ['size', 'small,huge'],
    ['size', Array.from({ length: 51 }, () => 'small').join()],
    ['brand_id', Array.from({ length: 51 }, (_, index) => index + 1).join()],
  ])('rejects %s with %s', async (name, value) => {
    const response = await api.call(listProducts, { params: { group: 'men' }, query: { [name]: value } })
    expect(response.status).toBe(422)
    expect(Object.keys(response.failure.errors ?? {})).toEqual([name])
  })

  // LISTING-10, LISTING-1
  test('pages with an exact total, and a page past the end is empty', async () => {
    for (let count = 0; count < 5; count++) await add({ category_id: 29 })
    const page = (number: number) =>
      api.call(listProducts, { params: { group: 'kids', category: 'rompers' }, query: { page: number, per_page: 2 } })
    const [first, second, third, past] = [await page(1), await page(2), await page(3), await page(9)]
    expect(first.data).toMatchObject({ total: 5, last_page: 3, current_page: 1 })
    expect(new Set([...ids(first), ...ids(second), ...ids(third)]).size).toBe(5)
    expect(third.data.data).toHaveLength(1)
    expect(past).toMatchObject({ status: 200, data: { data: [], total: 5, last_page: 3, current_page: 9 } })
  })

  test('rejects invalid filters, with an error for each field', async () => {
    const response = await api.call(listProducts, {
      params: { group: 'men' },
      query: { per_page: 49, sort: 'oldest', min_price: -1 } as never,
    })
    expect(response.status).toBe(422)
    expect(Object.keys(response.failure.errors ?? {}).sort()).toEqual(['min_price', 'per_page', 'sort'])
    expect((await api.call(listProducts, { params: { group: 'pets' } as never, query: {} })).status).toBe(422)
    expect((await api.call(listProducts, { params: { group: 'men', category: 'hats' }, query: {} })).status).toBe(404)
  })
})

describe('the search', () => {
  // SEARCH-6
  test('filters and sorts its results as a listing', async () => {
    const base = { title: 'Checked poncho', category_id: 14, condition_id: 1, price_paisa: 300_000 }
    const kurta = await add({ ...base, standard_size: 'small' })
    const cheap = await add({ ...base, standard_size: 'large', price_paisa: 100_000 })
    const other = await add({ ...base, category_id: 2, condition_id: 3, standard_size: 'medium' })
    const search = async (query: object) =>
      ids(await api.call(searchProducts, { query: { query: 'poncho', ...query } }))
    expect(await search({ sort: 'price_asc' })).toEqual([cheap.id, kurta.id, other.id])
    expect(await search({ category_id: 14, condition_id: '1,3' })).toEqual([cheap.id, kurta.id])
    expect(await search({ size: ['small', 'medium'] })).toEqual([other.id, kurta.id])
    expect(await search({ max_price: 1000 })).toEqual([cheap.id])
    expect((await api.call(searchProducts, { query: { query: 'poncho', size: 'huge' } })).status).toBe(422)
  })

  // SEARCH-1
  test.each(['ab', '  ab  ', '', undefined])('rejects %j as too short', async query => {
    const response = await api.call(searchProducts, { query: (query === undefined ? {} : { query }) as never })
    expect(response).toMatchObject({ status: 422, failure: { message: 'Search query is too short.' } })
    expect(response.failure.errors).toEqual({ query: ['Search query is too short.'] })
  })

  // API-7
  test.each(['x'.repeat(6_000), 'kurta '.repeat(400)])('rejects a text above the limit as too long', async query => {
    const { failure } = await api.call(searchProducts, { query: { query } })
    expect(failure.errors).toEqual({ query: ['At most 100 characters are allowed.'] })
  })

  test('rejects a character that cannot be stored', async () => {
    expect((await api.call(searchProducts, { query: { query: 'abc\u0000' } })).status).toBe(422)
  })
})

describe('suggestions', () => {
  test('resemble a product without including it, or come from one shop', async () => {
    const other = await addUser(api.db)
    const bag = await add({ category_id: 9 })
    const alike = await addProduct(api.db, { seller_id: other.id, category_id: 9 })
    await addProduct(api.db, { seller_id: other.id, category_id: 9, sold: true })
    const like = ids(await api.call(listSuggestedProducts, { query: { like: bag.id } }))
    expect(like).toContain(alike.id)
    expect(like).not.toContain(bag.id)
    expect(ids(await api.call(listSuggestedProducts, { query: { seller: other.id } }))).toEqual([alike.id])
    expect(ids(await api.call(listSuggestedProducts, { query: { seller: other.id, like: alike.id } }))).toEqual([])
    expect((await api.call(listSuggestedProducts, { query: {} })).data.data).toHaveLength(8)
  })
})

// PRODUCT-15
describe('a product', () => {
  test('stays visible once sold', async () => {
    const product = await add({ sold: true })
    expect(await api.call(getProduct, { params: { id: product.id } })).toMatchObject({
      status: 200,
      data: { id: product.id, sold: true, quantity_left: 0 },
    })
  })

  test.each([{ approval_status: 'pending' }, { approval_status: 'rejected' }, { active: false }] as const)(
    'is visible to its owner and admins only with %j',
    async set => {
      const product = await add(set)
      const show = async (token?: string) => (await api.call(getProduct, { params: { id: product.id } }, token)).status
      expect(await show()).toBe(404)
      expect(await show(await signIn(api.db, await addUser(api.db)))).toBe(404)
      expect(await show(await signIn(api.db, seller))).toBe(200)
      expect(await show(await signIn(api.db, await addUser(api.db, { is_admin: true })))).toBe(200)
    },
  )

  test('returns 404 if deleted or unknown', async () => {
    const product = await add({ deleted_at: new Date() })
    expect((await api.call(getProduct, { params: { id: product.id } }, await signIn(api.db, seller))).status).toBe(404)
    expect((await api.call(getProduct, { params: { id: 9_007_199_254_740_991 } })).status).toBe(404)
    expect((await api.call(getProduct, { params: { id: 'shirt' } as never })).status).toBe(422)
  })

  test('shows that its seller is on vacation', async () => {
    const away = await addUser(api.db, { vacation_until: new Date(Date.now() + 60_000) })
    const product = await addProduct(api.db, { seller_id: away.id })
    expect((await api.call(getProduct, { params: { id: product.id } })).data.user.on_vacation).toBe(true)
  })
})

describe("the seller's own products", () => {
  test('include every state but deleted, of this seller only', async () => {
    const owner = await addUser(api.db)
    const token = await signIn(api.db, owner)
    const pending = await addProduct(api.db, { seller_id: owner.id, approval_status: 'pending' })
    const sold = await addProduct(api.db, { seller_id: owner.id, sold: true })
    await addProduct(api.db, { seller_id: owner.id, deleted_at: new Date() })
    expect(ids(await api.call(listOwnProducts, { query: {} }, token))).toEqual([sold.id, pending.id])
    expect(ids(await api.call(listOwnProducts, { query: { sold: '1' } }, token))).toEqual([sold.id])
    expect(ids(await api.call(listOwnProducts, { query: { sold: '0' } }, token))).toEqual([pending.id])
    expect((await api.call(listOwnProducts, { query: {} })).status).toBe(401)
  })

  test('are sorted by every column, paged, and without pending ones if requested', async () => {
    const owner = await addUser(api.db)
    const token = await signIn(api.db, owner)
    const made = { seller_id: owner.id }
    const shawl = await addProduct(api.db, { ...made, title: 'shawl', price_paisa: 300, quantity: 9, quantity_left: 2 })
    const kurta = await addProduct(api.db, { ...made, title: 'Kurta', price_paisa: 100, quantity: 9, quantity_left: 9 })
    const clutch = await addProduct(api.db, { ...made, title: 'Zari', price_paisa: 200, quantity: 9, quantity_left: 5 })
    await addProduct(api.db, { ...made, approval_status: 'pending' })
    // The owner's new title counts, which the public does not see yet.
    const revision = { product_id: clutch.id, title: 'clutch', status: 'pending', rejection_reason: null } as const
    await api.db.insertInto('product_revisions').values(revision).execute()
    const [s, k, c] = [shawl.id, kurta.id, clutch.id]
    const own = (query: object) => api.call(listOwnProducts, { query: { reviewed: '1', ...query } }, token)
    const orders = { newest: [c, k, s], oldest: [s, k, c], price_asc: [k, c, s], price_desc: [s, c, k] } as const
    const more = { title_asc: [c, k, s], title_desc: [s, k, c], stock_asc: [s, c, k], stock_desc: [k, c, s] } as const
    for (const [sort, order] of Object.entries({ ...orders, ...more }))
      expect(ids(await own({ sort })), sort).toEqual(order)
    expect(ids(await own({ sort: 'price_asc', per_page: 2, page: 2 }))).toEqual([s])
    expect((await own({ per_page: 2, page: 3 })).data).toMatchObject({ data: [], total: 3, last_page: 2 })
    expect((await own({ sort: 'best' })).status).toBe(422)
  })
})
