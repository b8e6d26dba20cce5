import { getProductLike, likeProduct, saveProduct, unlikeProduct, unsaveProduct } from '@closyyy/contract/likes-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const PARALLEL = 50

let api: TestApi
let seller: Awaited<ReturnType<typeof addUser>>
let token: string

beforeAll(async () => {
  api = await openTestApi()
  seller = await addUser(api.db)
  token = await signIn(api.db, await addUser(api.db))
})
afterAll(() => api.close())

const add = (set: Partial<Parameters<typeof addProduct>[1]> = {}) =>
  addProduct(api.db, { seller_id: seller.id, ...set })
const mark = (call: typeof likeProduct, id: number, as: string | undefined = token) =>
  api.call(call, { params: { id } }, as)
const see = (id: number, as?: string) => api.call(getProductLike, { params: { id } }, as)

describe('likes and saves', () => {
  // LIKE-2
  test('are set and removed, idempotently', async () => {
    const { id } = await add()
    const none = { product_id: id, is_liked: false, is_saved: false, likes_count: 0 }
    for (let again = 0; again < 2; again++)
      expect((await mark(likeProduct, id)).data).toEqual({ ...none, is_liked: true, likes_count: 1 })
    for (let again = 0; again < 2; again++)
      expect((await mark(saveProduct, id)).data).toEqual({ ...none, is_liked: true, is_saved: true, likes_count: 1 })
    for (let again = 0; again < 2; again++)
      expect((await mark(unlikeProduct, id)).data).toEqual({ ...none, is_saved: true })
    for (let again = 0; again < 2; again++) expect((await mark(unsaveProduct, id)).data).toEqual(none)
  })

  // LIKE-1
  test('are returned to their owner, the count to everyone', async () => {
    const { id } = await add({ sold: true })
    await mark(likeProduct, id)
    await mark(saveProduct, id)
    expect((await see(id, token)).data).toMatchObject({ is_liked: true, is_saved: true, likes_count: 1 })
    const stranger = await signIn(api.db, await addUser(api.db))
    for (const as of [undefined, 'no-such-token', stranger])
      expect((await see(id, as)).data).toEqual({ product_id: id, is_liked: false, is_saved: false, likes_count: 1 })
  })

  // LIKE-2, CART-11
  test('are rejected for one’s own product', async () => {
    const { id } = await add()
    const own = await signIn(api.db, seller)
    expect(await mark(likeProduct, id, own)).toMatchObject({
      status: 409,
      failure: { message: 'This is your own item. You’ll find it in your listings.' },
    })
    expect((await mark(saveProduct, id, own)).failure.message).toBe(
      'This is your own item. You’ll find it in your listings.',
    )
    expect((await see(id, own)).data).toMatchObject({ is_liked: false, is_saved: false, likes_count: 0 })
  })

  test('require a session and a confirmed email', async () => {
    const { id } = await add()
    const unconfirmed = await signIn(api.db, await addUser(api.db, { email_verified_at: null }))
    for (const call of [likeProduct, unlikeProduct, saveProduct, unsaveProduct]) {
      expect((await api.call(call, { params: { id } })).status).toBe(401)
      expect((await mark(call, id, unconfirmed)).status).toBe(403)
    }
  })

  test.each([{ approval_status: 'pending' }, { approval_status: 'rejected' }, { active: false }] as const)(
    'find no product that is not public: %j',
    async set => {
      const { id } = await add(set)
      const admin = await signIn(api.db, await addUser(api.db, { is_admin: true }))
      for (const call of [likeProduct, unlikeProduct, saveProduct, unsaveProduct])
        expect((await mark(call, id)).status).toBe(404)
      expect((await mark(likeProduct, id, admin)).status).toBe(404)
      expect((await see(id)).status).toBe(404)
    },
  )

  // LIKE-2
  test('are removed from a product that was hidden meanwhile', async () => {
    const { id } = await add()
    for (const call of [likeProduct, saveProduct]) await mark(call, id)
    await api.db.updateTable('products').set({ active: false }).where('id', '=', id).execute()
    expect((await mark(unlikeProduct, id)).data).toMatchObject({ is_liked: false, is_saved: true, likes_count: 0 })
    expect((await mark(unsaveProduct, id)).data).toMatchObject({ is_saved: false })
    expect((await mark(unlikeProduct, id)).status).toBe(404)
  })

  test('do not find deleted or unknown products', async () => {
    const { id } = await add({ deleted_at: new Date() })
    for (const unknown of [id, 9_007_199_254_740_991]) {
      expect((await mark(likeProduct, unknown)).status).toBe(404)
      expect((await see(unknown, token)).status).toBe(404)
    }
    expect((await mark(likeProduct, 'shirt' as never)).status).toBe(422)
  })
})

describe('concurrent likes', () => {
  test('count once per person', async () => {
    const { id } = await add()
    const people = await Promise.all(Array.from({ length: 10 }, async () => signIn(api.db, await addUser(api.db))))
    const presses = Array.from({ length: PARALLEL }, (_, press) => mark(likeProduct, id, people[press % people.length]))
    expect((await Promise.all(presses)).map(response => response.status)).toEqual(Array(PARALLEL).fill(200))
    expect((await see(id)).data.likes_count).toBe(people.length)

    const halfBack = people.slice(0, 5).flatMap(as => Array.from({ length: 10 }, () => mark(unlikeProduct, id, as)))
    await Promise.all(halfBack)
    expect((await see(id)).data.likes_count).toBe(5)
  })
})
