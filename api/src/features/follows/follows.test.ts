import { followUser, listFollowers, listFollowing, unfollowUser } from '@closyyy/contract/follows-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSignedInUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'

const PARALLEL = 50

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const newPerson = () => addSignedInUser(api.db)
const follow = (id: number, token?: string) => api.call(followUser, { params: { id } }, token)
const unfollow = (id: number, token?: string) => api.call(unfollowUser, { params: { id } }, token)
const counts = async (id: number) => {
  const { data } = await api.call(getProfile, { params: { id } })
  return [data.followers_count, data.following_count]
}
const rows = async (id: number) =>
  (await api.db.selectFrom('follows').select('follower_id').where('followed_id', '=', id).execute()).length

describe('following', () => {
  // LIKE-2
  test('is set and removed with both counts, idempotently', async () => {
    const [fan, seller] = [await newPerson(), await newPerson()]
    for (let again = 0; again < 2; again++) {
      expect(await follow(seller.id, fan.token)).toMatchObject({
        status: 200,
        data: { id: seller.id, is_following: true, can_rate: false, followers_count: 1, following_count: 0 },
      })
      expect(await counts(fan.id)).toEqual([0, 1])
    }
    for (let again = 0; again < 2; again++) {
      const { data } = await unfollow(seller.id, fan.token)
      expect(data).toMatchObject({ id: seller.id, is_following: false, followers_count: 0 })
      expect(await counts(fan.id)).toEqual([0, 0])
    }
  })

  test('counts one person once in concurrent calls', async () => {
    const [fan, seller] = [await newPerson(), await newPerson()]
    const follows = await Promise.all(Array.from({ length: PARALLEL }, () => follow(seller.id, fan.token)))
    expect(follows.every(({ status }) => status === 200)).toBe(true)
    expect([await counts(seller.id), await rows(seller.id)]).toEqual([[1, 0], 1])
    await Promise.all(Array.from({ length: PARALLEL }, () => unfollow(seller.id, fan.token)))
    expect([await counts(seller.id), await rows(seller.id)]).toEqual([[0, 0], 0])
  })

  test('does not deadlock if two people follow each other', async () => {
    const [one, other] = [await newPerson(), await newPerson()]
    const turns = Array.from({ length: PARALLEL }, (_, turn) =>
      turn % 2 ? follow(one.id, other.token) : follow(other.id, one.token),
    )
    expect((await Promise.all(turns)).every(({ status }) => status === 200)).toBe(true)
    expect([await counts(one.id), await counts(other.id)]).toEqual([
      [1, 1],
      [1, 1],
    ])
  })

  test('is rejected for oneself, for unknown people and without a session', async () => {
    const person = await newPerson()
    expect(await follow(person.id, person.token)).toMatchObject({
      status: 409,
      failure: { message: 'This is your own shop. You can follow other sellers.' },
    })
    for (const call of [follow, unfollow]) {
      expect(await call(999_999, person.token)).toMatchObject({
        status: 404,
        failure: { message: 'Account not found.' },
      })
      expect((await call(person.id)).status).toBe(401)
      expect((await call('sana' as never, person.token)).status).toBe(422)
    }
    expect(await counts(person.id)).toEqual([0, 0])
  })
})

describe('the lists', () => {
  test('return a person’s own followers and followed people, newest first, by page', async () => {
    const [me, first, second, third] = [await newPerson(), await newPerson(), await newPerson(), await newPerson()]
    for (const fan of [first, second, third]) await follow(me.id, fan.token)
    await follow(second.id, me.token)
    const followers = await api.call(listFollowers, { query: { per_page: 2 } }, me.token)
    expect(followers.data).toMatchObject({ current_page: 1, last_page: 2, per_page: 2, total: 3 })
    const shown = { first_name: 'Ayesha', profile_picture: null, on_vacation: false }
    expect(followers.data.data).toEqual([
      { ...shown, id: third.id, username: third.username, is_following: false },
      { ...shown, id: second.id, username: second.username, is_following: true },
    ])
    const rest = await api.call(listFollowers, { query: { per_page: 2, page: 2 } }, me.token)
    expect(rest.data.data.map(({ id }) => id)).toEqual([first.id])
    const following = await api.call(listFollowing, {}, me.token)
    expect(following.data).toMatchObject({ total: 1, data: [{ id: second.id, is_following: true }] })
    expect((await api.call(listFollowing, { query: { page: 9 } }, me.token)).data).toMatchObject({ data: [], total: 1 })
  })

  // LIKE-4, SHOP-2
  test('tell who is on vacation', async () => {
    const me = await newPerson()
    const away = await addSignedInUser(api.db, { vacation_until: new Date(Date.now() + 60_000) })
    const back = await addSignedInUser(api.db, { vacation_until: new Date(Date.now() - 60_000) })
    for (const { id } of [away, back]) await follow(id, me.token)
    const { data } = (await api.call(listFollowing, {}, me.token)).data
    expect(new Map(data.map(({ id, on_vacation }) => [id, on_vacation]))).toEqual(
      new Map([
        [away.id, true],
        [back.id, false],
      ]),
    )
  })

  test('require a session and a valid page', async () => {
    const { token } = await newPerson()
    for (const call of [listFollowers, listFollowing]) {
      expect((await api.call(call, {})).status).toBe(401)
      expect((await api.call(call, { query: { page: 0 } }, token)).status).toBe(422)
      expect((await api.call(call, { query: { per_page: 49 } }, token)).status).toBe(422)
    }
  })
})
