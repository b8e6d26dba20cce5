import { getOwnUser, getProfile } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOrder, addProduct, addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('one’s own record', () => {
  test('is complete and only for its owner', async () => {
    const user = await addUser(api.db, { first_name: 'Zainab', bio: 'Karachi closets' })
    const { data } = await api.call(getOwnUser, {}, await signIn(api.db, user))
    expect(data).toMatchObject({
      id: user.id,
      first_name: 'Zainab',
      email: user.email,
      phone: user.phone,
      bio: 'Karachi closets',
      country: 'Pakistan',
      is_admin: false,
    })
    expect(Object.keys(data)).not.toContain('password_hash')
    expect((await api.call(getOwnUser, {})).status).toBe(401)
  })

  // NAV-9
  test('says whether they have listed a product, even if it was deleted, or saved a draft', async () => {
    const isSeller = async (user: { id: number }) =>
      (await api.call(getOwnUser, {}, await signIn(api.db, user))).data.is_seller
    const [buyer, seller, drafter] = [await addUser(api.db), await addUser(api.db), await addUser(api.db)]
    await addProduct(api.db, { seller_id: seller.id, deleted_at: new Date().toISOString() })
    await api.db.insertInto('drafts').values({ user_id: drafter.id, fields: '{}', is_ready: false }).execute()
    expect([await isSeller(buyer), await isSeller(seller), await isSeller(drafter)]).toEqual([false, true, true])
  })
})

describe('a public profile', () => {
  // PRIVACY-1, ORDER-1
  test('shows rating, followers and units sold, and nothing private', async () => {
    const seller = await addUser(api.db, {
      rating_sum: 13,
      rating_count: 3,
      followers_count: 5,
      following_count: 2,
      sold_count: 7,
    })
    const { data } = await api.call(getProfile, { params: { id: seller.id } })
    expect(data).toEqual({
      id: seller.id,
      username: seller.username,
      profile_picture: null,
      average_rating: 4.33,
      ratings_count: 3,
      followers_count: 5,
      following_count: 2,
      sold_count: 7,
      joined_at: seller.created_at,
      on_vacation: false,
      phone_verified: true,
      reply_minutes: null,
      delivery_days: null,
    })
    expect((await api.call(getProfile, { params: { id: 999_999 } })).status).toBe(404)
  })

  // LIKE-3
  test('shows a signed-in viewer whether they follow and may rate', async () => {
    const [seller, buyer] = [await addUser(api.db), await addUser(api.db)]
    const token = await signIn(api.db, buyer)
    const relation = async () => (await api.call(getProfile, { params: { id: seller.id } }, token)).data
    expect(await relation()).toMatchObject({ is_following: false, can_rate: false, average_rating: 0 })
    await api.db.insertInto('follows').values({ follower_id: buyer.id, followed_id: seller.id }).execute()
    await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id, status: 'shipped' })
    expect(await relation()).toMatchObject({ is_following: true, can_rate: false })
    const order = await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id, status: 'completed' })
    expect(await relation()).toMatchObject({ can_rate: true })
    await api.db
      .insertInto('ratings')
      .values({ order_id: order.id, buyer_id: buyer.id, seller_id: seller.id, rating: 5, comment: 'Lovely' })
      .execute()
    expect(await relation()).toMatchObject({ can_rate: false })
  })

  test('treats an expired token as signed out', async () => {
    const seller = await addUser(api.db)
    const response = await api.call(getProfile, { params: { id: seller.id } }, 'no-such-token')
    expect(response.status).toBe(200)
    expect(response.data.is_following).toBeUndefined()
  })
})
