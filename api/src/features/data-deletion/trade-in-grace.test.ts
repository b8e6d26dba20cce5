import { checkout } from '@closyyy/contract/checkout-calls'
import { deleteOwnData, keepAccount } from '@closyyy/contract/data-deletion-calls'
import { approveProduct } from '@closyyy/contract/moderation-calls'
import { createOffer, sendSpecialPrice } from '@closyyy/contract/offers-calls'
import { createProduct, relistProduct, updateProduct } from '@closyyy/contract/own-products-calls'
import { getProduct } from '@closyyy/contract/products-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAddress, addProduct, addUser, signIn } from '../../../test/builders.ts'
import { listing } from '../../../test/filled-forms.ts'
import { seenVersion } from '../../../test/seen-version.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { readSettings } from '../../env.ts'

const REFUSED = {
  status: 409,
  failure: {
    message:
      'Your account is being deleted, so you can’t buy or sell. To keep it, choose “Keep my account” in your overview.',
  },
}

let api: TestApi
let person: Awaited<ReturnType<typeof addUser>>
let token: string

beforeAll(async () => {
  api = await openTestApi(settings => {
    settings.deletionGraceDays = readSettings({}).deletionGraceDays
  })
})
beforeEach(async () => {
  person = await addUser(api.db)
})
afterAll(() => api.close())

/** Requests the deletion and signs in again. */
async function requestDeletion(): Promise<void> {
  expect((await api.call(deleteOwnData, {}, await signIn(api.db, person))).status).toBe(200)
  token = await signIn(api.db, person)
}

const keep = async () => expect((await api.call(keepAccount, {}, token)).status).toBe(200)
const isPublic = async (id: number) => (await api.call(getProduct, { params: { id } })).status === 200

// PRIVACY-4
describe('a person whose account is being deleted', () => {
  test('puts no product on sale, and still edits one', async () => {
    const { id } = await addProduct(api.db, { seller_id: person.id })
    await requestDeletion()
    const update = (body: object) => api.call(updateProduct, { params: { id }, body }, token)
    expect(await update({ active: true })).toMatchObject(REFUSED)
    expect((await update({ price: 2_400, active: false })).status).toBe(200)
    expect(await isPublic(id)).toBe(false)
    await keep()
    expect(await isPublic(id)).toBe(true)
    expect((await update({ active: true })).status).toBe(200)
  })

  test('lists nothing', async () => {
    const address_id = await addAddress(api.db, { user_id: person.id, address_type: 'pickup' })
    const create = () => api.call(createProduct, { body: { ...listing(address_id), category_id: 22 } }, token)
    await requestDeletion()
    expect(await create()).toMatchObject(REFUSED)
    await keep()
    expect((await create()).status).toBe(201)
  })

  test('relists nothing', async () => {
    const { id } = await addProduct(api.db, { seller_id: person.id, sold: true, sold_elsewhere_at: new Date() })
    await requestDeletion()
    const relist = () => api.call(relistProduct, { params: { id } }, token)
    expect(await relist()).toMatchObject(REFUSED)
    await keep()
    expect((await relist()).data).toMatchObject({ sold: false })
  })

  test('has no product that a moderator’s approval puts on sale', async () => {
    const { id } = await addProduct(api.db, { seller_id: person.id, approval_status: 'pending' })
    await requestDeletion()
    const moderator = await signIn(api.db, await addUser(api.db, { is_admin: true }))
    const version = await seenVersion(api.db, id)
    expect((await api.call(approveProduct, { params: { id }, body: { version } }, moderator)).status).toBe(200)
    expect(await isPublic(id)).toBe(false)
    await keep()
    expect(await isPublic(id)).toBe(true)
  })

  test('makes no offer and no special price', async () => {
    const own = await addProduct(api.db, { seller_id: person.id })
    const { id: product_id } = await addProduct(api.db, { seller_id: (await addUser(api.db)).id })
    await requestDeletion()
    const offer = () => api.call(createOffer, { body: { product_id, offer_price: 2_000, message: null } }, token)
    expect(await offer()).toMatchObject(REFUSED)
    const special = { params: { id: own.id }, body: { price: 2_000 } }
    expect(await api.call(sendSpecialPrice, special, token)).toMatchObject(REFUSED)
    await keep()
    expect((await offer()).status).toBe(201)
  })

  test('places no order', async () => {
    const seller = await addUser(api.db)
    const { id: product_id } = await addProduct(api.db, { seller_id: seller.id })
    const delivery_address_id = await addAddress(api.db, { user_id: person.id })
    const body = { seller_id: seller.id, cart_items: [{ product_id, quantity: 1 }], delivery_address_id }
    await requestDeletion()
    expect(await api.call(checkout, { body }, token)).toMatchObject(REFUSED)
    await keep()
    expect((await api.call(checkout, { body }, token)).status).toBe(201)
  })

  test('cannot list in the moment of the request', async () => {
    const address_id = await addAddress(api.db, { user_id: person.id, address_type: 'pickup' })
    token = await signIn(api.db, person)
    const created = Array.from({ length: 6 }, () =>
      api.call(createProduct, { body: { ...listing(address_id), category_id: 22 } }, token),
    )
    await Promise.all([...created, api.call(deleteOwnData, {}, token)])
    const shown = api.db
      .selectFrom('products')
      .select('id')
      .where('seller_id', '=', person.id)
      .where('active', '=', true)
    expect(await shown.execute()).toEqual([])
  })
})
