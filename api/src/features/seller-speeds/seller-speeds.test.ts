import { getOrder } from '@closyyy/contract/orders-calls'
import { getProfile } from '@closyyy/contract/users-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addOrder, addProduct, addUser, signIn } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { DAY_MS, MINUTE_MS } from '../../time.ts'
import { measureSellers } from './seller-speeds-queries.ts'

let api: TestApi
let seller: Awaited<ReturnType<typeof addUser>>
let buyer_id: number

beforeAll(async () => {
  api = await openTestApi()
  buyer_id = (await addUser(api.db)).id
})
beforeEach(async () => {
  seller = await addUser(api.db)
})
afterAll(() => api.close())

const start = Date.now() - 30 * DAY_MS

async function offer(set: object) {
  const product = await addProduct(api.db, { seller_id: seller.id })
  const thread = { product_id: product.id, buyer_id, seller_id: seller.id, price_paisa: 100_000 }
  const row = { ...thread, actor_id: buyer_id, status: 'rejected' as const, created_at: new Date(start), ...set }
  await api.db.insertInto('offers').values(row).execute()
  return thread
}

const minutesLater = (minutes: number) => new Date(start + minutes * MINUTE_MS)
const answer = (minutes: number) => offer({ answered_at: minutesLater(minutes) })

/** An offer that the given side countered. */
async function counter(minutes: number, actor_id = seller.id) {
  const thread = await offer({ action: 'countered' })
  const action = actor_id === seller.id ? 'counter' : 'offer'
  const next = { ...thread, actor_id, action, status: 'rejected', created_at: minutesLater(minutes) } as const
  await api.db.insertInto('offers').values(next).execute()
}

const deliver = (days: number) =>
  addOrder(api.db, {
    seller_id: seller.id,
    buyer_id,
    status: 'delivered',
    created_at: new Date(start),
    delivered_at: new Date(start + (days - 0.5) * DAY_MS),
  })

/** Measures as at the first time, because the offers and parcels are old. */
async function profile() {
  await api.db.deleteFrom('seller_speeds').execute()
  await measureSellers(api.db)
  return (await api.call(getProfile, { params: { id: seller.id } })).data
}

// SHOP-6
describe('the profile of a seller', () => {
  test('has the median time of the answers to offers, counter-offers included', async () => {
    await answer(10)
    await answer(600)
    expect((await profile()).reply_minutes).toBeNull()
    await counter(50)
    expect((await profile()).reply_minutes).toBe(50)
  })

  test('counts the first answer to a question, and no later ones', async () => {
    await answer(10)
    await answer(600)
    const { id: product_id } = await addProduct(api.db, { seller_id: seller.id })
    const chat = { product_id, buyer_id, seller_id: seller.id, created_at: minutesLater(1) }
    const { id } = await api.db.insertInto('chats').values(chat).returning('id').executeTakeFirstOrThrow()
    expect((await profile()).reply_minutes).toBeNull()
    await api.db
      .updateTable('chats')
      .set({ answered_at: minutesLater(51) })
      .where('id', '=', id)
      .execute()
    expect((await profile()).reply_minutes).toBe(50)
  })

  test('ignores offers that expired and that their buyer changed', async () => {
    for (const minutes of [10, 20, 30]) await answer(minutes)
    await offer({ action: 'expired' })
    await counter(9_000, buyer_id)
    expect((await profile()).reply_minutes).toBe(20)
  })

  test('counts the last 20 answers only', async () => {
    for (let each = 0; each < 20; each++) await answer(5_000)
    for (let each = 0; each < 20; each++) await answer(7)
    expect((await profile()).reply_minutes).toBe(7)
  })

  test('has the days in which most parcels arrived, from the fifth on', async () => {
    for (const days of [3, 4, 4]) await deliver(days)
    await deliver(20)
    expect((await profile()).delivery_days).toBeNull()
    await deliver(5)
    expect((await profile()).delivery_days).toEqual({ from: 3, to: 5 })
    // ORDER-3
    const { id } = await addOrder(api.db, { seller_id: seller.id, buyer_id })
    const token = await signIn(api.db, { id: buyer_id })
    const { data } = await api.call(getOrder, { params: { id } }, token)
    expect(data.seller.delivery_days).toEqual({ from: 3, to: 5 })
  })

  test('tells whether the phone is verified', async () => {
    expect((await profile()).phone_verified).toBe(true)
    await api.db.updateTable('users').set({ phone: null }).where('id', '=', seller.id).execute()
    expect((await profile()).phone_verified).toBe(false)
  })

  test('is measured again only after something new', async () => {
    for (const minutes of [10, 20, 30]) await answer(minutes)
    await profile()
    const speeds = api.db.selectFrom('seller_speeds').select('measured_at').where('user_id', '=', seller.id)
    const before = await speeds.executeTakeFirstOrThrow()
    await measureSellers(api.db)
    expect(await speeds.executeTakeFirst()).toEqual(before)
    await offer({ answered_at: new Date() })
    await measureSellers(api.db)
    expect(await speeds.executeTakeFirst()).not.toEqual(before)
  })
})
