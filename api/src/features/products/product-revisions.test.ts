import { approveProduct, listModeratedProducts, rejectProduct } from '@closyyy/contract/moderation-calls'
import { updateProduct } from '@closyyy/contract/own-products-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addUser, signIn } from '../../../test/builders.ts'
import { seenVersion } from '../../../test/seen-version.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { PRICE_WINDOW_DAYS } from './price-policy.ts'

let api: TestApi
let seller: Awaited<ReturnType<typeof addUser>>
let token: string
let adminToken: string

beforeAll(async () => {
  api = await openTestApi()
  seller = await addUser(api.db)
  token = await signIn(api.db, seller)
  adminToken = await signIn(api.db, await addUser(api.db, { is_admin: true }))
})
afterAll(() => api.close())

const texts = { title: 'Linen kurta', description: 'Soft.', price: 1000 }
const add = (set: object = {}) =>
  addProduct(api.db, {
    seller_id: seller.id,
    title: texts.title,
    description: texts.description,
    price_paisa: 100_000,
    ...set,
  })
const change = async (id: number, set: object) =>
  (await api.call(updateProduct, { params: { id }, body: { ...texts, ...set } }, token)).data
const seen = async (id: number) => (await api.call(getProduct, { params: { id } })).data
const approve = async (id: number) =>
  api.call(approveProduct, { params: { id }, body: { version: await seenVersion(api.db, id) } }, adminToken)

// PRODUCT-16
describe('a new description of a live product', () => {
  test('waits while the public sees the old one, and shows once approved', async () => {
    const { id } = await add()
    expect(await change(id, { description: 'Very soft.', quantity: 3 })).toMatchObject({
      description: 'Very soft.',
      quantity: 3,
      revision_status: 'pending',
      public_version: texts,
    })
    expect(await seen(id)).toMatchObject({ description: 'Soft.', quantity: 3 })
    expect(await seen(id)).not.toHaveProperty('public_version')
    const { data } = (await api.call(listModeratedProducts, { query: { per_page: 48 } }, adminToken)).data
    expect(data.find(product => product.id === id)).toMatchObject({
      description: 'Very soft.',
      public_version: { description: 'Soft.' },
    })
    await approve(id)
    expect(await seen(id)).toMatchObject({ description: 'Very soft.' })
    expect(await change(id, { description: 'Very soft.' })).toMatchObject({
      revision_status: null,
      public_version: null,
    })
  })

  test('is withdrawn by the old text, and never shown if rejected', async () => {
    const { id } = await add()
    await change(id, { description: 'Very soft.' })
    expect((await change(id, {})).revision_status).toBeNull()
    await change(id, { description: 'Call me.' })
    const body = { version: await seenVersion(api.db, id), reason: 'No calls.' }
    await api.call(rejectProduct, { params: { id }, body }, adminToken)
    expect(await seen(id)).toMatchObject({ description: 'Soft.' })
    // Saving the rejected text again submits nothing.
    expect((await change(id, { description: 'Call me.', quantity: 2 })).revision_status).toBe('rejected')
    expect((await change(id, { description: 'Soft cotton.' })).revision_status).toBe('pending')
  })

  test('cannot be approved unseen', async () => {
    const { id } = await add()
    await change(id, { description: 'Very soft.' })
    const version = await seenVersion(api.db, id)
    await change(id, { description: 'Pay me first.' })
    const { status } = await api.call(approveProduct, { params: { id }, body: { version } }, adminToken)
    expect(status).toBe(409)
    await change(id, { price: 5000 })
    const before = await seenVersion(api.db, id)
    await change(id, { price: 6000 })
    const late = await api.call(approveProduct, { params: { id }, body: { version: before } }, adminToken)
    expect(late.status).toBe(409)
  })
})

// PRODUCT-24
describe('a new price of a live product', () => {
  test.each([500, 501, 999, 1500])('of %d rupees instead of 1000 applies at once', async price => {
    const { id } = await add()
    expect(await change(id, { price })).toMatchObject({ price, revision_status: null })
    expect((await seen(id)).price).toBe(price)
  })

  test.each([1, 499, 1501, 100_000])('of %d rupees instead of 1000 waits for approval', async price => {
    const { id } = await add()
    expect(await change(id, { price, quantity: 2 })).toMatchObject({ price, revision_status: 'pending', quantity: 2 })
    expect(await seen(id)).toMatchObject({ price: 1000, quantity: 2 })
    await approve(id)
    expect(await seen(id)).toMatchObject({ price })
  })

  test('waits if small steps within the window add up', async () => {
    const { id } = await add()
    for (const price of [1300, 1450]) expect((await change(id, { price })).revision_status).toBeNull()
    expect((await change(id, { price: 1600 })).revision_status).toBe('pending')
    expect((await seen(id)).price).toBe(1450)
    expect((await change(id, { price: 700 })).revision_status).toBe('pending')
  })

  test('waits if it is a jump from the current price only', async () => {
    const { id } = await add()
    await change(id, { price: 1450 })
    expect((await change(id, { price: 600 })).revision_status).toBe('pending')
    expect((await seen(id)).price).toBe(1450)
  })

  test('starts a new window after the last one, and after an approval', async () => {
    const { id } = await add()
    await change(id, { price: 1450 })
    const base_price_at = new Date(Date.now() - PRICE_WINDOW_DAYS * 86_400_000)
    await api.db.updateTable('products').set({ base_price_at }).where('id', '=', id).execute()
    expect(await change(id, { price: 2000 })).toMatchObject({ price: 2000, revision_status: null })
    expect((await change(id, { price: 2200 })).revision_status).toBe('pending')
    await approve(id)
    expect((await change(id, { price: 3000 })).revision_status).toBeNull()
    expect((await change(id, { price: 3400 })).revision_status).toBe('pending')
  })

  test('is withdrawn by a small change', async () => {
    const { id } = await add()
    await change(id, { price: 5000 })
    expect(await change(id, { price: 1100 })).toMatchObject({ price: 1100, revision_status: null })
    expect((await seen(id)).price).toBe(1100)
  })

  test('of a product in review changes without a limit', async () => {
    const { id } = await add({ approval_status: 'pending' })
    expect(await change(id, { price: 9000 })).toMatchObject({ price: 9000, approval_status: 'pending' })
  })
})
