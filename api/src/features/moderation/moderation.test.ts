import { approveProduct, listModeratedProducts, rejectProduct } from '@closyyy/contract/moderation-calls'
import { updateProduct, updateProductPhotos } from '@closyyy/contract/own-products-calls'
import { getProduct, listOwnProducts, listProducts } from '@closyyy/contract/products-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProduct, addSuspension, addUser, signIn } from '../../../test/builders.ts'
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

const pending = (set: object = {}) =>
  addProduct(api.db, { seller_id: seller.id, approval_status: 'pending', title: 'Linen kurta', ...set })
const waiting = async () => (await api.call(listModeratedProducts, { query: { per_page: 48 } }, adminToken)).data
const approve = async (id: number, who = adminToken, version?: string) =>
  api.call(approveProduct, { params: { id }, body: { version: version ?? (await seenVersion(api.db, id)) } }, who)
const reject = async (id: number, reason = 'The photos are blurred.', who = adminToken, version?: string) =>
  api.call(
    rejectProduct,
    { params: { id }, body: { reason, version: version ?? (await seenVersion(api.db, id)) } },
    who,
  )
const emails = () =>
  api.db.selectFrom('outbox').selectAll().where('recipient', '=', seller.email).orderBy('id').execute()
const show = async (id: number, who?: string) => (await api.call(getProduct, { params: { id } }, who)).data

describe('the moderation queue', () => {
  test('lists pending products oldest first, with new titles of live ones', async () => {
    const [first, second] = [await pending(), await pending()]
    const live = await pending({ approval_status: 'approved' })
    await pending({ approval_status: 'rejected' })
    await pending({ deleted_at: new Date() })
    await api.call(
      updateProduct,
      { params: { id: live.id }, body: { title: 'Silk kurta', description: 'a', price: 100 } },
      token,
    )
    const { data, total } = await waiting()
    const own = data.filter(({ user }) => user.id === seller.id)
    expect(own.map(({ id }) => id)).toEqual([first.id, second.id, live.id])
    expect(own[2]).toMatchObject({ title: 'Silk kurta', revision_status: 'pending' })
    expect(total).toBe(data.length)
    const rejected = await api.call(listModeratedProducts, { query: { status: 'rejected' } }, adminToken)
    expect(rejected.data.data.every(({ approval_status }) => approval_status === 'rejected')).toBe(true)
  })

  test('continues after the last product seen, regardless of decisions in between', async () => {
    const made: number[] = []
    for (let count = 0; count < 5; count++) made.push((await pending()).id)
    const query = (after?: number) => ({ query: { per_page: 2, ...(after && { after }) } })
    const page = async (after?: number) => (await api.call(listModeratedProducts, query(after), adminToken)).data
    const [first = 0, second = 0, third = 0, fourth, fifth] = made
    const before = (await waiting()).data.map(({ id }) => id)
    const last = before[before.indexOf(first) - 1]
    const seen = await page(last)
    expect(seen.data.map(({ id }) => id)).toEqual([first, second])
    expect([seen.next, seen.total]).toEqual([second, before.length])
    for (const id of [first, second, third]) await approve(id)
    const rest = await page(second)
    expect([rest.data.map(({ id }) => id), rest.next, rest.total]).toEqual([[fourth, fifth], null, before.length - 3])
    expect((await page(fifth)).data).toEqual([])
    expect((await page(9_999_999)).data).toEqual([])
  })

  // MODERATION-3
  test('leaves out products and revisions of suspended and leaving sellers, and shows them again later', async () => {
    const { data: before } = await waiting()
    const [suspended, leaving, honest] = [await addUser(api.db), await addUser(api.db), await addUser(api.db)]
    const ids: number[] = []
    for (const { id: seller_id } of [suspended, leaving, honest]) ids.push((await pending({ seller_id })).id)
    const live = await pending({ seller_id: suspended.id, approval_status: 'approved' })
    await api.db
      .insertInto('product_revisions')
      .values({ product_id: live.id, title: 'Silk kurta', status: 'pending' })
      .execute()
    const suspension = await addSuspension(api.db, { user_id: suspended.id, suspended_by: honest.id })
    await api.db.insertInto('deletion_requests').values({ user_id: leaving.id, closes_at: new Date() }).execute()
    const shown = await waiting()
    expect(shown.data.slice(before.length).map(({ id }) => id)).toEqual([ids[2]])
    expect(shown.total).toBe(before.length + 1)
    await api.db.updateTable('suspensions').set({ ended_at: new Date() }).where('id', '=', suspension).execute()
    expect((await waiting()).total).toBe(before.length + 3)
  })

  test('is for admins only', async () => {
    const { id } = await pending()
    for (const [who, status] of [
      [token, 403],
      ['', 401],
    ] as const) {
      expect((await api.call(listModeratedProducts, { query: {} }, who)).status).toBe(status)
      expect((await approve(id, who)).status).toBe(status)
      expect((await reject(id, 'No.', who)).status).toBe(status)
    }
  })
})

// MODERATION-3
describe('approving', () => {
  test('publishes the product and notifies its seller', async () => {
    const { id } = await pending({ category_id: 10 })
    const list = () => api.call(listProducts, { params: { group: 'men' }, query: { category_id: 10, per_page: 1 } })
    expect((await list()).data.total).toBe(0)
    expect((await approve(id)).data).toMatchObject({ id, approval_status: 'approved' })
    expect((await list()).data.data[0]?.id).toBe(id)
    expect(await emails()).toMatchObject([
      { channel: 'email', template: 'product-approved', subject: 'Linen kurta is live' },
    ])
    expect((await emails())[0]?.body).toContain('Hello Sana')
  })

  test('ends in one decision, one email and one 409 in concurrent calls', async () => {
    const { id } = await pending()
    const responses = await Promise.all([approve(id), reject(id), approve(id), reject(id)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await emails()).toHaveLength(1)
  })
})

describe('deciding on a product edited since it was shown', () => {
  const edits: [string, (id: number) => Promise<unknown>][] = [
    ['another price', id => edit(id, { price: 999 })],
    ['another title', id => edit(id, { title: 'Silk kurta' })],
    ['another description', id => edit(id, { description: 'Stained.' })],
    ['another photo', async id => photo(id)],
  ]
  const same = { title: 'Linen kurta', description: 'Worn twice.', price: 2_500 }
  const edit = (id: number, set: object) =>
    api.call(updateProduct, { params: { id }, body: { ...same, ...set } }, token)
  const photo = async (id: number) =>
    sendForm(api, updateProductPhotos, { id, fields: [['new_photos[]', await jpegFile()]] }, token)

  test.each(edits)('returns 409 with its current state for %s and decides nothing', async (_what, change) => {
    const { id } = await pending()
    await edit(id, {})
    const { version } = (await waiting()).data.find(product => product.id === id) ?? { version: '' }
    await change(id)
    const now = await show(id, adminToken)
    const message = `This listing was edited after you opened it. It’s now “${now.title}” for Rs.${now.price.toLocaleString('en-PK')} (photos: ${now.photos.length}).`
    for (const response of [await approve(id, adminToken, version), await reject(id, 'No.', adminToken, version)])
      expect([response.status, response.failure.message]).toEqual([409, message])
    expect(await show(id, adminToken)).toMatchObject({ approval_status: 'pending' })
    expect(await emails()).toEqual([])
    expect((await approve(id)).status).toBe(200)
  })

  test('never publishes a concurrent edit that the admin did not see', async () => {
    const { id } = await pending()
    const version = await seenVersion(api.db, id)
    const [decided] = await Promise.all([approve(id, adminToken, version), edit(id, { title: 'Replica bag' })])
    expect((await show(id, token)).title).toBe('Replica bag')
    const live = await api.call(getProduct, { params: { id } })
    const outcome = [decided.status, live.status, live.status === 200 && live.data.title]
    expect([
      [200, 200, 'Linen kurta'],
      [409, 404, false],
    ]).toContainEqual(outcome)
  })

  test('requires the version that was shown', async () => {
    const { id } = await pending()
    expect((await approve(id, adminToken, '')).failure.errors).toEqual({
      version: ['Please look at the listing first.'],
    })
  })
})

describe('rejecting', () => {
  // MODERATION-3, PRODUCT-16
  test('sends the seller the reason; a corrected product is pending again', async () => {
    const { id } = await pending()
    expect((await reject(id)).data).toMatchObject({
      approval_status: 'rejected',
      rejection_reason: 'The photos are blurred.',
    })
    expect(await emails()).toMatchObject([{ template: 'product-rejected' }])
    expect((await emails())[0]?.body).toContain('The photos are blurred.')
    const own = await api.call(listOwnProducts, { query: { approval_status: 'rejected' } }, token)
    expect(own.data.data[0]).toMatchObject({ id, rejection_reason: 'The photos are blurred.' })
    await api.call(updateProduct, { params: { id }, body: { title: 'Clear kurta', description: 'a', price: 9 } }, token)
    expect((await waiting()).data.map(each => each.id)).toContain(id)
    expect((await approve(id)).data).toMatchObject({ approval_status: 'approved', rejection_reason: null })
  })

  test.each(['', '   '])('requires a reason, not %j', async reason => {
    const { id } = await pending()
    expect((await reject(id, reason)).failure.errors).toEqual({ reason: ['Please enter a reason.'] })
  })
})

// PRODUCT-16
describe('a new title and new photos of a live product', () => {
  let id: number
  let oldPhoto: number | undefined

  beforeEach(async () => {
    id = (await pending({ approval_status: 'approved' })).id
    oldPhoto = (await show(id)).photos[0]?.id
    await api.call(updateProduct, { params: { id }, body: { title: 'Silk kurta', description: 'a', price: 9 } }, token)
    await sendForm(
      api,
      updateProductPhotos,
      {
        id,
        fields: [
          ['new_photos[]', await jpegFile()],
          ['delete_photo_ids[]', oldPhoto as number],
        ],
      },
      token,
    )
  })

  test('are published once approved', async () => {
    expect(await show(id)).toMatchObject({ title: 'Linen kurta', photos: [{ id: oldPhoto }] })
    const { data } = await approve(id)
    expect(data).toMatchObject({ title: 'Silk kurta', revision_status: null })
    const seen = await show(id)
    expect(seen).toMatchObject({ title: 'Silk kurta', photos: [{ width: 400 }] })
    expect(seen.photos).toHaveLength(1)
    const list = await api.call(listProducts, { params: { group: 'men' }, query: {} })
    expect(list.data.data.find(product => product.id === id)?.photos).toHaveLength(1)
  })

  test('stay hidden if rejected, with the reason, until corrected', async () => {
    expect((await reject(id)).data).toMatchObject({
      approval_status: 'approved',
      revision_status: 'rejected',
      rejection_reason: 'The photos are blurred.',
    })
    expect(await show(id)).toMatchObject({ title: 'Linen kurta', photos: [{ id: oldPhoto }] })
    expect((await approve(id)).status).toBe(409)
    await api.call(
      updateProduct,
      { params: { id }, body: { title: 'Cotton kurta', description: 'a', price: 9 } },
      token,
    )
    expect(await show(id, token)).toMatchObject({
      title: 'Cotton kurta',
      revision_status: 'pending',
      rejection_reason: null,
    })
    expect((await approve(id)).data.title).toBe('Cotton kurta')
  })
})

test('shows a reason to the seller and admins only', async () => {
  const { id } = await pending({ approval_status: 'approved', rejection_reason: 'Old.' })
  expect(await show(id)).not.toHaveProperty('rejection_reason')
  for (const who of [token, adminToken]) expect(await show(id, who)).toMatchObject({ rejection_reason: 'Old.' })
})
