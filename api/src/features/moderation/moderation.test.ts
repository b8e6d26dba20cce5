import { approveProduct, listModeratedProducts, rejectProduct } from '@closyyy/contract/moderation'
import { getProduct, listOwnProducts, listProducts } from '@closyyy/contract/products'
import { updateProduct, updateProductPhotos } from '@closyyy/contract/products-writing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProduct, addUser, signIn } from '../../testing/builders.ts'
import { sendForm } from '../../testing/forms.ts'
import { jpegFile } from '../../testing/pictures.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'

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
const approve = (id: number, who = adminToken) => api.call(approveProduct, { params: { id } }, who)
const reject = (id: number, reason = 'The photos are blurred.', who = adminToken) =>
  api.call(rejectProduct, { params: { id }, body: { reason } }, who)
const emails = () =>
  api.db.selectFrom('outbox').selectAll().where('recipient', '=', seller.email).orderBy('id').execute()
const show = async (id: number, who?: string) => (await api.call(getProduct, { params: { id } }, who)).data

describe('the queue', () => {
  test('holds what waits, the longest waiting first, new titles of live ones too', async () => {
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

  test('is the admins’ alone', async () => {
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

describe('an approval', () => {
  test('shows the product to everybody and tells its seller', async () => {
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

  test('and a refusal at once leave one decision, one email and one 409', async () => {
    const { id } = await pending()
    const answers = await Promise.all([approve(id), reject(id), approve(id), reject(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await emails()).toHaveLength(1)
  })
})

describe('a refusal', () => {
  test('tells its seller why; corrected, the product waits again', async () => {
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

  test.each(['', '   '])('needs a reason, not %j', async reason => {
    const { id } = await pending()
    expect((await reject(id, reason)).failure.errors).toEqual({ reason: ['Please enter a reason.'] })
  })
})

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

  test('come before the public once approved', async () => {
    expect(await show(id)).toMatchObject({ title: 'Linen kurta', photos: [{ id: oldPhoto }] })
    const { data } = await approve(id)
    expect(data).toMatchObject({ title: 'Silk kurta', revision_status: null })
    const seen = await show(id)
    expect(seen).toMatchObject({ title: 'Silk kurta', photos: [{ width: 400 }] })
    expect(seen.photos).toHaveLength(1)
    const list = await api.call(listProducts, { params: { group: 'men' }, query: {} })
    expect(list.data.data.find(product => product.id === id)?.photos).toHaveLength(1)
  })

  test('stay hidden where refused, with the reason, until they are corrected', async () => {
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

test('a reason is told to nobody but the seller and the admins', async () => {
  const { id } = await pending({ approval_status: 'approved', rejection_reason: 'Old.' })
  expect(await show(id)).not.toHaveProperty('rejection_reason')
  for (const who of [token, adminToken]) expect(await show(id, who)).toMatchObject({ rejection_reason: 'Old.' })
})
