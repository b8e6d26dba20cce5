import { createProduct, deleteProduct } from '@closyyy/contract/own-products-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAddress, addProduct, addSignedInUser } from '../../../test/builders.ts'
import { listing } from '../../../test/filled-forms.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { readSettings } from '../../env.ts'

const LISTINGS = 3
const PENDING = 5

let api: TestApi

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.limits.listingsPerAccount = LISTINGS
    settings.limits.pendingListingsPerAccount = PENDING
  })
})
afterAll(() => api.close())

async function newSeller() {
  const seller = await addSignedInUser(api.db)
  const address_id = await addAddress(api.db, { user_id: seller.id, address_type: 'pickup' })
  const list = (set: object = {}) =>
    api.call(createProduct, { body: { ...listing(address_id), category_id: 22, ...set } }, seller.token)
  return { ...seller, list }
}

// LIMIT-11
test('limits new listings of an account per day, not of others, and counts neither failed nor repeated ones', async () => {
  const [seller, other] = [await newSeller(), await newSeller()]
  expect((await seller.list({ price: 0 })).status).toBe(422)
  const first = await seller.list({ client_id: 'first' })
  expect((await seller.list({ client_id: 'first' })).data).toMatchObject({ id: first.data.id, was_listed: true })
  const all = await Promise.all([1, 2, 3, 4].map(() => seller.list()))
  expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429])
  const refused = await seller.list()
  expect(refused.failure.message).toBe('You’ve reached the limit of new listings for today. Please list more tomorrow.')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
  expect((await seller.list({ client_id: 'first' })).status).toBe(201)
  expect((await other.list()).status).toBe(201)
})

// LIMIT-11
test('limits listings of an account that wait for approval, also in concurrent calls', async () => {
  const { id: seller_id, list, token } = await newSeller()
  await addProduct(api.db, { seller_id })
  const add = () => addProduct(api.db, { seller_id, approval_status: 'pending' })
  const [waiting] = [await add(), await add(), await add(), await add()]
  const both = await Promise.all([list(), list()])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)?.failure.message).toContain('5 of your listings are waiting')
  await api.call(deleteProduct, { params: { id: waiting.id } }, token)
  expect((await list()).status).toBe(201)
})

// LIMIT-11
test('lets real sellers list 200 products a day, unless set otherwise', () => {
  expect(readSettings({}).limits).toMatchObject({ listingsPerAccount: 200, pendingListingsPerAccount: 500 })
  const set = { LIMIT_LISTINGS_PER_ACCOUNT: '20', LIMIT_PENDING_LISTINGS_PER_ACCOUNT: '50' }
  expect(readSettings(set).limits).toMatchObject({ listingsPerAccount: 20, pendingListingsPerAccount: 50 })
})
