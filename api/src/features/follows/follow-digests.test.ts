import { followUser } from '@closyyy/contract/follows-calls'
import { approveProduct } from '@closyyy/contract/moderation-calls'
import { updateProduct } from '@closyyy/contract/own-products-calls'
import { savePreferences } from '@closyyy/contract/preferences-calls'
import { defaultPreferences } from '@closyyy/contract/preferences-schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addProduct, addSignedInUser, addSuspension, addUser, signIn } from '../../../test/builders.ts'
import { seenVersion } from '../../../test/seen-version.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sendFollowDigests } from './follow-digests.ts'

/** 18:00 and 20:59 in Pakistan, and the minutes beside them. */
const [TOO_EARLY, FIRST, LAST, TOO_LATE] = ['12:59', '13:00', '15:59', '16:00'].map(
  time => new Date(`2026-11-29T${time}Z`),
)

let api: TestApi
let seller: { id: number }
let fan: Awaited<ReturnType<typeof addSignedInUser>>

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

beforeEach(async () => {
  seller = await addUser(api.db)
  fan = await addSignedInUser(api.db, { first_name: 'Hina' })
  await follow(seller.id)
  await api.db
    .updateTable('follows')
    .set({ created_at: minutesAgo(60 * 24 * 8) })
    .execute()
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const follow = (id: number) => api.call(followUser, { params: { id } }, fan.token)
const add = (set = {}) => addProduct(api.db, { seller_id: seller.id, approved_at: minutesAgo(10), ...set })
const unexpected = (error: object) => expect(error).toBeUndefined()
const send = (time = FIRST) =>
  sendFollowDigests({ db: api.db, log: { warn: unexpected }, publicUrl: 'https://shop.example' }, time)
const block = (blocker_id: number, blocked_id: number) =>
  api.db.insertInto('blocks').values({ blocker_id, blocked_id }).execute()
const mails = () =>
  api.db
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('recipient', '=', fan.email)
    .where('template', '=', 'followed-items')
    .orderBy('id')
    .execute()

// LIKE-5
describe('an email about new items of followed sellers', () => {
  test('names the latest five and leads to all of them', async () => {
    for (let each = 1; each <= 6; each++) await add({ title: `Kurta ${each}`, approved_at: minutesAgo(100 - each) })
    await send()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'New items from sellers you follow' })
    expect(mail?.body).toMatch(/^Hello Hina,/)
    const named = [6, 5, 4, 3, 2].map(each => `Kurta ${each}: Rs.2,500`)
    expect(mail?.body).toContain(`:\n\n${named.join('\n')}\n\n`)
    expect(mail?.body).toContain('https://shop.example/seller/following')
    expect(mail?.body).toContain('turn these emails off')
  })

  test('is sent once a day, with what is new since', async () => {
    await add({ title: 'Old kurta' })
    await send()
    await add({ title: 'New kurta' })
    await send()
    expect(await mails()).toHaveLength(1)
    await api.db
      .updateTable('users')
      .set({ follows_mailed_at: minutesAgo(60 * 24) })
      .where('id', '=', fan.id)
      .execute()
    await api.db
      .updateTable('products')
      .set({ approved_at: minutesAgo(60 * 25) })
      .where('title', '=', 'Old kurta')
      .execute()
    await send()
    const sent = await mails()
    expect(sent).toHaveLength(2)
    expect(sent[1]?.body).toContain('New kurta')
    expect(sent[1]?.body).not.toContain('Old kurta')
  })

  test('is sent once by concurrent processes', async () => {
    await add()
    await Promise.all(Array.from({ length: 5 }, () => send()))
    expect(await mails()).toHaveLength(1)
  })

  test('is sent in the evening only', async () => {
    await add()
    for (const time of [TOO_EARLY, TOO_LATE]) await send(time)
    expect(await mails()).toEqual([])
    await send(LAST)
    expect(await mails()).toHaveLength(1)
  })

  test.each([
    ['is no longer on sale', { active: false }],
    ['is sold', { sold: true }],
    ['is not approved yet', { approval_status: 'pending' as const, approved_at: null }],
    ['is older than a week', { approved_at: minutesAgo(60 * 24 * 7 + 1) }],
    ['was approved before approvals had a time', { approved_at: null }],
  ])('omits what %s', async (_, set) => {
    await add(set)
    await send()
    expect(await mails()).toEqual([])
  })

  test('omits what was edited since it was approved, also before approvals had a time', async () => {
    const { id } = await add({ approved_at: null })
    const owner = await signIn(api.db, seller)
    await api.call(
      updateProduct,
      { params: { id }, body: { title: 'Silk kurta', description: 'a', price: 2500 } },
      owner,
    )
    const admin = await addSignedInUser(api.db, { is_admin: true })
    const body = { version: await seenVersion(api.db, id) }
    expect((await api.call(approveProduct, { params: { id }, body }, admin.token)).data.title).toBe('Silk kurta')
    await sql`update products set approved_at = approved_at - interval '1 hour' where id = ${id}`.execute(api.db)
    await send()
    expect(await mails()).toEqual([])
  })

  test('omits what was on sale before its seller was followed', async () => {
    await api.db
      .updateTable('follows')
      .set({ created_at: minutesAgo(5) })
      .execute()
    await add()
    await send()
    expect(await mails()).toEqual([])
  })

  test('omits products of other sellers and of those who were unfollowed', async () => {
    await addProduct(api.db, { seller_id: (await addUser(api.db)).id, approved_at: minutesAgo(10) })
    await add()
    await api.db.deleteFrom('follows').where('follower_id', '=', fan.id).execute()
    await send()
    expect(await mails()).toEqual([])
  })

  // MESSAGE-2
  test('is not sent to who turned it off', async () => {
    await api.call(savePreferences, { body: { ...defaultPreferences, shopping_updates: false } }, fan.token)
    await add()
    await send()
    expect(await mails()).toEqual([])
  })

  test.each([
    ['blocked the seller', () => block(fan.id, seller.id)],
    ['was blocked by the seller', () => block(seller.id, fan.id)],
    ['is suspended', () => addSuspension(api.db, { user_id: fan.id, suspended_by: seller.id })],
    [
      'leaves',
      () => api.db.insertInto('deletion_requests').values({ user_id: fan.id, closes_at: new Date() }).execute(),
    ],
  ])('is not sent to who %s', async (_, change) => {
    await change()
    await add()
    await send()
    expect(await mails()).toEqual([])
  })
})
