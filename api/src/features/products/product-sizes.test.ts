import { createProduct, updateProduct } from '@closyyy/contract/own-products-calls'
import { getProduct, listProducts } from '@closyyy/contract/products-calls'
import { sizes } from '@closyyy/contract/sizes'
import { listSizes } from '@closyyy/contract/sizes-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress, addProduct, addUser, signIn } from '../../../test/builders.ts'
import { listing } from '../../../test/filled-forms.ts'
import { sendForm } from '../../../test/forms.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const REQUIRED =
  'Please fill in all required fields: Title, Description, Category, Shipping method, Brand, Condition, Address, and Standard Size.'

const MENS_SHOES = 8
const MENS_BOTTOMS = 2
const WOMENS_TOPS = 12
const UNSTITCHED = 16
const BAGS = 22
const KIDS_TOPS = 24

let api: TestApi
let seller: Awaited<ReturnType<typeof addUser>>
let token: string
let addressId: number

beforeAll(async () => {
  api = await openTestApi()
  seller = await addUser(api.db)
  token = await signIn(api.db, seller)
  addressId = await addAddress(api.db, { user_id: seller.id, address_type: 'pickup' })
})
afterAll(() => api.close())

const create = (category_id: number, size_data: object) =>
  api.call(createProduct, { body: { ...listing(addressId), category_id, size_data } }, token)

// PRODUCT-4
describe('a new product', () => {
  test.each([
    [MENS_SHOES, 'eu-42', 'EU 42', null],
    [MENS_BOTTOMS, 'waist-32', 'W32', null],
    [MENS_BOTTOMS, 'large', 'L', 'large'],
    [WOMENS_TOPS, 'extra_small', 'XS', 'small'],
    [KIDS_TOPS, 'age-2-3y', '2-3Y', null],
    [UNSTITCHED, 'pieces-3', '3 pc', null],
  ])('in category %i accepts size %s', async (category, size, size_label, standard_size) => {
    const { status, data } = await create(category, { size })
    expect(status).toBe(201)
    expect(data.size_data).toMatchObject({ size, size_label, standard_size })
    expect(data.size).toMatchObject({ size, size_label, standard_size })
  })

  test.each([
    [MENS_SHOES, 'medium'],
    [WOMENS_TOPS, 'eu-42'],
    [KIDS_TOPS, 'waist-32'],
    [BAGS, 'small'],
  ])('in category %i rejects size %s', async (category, size) => {
    const { status, failure } = await create(category, { size })
    const message = 'This size doesn’t fit the category.'
    expect(status).toBe(422)
    expect(failure).toMatchObject({ message, errors: { 'size_data.size': [message] } })
  })

  test('rejects a size that does not exist', async () => {
    const { status, failure } = await create(MENS_SHOES, { size: 'eu-99' })
    expect(status).toBe(422)
    expect(failure.errors).toEqual({ 'size_data.size': ['Please choose a size from the list.'] })
  })

  test('requires a size if its category has sizes', async () => {
    expect((await create(MENS_SHOES, {})).failure.errors).toEqual({ 'size_data.standard_size': [REQUIRED] })
    expect((await create(BAGS, {})).status).toBe(201)
  })

  test('from an older client keeps its standard size, or none', async () => {
    const shoes = await create(MENS_SHOES, { standard_size: 'medium', chest: 40 })
    expect(shoes.data.size_data).toMatchObject({
      standard_size: 'medium',
      size: 'medium',
      size_label: 'M',
      chest: 40,
    })
    const cloth = await create(UNSTITCHED, {})
    expect(cloth.data.size_data).toMatchObject({ standard_size: null, size: null, size_label: null })
  })

  test('stores the measurements of its category', async () => {
    const fields = Object.entries({
      ...listing(addressId),
      category_id: String(MENS_SHOES),
      'size_data[size]': 'eu-42',
      'size_data[insole_length]': '10.5',
    })
    const { data } = await sendForm(api, createProduct, { fields: fields as [string, string][] }, token)
    expect(data.size_data).toMatchObject({ size: 'eu-42', insole_length: 10.5, chest: null })
    expect(data.size_data).not.toHaveProperty('heel_height')
  })
})

describe('a changed product', () => {
  const change = (id: number, set: object) =>
    api.call(
      updateProduct,
      { params: { id }, body: { title: 'Sneakers', description: 'Soft.', price: 2000, ...set } },
      token,
    )

  test('accepts another size and measurements, and keeps them if none are sent', async () => {
    const { data } = await create(MENS_SHOES, { size: 'eu-42', insole_length: 10.5 })
    const changed = await change(data.id, { size_data: { size: 'eu-43', heel_height: 1 } })
    expect(changed.data.size_data).toMatchObject({ size: 'eu-43', heel_height: 1 })
    expect(changed.data.size_data).not.toHaveProperty('insole_length')
    expect((await change(data.id, {})).data.size_data).toMatchObject({ size: 'eu-43', heel_height: 1 })
  })

  test('rejects a size of another category, or none', async () => {
    const { data } = await create(MENS_SHOES, { size: 'eu-42' })
    expect((await change(data.id, { size_data: { size: 'medium' } })).status).toBe(422)
    expect((await change(data.id, { size_data: {} })).failure.errors).toHaveProperty(['size_data.standard_size'])
    const shown = await api.call(getProduct, { params: { id: data.id } }, token)
    expect(shown.data.size_data.size).toBe('eu-42')
  })
})

describe('sizes to filter by', () => {
  const valuesFor = async (query: object) => (await api.call(listSizes, { query })).data.sizes.map(({ value }) => value)

  test('are the standard sizes, or those of a group or category', async () => {
    expect((await api.call(listSizes, { query: {} })).data.sizes).toEqual(sizes)
    const kids = await valuesFor({ group: 'kids' })
    expect(kids).toContain('age-2-3y')
    expect(kids).toContain('eu-28')
    expect(kids.filter(value => /waist|small|pieces/.test(value))).toEqual([])
    expect(await valuesFor({ group: 'women', category: 'unstitched' })).toEqual(['pieces-1', 'pieces-2', 'pieces-3'])
    expect(await valuesFor({ group: 'women', category_id: BAGS })).toEqual([])
    expect((await api.call(listSizes, { query: { group: 'kids', category: 'cars' } })).status).toBe(404)
  })

  test('find products of that size, older ones by their standard size', async () => {
    const added = { seller_id: seller.id, category_id: WOMENS_TOPS }
    const old = await addProduct(api.db, { ...added, standard_size: 'large' })
    const large = await addProduct(api.db, { ...added, standard_size: 'large', size: 'large' })
    await addProduct(api.db, { ...added, standard_size: 'extra_large', size: 'double_extra_large' })
    const found = async (size: string) => {
      const { data } = await api.call(listProducts, { params: { group: 'women', category: 'top' }, query: { size } })
      return data.data.map(({ id }) => id)
    }
    expect(await found('large')).toEqual([large.id, old.id])
    expect(await found('extra_large')).toEqual([])
    expect(await found('double_extra_large')).toHaveLength(1)
  })
})
