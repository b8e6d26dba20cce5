import { createProduct, deleteProduct, updateProduct } from '@closyyy/contract/own-products-calls'
import { getProduct, listOwnProducts, listProducts } from '@closyyy/contract/products-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress, addBrand, addProduct, addUser, signIn } from '../../../test/builders.ts'
import { listing } from '../../../test/filled-forms.ts'
import { sendForm } from '../../../test/forms.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const REQUIRED =
  'Please fill in all required fields: Title, Description, Category, Shipping method, Brand, Condition, Address, and Standard Size.'

let api: TestApi
let seller: Awaited<ReturnType<typeof addUser>>
let token: string
let otherToken: string
let addressId: number

beforeAll(async () => {
  api = await openTestApi()
  seller = await addUser(api.db)
  token = await signIn(api.db, seller)
  otherToken = await signIn(api.db, await addUser(api.db))
  addressId = await addAddress(api.db, { user_id: seller.id, address_type: 'pickup', city: 'Multan' })
})
afterAll(() => api.close())

const kurta = () => ({
  ...listing(addressId),
  category_id: 4,
  size_data: { standard_size: 'medium' as const },
})
const create = (set: Partial<Parameters<typeof api.call<typeof createProduct>>[1]['body']> = {}) =>
  api.call(createProduct, { body: { ...kurta(), ...set } }, token)

describe('creating a product', () => {
  test('leaves it pending, complete for its seller and hidden from everyone else', async () => {
    const { status, data, successMessage } = await create()
    expect({ status, successMessage }).toEqual({ status: 201, successMessage: 'Product added successfully!' })
    expect(data).toMatchObject({
      title: 'Khaddar kurta',
      price: 2500,
      quantity: 1,
      quantity_left: 1,
      brand: null,
      brand_name: 'Mother',
      city: 'Multan',
      location: 'Pakistan',
      shipping_type: 'depopShipping',
      approval_status: 'pending',
      rejection_reason: null,
      revision_status: null,
      allow_offers: true,
      active: true,
      sold: false,
      size_data: { standard_size: 'medium', chest: null },
      photos: [],
    })
    expect((await api.call(getProduct, { params: { id: data.id } }, token)).data.id).toBe(data.id)
    for (const who of [otherToken, undefined])
      expect((await api.call(getProduct, { params: { id: data.id } }, who)).status).toBe(404)
    const pending = await api.call(listOwnProducts, { query: { approval_status: 'pending' } }, token)
    expect(pending.data.data.map(({ id }) => id)).toContain(data.id)
    expect((await api.call(listOwnProducts, { query: { approval_status: 'approved' } }, token)).data.total).toBe(0)
  })

  test('requires a session', async () => {
    expect((await api.call(createProduct, { body: kurta() })).status).toBe(401)
  })

  // PRODUCT-12
  test('accepts the form of the listing page', async () => {
    const fields: [string, string | number][] = [
      ['title', 'Lawn suit'],
      ['description', 'New with tags.'],
      ['price', '4200'],
      ['category_id', 15],
      ['brand_name', 'others'],
      ['custom_brand', 'Ammi Jaan'],
      ['condition_id', '1'],
      ['address_id', addressId],
      ['quantity', '3'],
      ['location', 'Pakistan'],
      ['shipping_type', 'depopShipping'],
      ['city', 'Karachi'],
      ['allow_offers', 'false'],
      ['active', '1'],
      ['sold', '0'],
      ['size_data[standard_size]', 'extra_large'],
      ['size_data[chest]', '40.25'],
      ['size_data[waist]', ''],
    ]
    const { status, data } = await sendForm(api, createProduct, { fields }, token)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      price: 4200,
      quantity: 3,
      city: 'Karachi',
      brand_name: 'Ammi Jaan',
      allow_offers: false,
      active: true,
      sold: false,
      size_data: { standard_size: 'extra_large', chest: 40.25, waist: null },
    })
  })

  // PRODUCT-10
  test('cleans title and description, and resolves a brand by name or id', async () => {
    const brand = await addBrand(api.db, 'Sapphire')
    const { data } = await create({
      title: 'Kurta! www.evil.example',
      description: 'Soft. https://evil.example/x',
      brand_name: 'sapphire',
    })
    expect(data).toMatchObject({ title: 'Kurta', description: 'Soft.', brand: { id: brand.id, name: 'Sapphire' } })
    expect((await create({ brand_name: undefined, brand_id: brand.id })).data.brand?.id).toBe(brand.id)
  })

  // PRODUCT-11
  test('marks a product without units as sold, and requires no size if there are none', async () => {
    expect((await create({ quantity: 0 })).data).toMatchObject({ sold: true, quantity_left: 0 })
    const bag = await create({ category_id: 22, size_data: {} })
    expect(bag.status).toBe(201)
    expect(bag.data.size_data.standard_size).toBeNull()
  })

  // PRODUCT-8, PRODUCT-9, LISTING-11
  test.each([
    ['title', { title: undefined }, REQUIRED],
    ['title', { title: '!!! www.a.example' }, REQUIRED],
    ['description', { description: '  ' }, REQUIRED],
    ['category_id', { category_id: 36 }, REQUIRED],
    ['category_id', { category_id: undefined }, REQUIRED],
    ['condition_id', { condition_id: 9 }, REQUIRED],
    ['address_id', { address_id: undefined }, REQUIRED],
    ['size_data.standard_size', { size_data: {} }, REQUIRED],
    ['price', { price: 0 }, 'Price cannot be 0.'],
    ['price', { price: undefined }, 'Price cannot be 0.'],
    ['price', { price: 10.5 }, 'Price must have digits only.'],
    ['brand_name', { brand_name: undefined }, 'The brand name field is required.'],
    ['custom_brand', { brand_name: 'others' }, 'Please enter a custom brand name.'],
    ['quantity', { quantity: 1.5 }, 'Quantity must be a whole number.'],
    ['city', { city: 'Springfield' }, 'Please choose a city from the list.'],
    ['size_data.chest', { size_data: { standard_size: 'small' as const, chest: -1 } }, 'This value is too small.'],
  ])('rejects an invalid %s: %j', async (field, set, message) => {
    const { status, failure } = await create(set as never)
    expect(status).toBe(422)
    expect(failure).toMatchObject({ message, errors: { [field]: [message] } })
  })

  test('accepts only a pickup address of its seller', async () => {
    const shipping = await addAddress(api.db, { user_id: seller.id })
    const foreign = await addAddress(api.db, { user_id: (await addUser(api.db)).id, address_type: 'pickup' })
    for (const address_id of [shipping, foreign]) expect((await create({ address_id })).status).toBe(422)
  })

  test('ignores fields that are not editable', async () => {
    const { data } = await create({ approval_status: 'approved', seller_id: 1, id: 777_777 } as never)
    expect(data).toMatchObject({ approval_status: 'pending', user: { id: seller.id } })
    expect(data.id).not.toBe(777_777)
  })
})

describe('changing a product', () => {
  const change = (id: number, set: object = {}, who = token) =>
    api.call(
      updateProduct,
      { params: { id }, body: { title: 'Linen kurta', description: 'Soft.', price: 2000, ...set } },
      who,
    )
  const add = (set: object = {}) =>
    addProduct(api.db, { seller_id: seller.id, title: 'Linen kurta', description: 'Soft.', ...set })

  test('shows a small price change and stock at once, including in lists', async () => {
    const { id } = await add({ category_id: 7, quantity: 5, quantity_left: 3 })
    const list = () => api.call(listProducts, { params: { group: 'men' }, query: { category_id: 7, per_page: 1 } })
    expect((await list()).data.total).toBe(1)
    const { status, data } = await change(id, { price: 1750, quantity: 6, allow_offers: false })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      price: 1750,
      description: 'Soft.',
      quantity: 6,
      quantity_left: 4,
      allow_offers: false,
    })
    expect(data).toMatchObject({ approval_status: 'approved', revision_status: null })
    await change(id, { active: false })
    expect((await list()).data.total).toBe(0)
  })

  // PRODUCT-11
  test('cannot remove units that are sold', async () => {
    const { id } = await add({ quantity: 5, quantity_left: 3 })
    expect((await change(id, { quantity: 1 })).failure).toMatchObject({
      errors: { quantity: ['2 are already sold.'] },
    })
    expect((await change(id, { quantity: 2 })).data).toMatchObject({ quantity_left: 0, sold: true })
    expect((await change(id, { quantity: 4 })).data).toMatchObject({ quantity_left: 2, sold: false })
  })

  // PRODUCT-2
  test('marks as sold and back, and closes the open offers', async () => {
    const { id } = await add()
    const buyer = await addUser(api.db)
    await api.db
      .insertInto('offers')
      .values({ product_id: id, buyer_id: buyer.id, seller_id: seller.id, actor_id: buyer.id, price_paisa: 150_000 })
      .execute()
    expect((await change(id, { sold: true })).data).toMatchObject({ sold: true, quantity_left: 1 })
    const offer = await api.db.selectFrom('offers').selectAll().where('product_id', '=', id).executeTakeFirstOrThrow()
    expect(offer).toMatchObject({ status: 'rejected', action: 'closed' })
    expect((await change(id)).data.sold).toBe(true)
    expect((await change(id, { sold: false })).data.sold).toBe(false)
  })

  // PRODUCT-16
  test('keeps a new title pending while the public sees the old one', async () => {
    const { id } = await add()
    expect((await change(id, { title: 'Silk kurta' })).data).toMatchObject({
      title: 'Silk kurta',
      revision_status: 'pending',
      approval_status: 'approved',
    })
    const seen = (await api.call(getProduct, { params: { id } }, otherToken)).data
    expect(seen.title).toBe('Linen kurta')
    expect(seen).not.toHaveProperty('revision_status')
    expect((await change(id)).data).toMatchObject({ title: 'Linen kurta', revision_status: null })
  })

  test('submits a rejected product again', async () => {
    const { id } = await add({ approval_status: 'rejected', rejection_reason: 'Blurred.' })
    expect((await api.call(getProduct, { params: { id } }, token)).data.rejection_reason).toBe('Blurred.')
    expect((await change(id, { title: 'Clear kurta' })).data).toMatchObject({
      title: 'Clear kurta',
      approval_status: 'pending',
      rejection_reason: null,
    })
  })

  // PRODUCT-14
  test('keeps everything that is not given, also what awaits approval', async () => {
    const { id } = await add({ quantity: 2, quantity_left: 2, sold: true, sold_elsewhere_at: new Date() })
    const update = (body: object) => api.call(updateProduct, { params: { id }, body }, token)
    await update({ title: 'Silk kurta', price: 1_900 })
    const saved = { title: 'Silk kurta', price: 1_900, quantity: 2, sold: true, revision_status: 'pending' }
    expect((await update({ allow_offers: false })).data).toMatchObject({ ...saved, allow_offers: false })
    expect((await update({ description: 'Worn once.' })).data).toMatchObject({ ...saved, description: 'Worn once.' })
  })

  // PRODUCT-14
  test('rejects an empty field, missing sessions and other people', async () => {
    const { id } = await add()
    for (const empty of [{ title: '' }, { description: '' }])
      expect((await change(id, empty)).failure.message).toBe('All fields are required.')
    expect((await change(id, { price: 0 })).failure.message).toBe('Price cannot be 0.')
    expect((await change(id, {}, otherToken)).status).toBe(403)
    expect((await change(id, {}, '')).status).toBe(401)
    expect((await change(9_999_999)).status).toBe(404)
  })

  test('keeps the stock consistent under concurrent changes', async () => {
    const { id } = await add({ quantity: 3, quantity_left: 2 })
    const responses = await Promise.all([4, 5, 6, 7].map(quantity => change(id, { quantity })))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const row = await api.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.quantity - row.quantity_left).toBe(1)
  })
})

describe('deleting a product', () => {
  // PRODUCT-17
  test('hides it from everyone and keeps its row', async () => {
    const { id } = await addProduct(api.db, { seller_id: seller.id })
    expect((await api.call(deleteProduct, { params: { id } }, otherToken)).status).toBe(403)
    expect((await api.call(deleteProduct, { params: { id } })).status).toBe(401)
    const responses = await Promise.all([1, 2].map(() => api.call(deleteProduct, { params: { id } }, token)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await api.call(getProduct, { params: { id } }, token)).status).toBe(404)
    const row = await api.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.deleted_at).not.toBeNull()
  })
})
