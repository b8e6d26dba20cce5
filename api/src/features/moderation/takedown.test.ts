import { randomUUID } from 'node:crypto'
import { listAuditEvents } from '@closyyy/contract/audit-log-calls'
import { addGuestCartItem, deleteGuestCartItem, getCart, getGuestCart, mergeCart } from '@closyyy/contract/carts-calls'
import { approveProduct, restoreProduct, takeDownProduct } from '@closyyy/contract/moderation-calls'
import { updateProduct, updateProductPhotos } from '@closyyy/contract/own-products-calls'
import { getProduct, listOwnProducts, listProducts } from '@closyyy/contract/products-calls'
import { getShop } from '@closyyy/contract/shops-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct, addUser, signIn } from '../../../test/builders.ts'
import { sendForm } from '../../../test/forms.ts'
import { jpegFile } from '../../../test/photo-files.ts'
import { seenVersion } from '../../../test/seen-version.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let seller: Awaited<ReturnType<typeof addUser>>
let token: string
let adminToken: string

beforeAll(async () => {
  api = await openTestApi()
  adminToken = await signIn(api.db, await addUser(api.db, { is_admin: true }))
})
beforeEach(async () => {
  seller = await addUser(api.db, { first_name: 'Sana' })
  token = await signIn(api.db, seller)
})
afterAll(() => api.close())

const live = (set: object = {}) => addProduct(api.db, { seller_id: seller.id, title: 'Linen kurta', ...set })
const decide = (call: typeof takeDownProduct | typeof restoreProduct, id: number, reason = 'It is a replica.') =>
  api.call(call, { params: { id }, body: { reason } }, adminToken)
const takeDown = (id: number) => decide(takeDownProduct, id)
const edit = (id: number, title: string) =>
  api.call(updateProduct, { params: { id }, body: { title, description: 'Genuine.', price: 900 } }, token)
const approve = async (id: number) =>
  api.call(approveProduct, { params: { id }, body: { version: await seenVersion(api.db, id) } }, adminToken)
const emailsTo = async (email: string) =>
  api.db.selectFrom('outbox').select(['template', 'body']).where('recipient', '=', email).orderBy('id').execute()

async function idsOnSale(): Promise<number[]> {
  const lists = [
    await api.call(listProducts, { params: { group: 'men' }, query: { per_page: 48 } }),
    await api.call(listProducts, { params: { group: 'women' }, query: { per_page: 48 } }),
  ]
  const { data: shop } = await api.call(getShop, { params: { id: seller.id }, query: {} })
  const { data: sold } = await api.call(getShop, { params: { id: seller.id }, query: { sold: '1' } })
  return [...lists.flatMap(({ data }) => data.data), ...shop.products.data, ...sold.products.data].map(({ id }) => id)
}

// MODERATION-4
test.each([
  ['approved', {}],
  ['sold-out', { sold: true, quantity_left: 0 }],
  ['hidden by its seller', { active: false }],
])('hides a product that is %s everywhere, with its offers and its texts in carts', async (_what, set) => {
  const { id } = await live(set)
  const buyer = await addUser(api.db)
  const buyerToken = await signIn(api.db, buyer)
  await api.db
    .insertInto('offers')
    .values({ product_id: id, seller_id: seller.id, buyer_id: buyer.id, actor_id: buyer.id, price_paisa: 200_000 })
    .execute()
  await sql`with cart as (insert into carts (user_id) values (${buyer.id}) returning id)
    insert into cart_items (cart_id, product_id, quantity) select id, ${id}, 1 from cart`.execute(api.db)
  const { status, data } = await takeDown(id)
  expect([status, data.approval_status, data.rejection_reason]).toEqual([200, 'rejected', 'It is a replica.'])
  expect(data.taken_down_at).not.toBeNull()
  expect(await idsOnSale()).not.toContain(id)
  expect((await api.call(getProduct, { params: { id } })).status).toBe(404)
  const offers = await api.db.selectFrom('offers').select(['status', 'action']).where('product_id', '=', id).execute()
  expect(offers).toEqual([{ status: 'rejected', action: 'closed' }])
  expect((await emailsTo(buyer.email)).map(({ template }) => template)).toContain('offer-closed')
  const cart = (await api.call(getCart, {}, buyerToken)).data
  expect(cart.items).toMatchObject([{ product_id: id, product: { id, title: '', quantity_left: 0, photos: [] } }])
  expect(JSON.stringify(cart)).not.toContain('Linen kurta')
  const [mail] = await emailsTo(seller.email)
  expect(mail?.template).toBe('product-taken-down')
  expect(mail?.body).toContain('It is a replica.')
})

// CART-12, MODERATION-4
test('shows an item that was taken down in the bag of a guest without its texts, until it is removed', async () => {
  const { id } = await live({ description: 'Worn once.' })
  const guest_id = randomUUID()
  await api.call(addGuestCartItem, { body: { guest_id, product_id: id } })
  await takeDown(id)
  await edit(id, 'Silk kurta')
  const bag = async () => (await api.call(getGuestCart, { query: { guest_id } })).data
  const shown = await bag()
  expect(shown.items).toMatchObject([{ product_id: id, product: { title: '', description: '', quantity_left: 0 } }])
  expect(shown.items[0]?.product).toMatchObject({ brand: null, brand_name: null, photos: [] })
  expect(JSON.stringify(shown)).not.toMatch(/Linen|Silk|Worn/)
  const cartId = shown.items[0]?.id ?? 0
  expect((await api.call(deleteGuestCartItem, { params: { cartId }, query: { guest_id } })).status).toBe(200)
  expect((await bag()).items).toEqual([])
})

// CART-12
test('keeps an item that was taken down through a sign-in, and sells it again once it is restored', async () => {
  const { id } = await live()
  const guest_id = randomUUID()
  const buyerToken = await signIn(api.db, await addUser(api.db))
  await api.call(addGuestCartItem, { body: { guest_id, product_id: id } })
  await takeDown(id)
  const merged = (await api.call(mergeCart, { body: { guest_id } }, buyerToken)).data
  expect(merged.items).toMatchObject([{ product_id: id, product: { title: '', quantity_left: 0 } }])
  await decide(restoreProduct, id, 'It is genuine.')
  const { items } = (await api.call(getCart, {}, buyerToken)).data
  expect(items).toMatchObject([{ quantity: 1, product: { title: 'Linen kurta', quantity_left: 1 } }])
})

// MODERATION-4
test('shows the seller why, and sends a corrected product to review again', async () => {
  const { id } = await live()
  await takeDown(id)
  const own = await api.call(listOwnProducts, { query: { approval_status: 'rejected' } }, token)
  expect(own.data.data[0]).toMatchObject({ id, rejection_reason: 'It is a replica.' })
  expect(own.data.data[0]?.taken_down_at).not.toBeNull()
  expect((await edit(id, 'Genuine kurta')).data).toMatchObject({
    approval_status: 'pending',
    taken_down_at: null,
    rejection_reason: null,
  })
  expect((await decide(restoreProduct, id)).status).toBe(409)
  expect((await approve(id)).data).toMatchObject({ approval_status: 'approved', title: 'Genuine kurta' })
})

// MODERATION-4
test('restores a product without the title that waited for approval', async () => {
  const { id } = await live()
  await edit(id, 'Silk kurta')
  await takeDown(id)
  expect((await decide(restoreProduct, id, 'It is genuine.')).status).toBe(200)
  expect((await api.call(getProduct, { params: { id } })).data.title).toBe('Linen kurta')
  expect((await api.call(getProduct, { params: { id } }, token)).data).toMatchObject({
    title: 'Silk kurta',
    revision_status: 'rejected',
    taken_down_at: null,
  })
  expect((await emailsTo(seller.email)).map(({ template }) => template)).toEqual([
    'product-taken-down',
    'product-restored',
  ])
  expect((await decide(restoreProduct, id)).status).toBe(409)
})

// MODERATION-4
test.each(['its text', 'its photos'])('keeps waiting photos and title if the seller corrects %s', async what => {
  const { id } = await live()
  await edit(id, 'Silk kurta')
  await addPhoto(id)
  await takeDown(id)
  if (what === 'its text') await edit(id, 'Silk kurta')
  else await addPhoto(id)
  const { data } = await approve(id)
  expect([data.title, data.approval_status, data.revision_status]).toEqual(['Silk kurta', 'approved', null])
  expect((await api.call(getProduct, { params: { id } })).data.photos).toHaveLength(what === 'its text' ? 2 : 3)
})

const addPhoto = async (id: number) =>
  sendForm(api, updateProductPhotos, { id, fields: [['new_photos[]', await jpegFile()]] }, token)

// MODERATION-4
test('records who took a product down and why, once in concurrent calls', async () => {
  const { id } = await live()
  const responses = await Promise.all([takeDown(id), takeDown(id), takeDown(id)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  await decide(restoreProduct, id, 'It is genuine.')
  const query = { object_type: 'product', object_id: String(id) }
  const { events } = (await api.call(listAuditEvents, { query }, adminToken)).data
  expect(events.map(({ action, after }) => [action, after?.reason])).toEqual([
    ['product.restored', 'It is genuine.'],
    ['product.taken-down', 'It is a replica.'],
  ])
})

test.each(['', '   '])('requires a reason, not %j', async reason => {
  const { id } = await live()
  expect((await decide(takeDownProduct, id, reason)).failure.errors).toEqual({ reason: ['Please enter a reason.'] })
})
