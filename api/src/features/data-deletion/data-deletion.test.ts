import { register } from '@closyyy/contract/accounts-calls'
import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { listRatings } from '@closyyy/contract/ratings-calls'
import { login } from '@closyyy/contract/sessions-calls'
import { getOwnUser, getProfile, updateProfilePicture } from '@closyyy/contract/users-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAddress, addOrder, addProduct, addSignedInUser, type addUser } from '../../../test/builders.ts'
import { sendForm } from '../../../test/forms.ts'
import { openOrderFixture } from '../../../test/order-fixture.ts'
import { jpegFile } from '../../../test/photo-files.ts'
import { lastMessage, newRegistration } from '../../../test/sign-up.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import {
  recordOrderCompleted,
  recordOrderPlaced,
  recordPayoutPaid,
  recordPayoutRequested,
} from '../ledger/ledger-service.ts'
import { openPhotoStore } from '../photos/photo-store.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { eraseClosedAccounts } from './data-erasing.ts'

const PASSWORD = 'a good long one'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const newPerson = (set: Parameters<typeof addUser>[1] = {}) => addSignedInUser(api.db, set)
const close = (token: string | undefined) => api.call(deleteOwnData, {}, token)
const row = (id: number) => api.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
async function age(days: number): Promise<void> {
  await sql`update closed_accounts set closed_at = closed_at - make_interval(days => ${days})`.execute(api.db)
  await sql`update outbox set created_at = created_at - make_interval(days => ${days})`.execute(api.db)
}
const removed: string[] = []
const log = { warn: () => undefined }
const erase = () => {
  const store = openPhotoStore({ folder: 'none', draw: async () => undefined })
  return eraseClosedAccounts(api.db, { ...store, discard: async keys => void removed.push(...keys) }, log)
}

// PRIVACY-2
describe('deleting one’s own account', () => {
  test('closes it at once: no session, login, shop, name or photo remains', async () => {
    const person = await newPerson({ first_name: 'Zainab', bio: 'Kurtas', password_hash: await hashPassword(PASSWORD) })
    await sendForm(api, updateProfilePicture, { fields: [['profile_picture', await jpegFile()]] }, person.token)
    const product = await addProduct(api.db, { seller_id: person.id })
    const files = (await api.photoFiles()).length
    const { status, data } = await close(person.token)
    expect(status).toBe(200)
    expect((Date.parse(data.erased_by) - Date.parse(data.closed_at)) / 86_400_000).toBe(30)
    expect(await row(person.id)).toMatchObject({
      username: `deleted-user-${person.id}`,
      first_name: '',
      last_name: '',
      phone: null,
      bio: null,
      profile_picture: null,
      password_hash: null,
    })
    expect(await api.photoFiles()).toHaveLength(files - 1)
    expect((await api.call(getOwnUser, {}, person.token)).status).toBe(401)
    expect((await api.call(login, { body: { login: person.email, password: PASSWORD } })).status).toBe(401)
    expect((await api.call(getProfile, { params: { id: person.id } })).status).toBe(404)
    expect((await api.app.inject(`/api/v1/shop/${person.id}/shop`)).statusCode).toBe(404)
    expect((await api.app.inject(`/api/v1/listing/public/products/show/${product.id}`)).statusCode).toBe(404)
    expect(await lastMessage(api, person.email)).toContain('Hello Zainab')
    expect((await close(person.token)).status).toBe(401)
  })

  test('closes offers on both sides, and notifies the buyers', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const [own, foreign] = [
      await addProduct(api.db, { seller_id: person.id }),
      await addProduct(api.db, { seller_id: other.id }),
    ]
    const offer = { price_paisa: 200_000, status: 'pending' as const }
    await api.db
      .insertInto('offers')
      .values([
        { ...offer, product_id: own.id, seller_id: person.id, buyer_id: other.id, actor_id: other.id },
        { ...offer, product_id: foreign.id, seller_id: other.id, buyer_id: person.id, actor_id: person.id },
      ])
      .execute()
    await close(person.token)
    const left = await api.db
      .selectFrom('offers')
      .select(['status', 'action'])
      .where('product_id', 'in', [own.id, foreign.id])
      .execute()
    expect(left).toEqual(Array.from({ length: 2 }, () => ({ status: 'rejected', action: 'closed' })))
    expect(await lastMessage(api, other.email)).toContain('is no longer available')
  })

  test('makes the email and the phone available for a new account', async () => {
    const form = await newRegistration(api)
    const person = await newPerson({ email: form.email, phone: form.phone, username: form.username })
    await close(person.token)
    expect((await api.call(register, { body: form })).status).toBe(201)
  })

  test.each(['pending', 'shipped', 'delivered'] as const)(
    'is rejected while an order is %s, on either side',
    async status => {
      const [seller, buyer] = [await newPerson(), await newPerson()]
      await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id, status })
      for (const { id, token, username } of [seller, buyer]) {
        expect(await close(token)).toMatchObject({
          status: 409,
          failure: { message: expect.stringContaining('You have open orders.') },
        })
        expect((await row(id)).username).toBe(username)
        expect((await api.call(getOwnUser, {}, token)).status).toBe(200)
      }
    },
  )

  // ORDER-13
  test('is rejected while a refunded parcel travels back to the seller, but not for its buyer', async () => {
    const [seller, buyer] = [await newPerson(), await newPerson()]
    const state = { status: 'cancelled', outcome: 'returning' } as const
    const order = await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id, ...state })
    expect((await close(buyer.token)).status).toBe(200)
    expect(await close(seller.token)).toMatchObject({
      status: 409,
      failure: { message: expect.stringContaining('You have open orders.') },
    })
    await api.db.updateTable('orders').set({ outcome: 'returned' }).where('id', '=', order.id).execute()
    expect((await close(seller.token)).status).toBe(200)
  })

  test('is rejected with the amount while money is unpaid', async () => {
    const [seller, buyer] = [await newPerson(), await newPerson()]
    const order = await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id })
    await api.db.transaction().execute(tx => recordOrderPlaced(tx, order))
    await api.db.transaction().execute(tx => recordOrderCompleted(tx, order))
    expect((await close(seller.token)).failure.message).toBe(
      'Rs.2,450 is left in your balance. Please request a payout under Payments before you delete your account.',
    )
    const amount = { user_id: seller.id, amount_paisa: 245_000 }
    const payout = {
      ...amount,
      ...(await api.db
        .insertInto('payouts')
        .values({ ...amount, status: 'pending' })
        .returning('id')
        .executeTakeFirstOrThrow()),
    }
    await api.db.transaction().execute(tx => recordPayoutRequested(tx, payout))
    expect((await close(seller.token)).failure.message).toBe(
      'Rs.2,450 is on its way to your bank. Please delete your account once it is paid.',
    )
    await api.db.transaction().execute(tx => recordPayoutPaid(tx, payout))
    expect((await close(seller.token)).status).toBe(200)
  })

  test('is rejected while a dispute is open', async () => {
    const [seller, buyer] = [await newPerson(), await newPerson()]
    const { id } = await addOrder(api.db, { seller_id: seller.id, buyer_id: buyer.id })
    const dispute = { order_id: id, seller_id: seller.id, buyer_id: buyer.id, raised_by: 'buyer' as const }
    await api.db
      .insertInto('disputes')
      .values({ ...dispute, reason: 'damaged' })
      .execute()
    expect((await close(buyer.token)).failure.message).toContain('open problems')
  })

  test('closes once in concurrent calls, even with an unconfirmed email, and requires a session', async () => {
    const person = await newPerson({ email_verified_at: null })
    const responses = await Promise.all(Array.from({ length: 5 }, () => close(person.token)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
    expect((await close(undefined)).status).toBe(401)
  })
})

describe('personal data of a deleted account', () => {
  // PRIVACY-2
  test('is erased within 30 days, while the other side can still read its orders', async () => {
    const counts = { followers_count: 1, following_count: 1 }
    const [person, other] = [await newPerson(counts), await newPerson(counts)]
    const set = { seller_id: other.id, buyer_id: person.id }
    const order = await addOrder(api.db, set)
    await api.db
      .insertInto('ratings')
      .values({ ...set, order_id: order.id, rating: 5, comment: 'Lovely' })
      .execute()
    const product = await addProduct(api.db, { seller_id: person.id })
    const photo = await api.db
      .selectFrom('photos')
      .select('key')
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow()
    await api.db
      .insertInto('follows')
      .values([
        { follower_id: person.id, followed_id: other.id },
        { follower_id: other.id, followed_id: person.id },
      ])
      .execute()
    await addAddress(api.db, { user_id: person.id })
    const dispute = { ...set, order_id: order.id, raised_by: 'buyer' as const, reason: 'damaged' as const }
    const { id: dispute_id } = await api.db
      .insertInto('disputes')
      .values({ ...dispute, status: 'resolved', resolved_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await api.db
      .insertInto('dispute_messages')
      .values([
        { dispute_id, author: 'buyer', body: 'Ring at the blue gate' },
        { dispute_id, author: 'seller', body: 'I am sorry' },
      ])
      .execute()
    await close(person.token)
    await age(13)
    await erase()
    const addresses = () => api.db.selectFrom('addresses').select('id').where('user_id', '=', person.id).execute()
    expect(await addresses()).toHaveLength(1)
    await age(2)
    await erase()
    expect(await addresses()).toEqual([])
    expect(removed).toContain(photo.key)
    const remaining = await api.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
    expect(remaining).toMatchObject({ status: 'completed', address_line_1: '', city: '', subtotal_paisa: 300_000 })
    expect(await row(other.id)).toMatchObject({ followers_count: 0, following_count: 0 })
    expect(await lastMessage(api, person.email)).toBe('')
    const [rating] = (await api.call(listRatings, { params: { id: other.id } })).data.data
    expect(rating).toMatchObject({
      rating: 5,
      comment: '',
      user: { username: `deleted-user-${person.id}`, first_name: '' },
    })
    const messages = await api.db
      .selectFrom('dispute_messages')
      .select('body')
      .where('dispute_id', '=', dispute_id)
      .orderBy('id')
      .execute()
    expect(messages.map(({ body }) => body)).toEqual(['—', 'I am sorry'])
    const everything = await sql<{ text: string }>`
      select string_agg(t::text, ' ') as text from (
        select to_jsonb(u)::text as t from users u where id = ${person.id}
        union all select to_jsonb(c)::text from closed_accounts c where user_id = ${person.id}
        union all select to_jsonb(p)::text from products p where id = ${product.id}
      ) rows`.execute(api.db)
    expect(everything.rows[0]?.text).not.toMatch(new RegExp([person.email, person.phone, 'Khan', 'Ayesha'].join('|')))
  })

  // PRIVACY-2
  test('erases the own messages of chats, and blocks on both sides', async () => {
    const [person, other] = [await newPerson(), await newPerson()]
    const { id: product_id } = await addProduct(api.db, { seller_id: other.id })
    const chat = { product_id, buyer_id: person.id, seller_id: other.id }
    const { id: chat_id } = await api.db.insertInto('chats').values(chat).returning('id').executeTakeFirstOrThrow()
    const written = [
      { chat_id, author_id: person.id, body: 'I live near the blue gate' },
      { chat_id, author_id: other.id, body: 'So do I' },
    ]
    await api.db.insertInto('chat_messages').values(written).execute()
    const blocks = [
      { blocker_id: person.id, blocked_id: other.id },
      { blocker_id: other.id, blocked_id: person.id },
    ]
    await api.db.insertInto('blocks').values(blocks).execute()
    await close(person.token)
    await age(15)
    await erase()
    const messages = api.db.selectFrom('chat_messages').select('body').where('chat_id', '=', chat_id).orderBy('id')
    expect((await messages.execute()).map(({ body }) => body)).toEqual(['—', 'So do I'])
    expect(await api.db.selectFrom('blocks').select('blocker_id').execute()).toEqual([])
  })
})

test('closes an account or places its owner’s concurrent order, never both', async () => {
  const fixture = await openOrderFixture()
  try {
    const { id } = await fixture.stock(40)
    const before = await fixture.count('orders')
    const buyers = await Promise.all(Array.from({ length: 20 }, () => fixture.person()))
    const rounds = buyers.map(async buyer => {
      const [bought, closed] = await Promise.all([
        fixture.buy([{ product_id: id }], buyer),
        fixture.api.call(deleteOwnData, {}, buyer.token),
      ])
      return [bought.status, closed.status].join(' ')
    })
    const ends = await Promise.all(rounds)
    expect(ends.filter(end => end !== '201 409' && end !== '401 200')).toEqual([])
    const orders = ends.filter(end => end === '201 409').length
    expect((await fixture.count('orders')) - before).toBe(orders)
    expect((await fixture.stockOf(id)).quantity_left).toBe(40 - orders)
  } finally {
    await fixture.api.close()
  }
})
