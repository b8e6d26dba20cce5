import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addProduct, addUser } from '../../../test/builders.ts'
import { emailsTo } from '../../../test/emails.ts'
import { guestInfo, openOrderFixture } from '../../../test/order-fixture.ts'

const fixture = await openOrderFixture()
const { api, notificationsTo } = fixture
afterAll(() => api.close())

async function openShop() {
  const seller = await addUser(api.db)
  const { id: product_id } = await addProduct(api.db, { seller_id: seller.id, quantity: 50, quantity_left: 50 })
  return {
    seller,
    async buy(times: number, info = guestInfo()) {
      for (let order = 0; order < times; order++)
        expect((await fixture.buyAsGuest([{ product_id }], info, seller.id)).status).toBe(201)
    },
  }
}

const endWindows = (name: string) =>
  sql`update limit_windows set ends_at = now() where key like ${`${name}:%`}`.execute(api.db)

const templatesTo = async (email: string) => (await notificationsTo(email)).map(({ template }) => template)

// MESSAGE-8
test('sends a guest’s email 3 messages an hour and 10 a day, whatever its tag', async () => {
  const email = 'victim@example.pk'
  const counts: number[] = []
  for (const tag of ['', '+a', '+b', '+c', '+d']) {
    const { buy } = await openShop()
    await buy(4, guestInfo({ email: email.replace('@', `${tag}@`).toUpperCase() }))
    const { rows } = await sql<{ count: number }>`
      select count(*)::int from outbox where lower(recipient) like 'victim%@example.pk'`.execute(api.db)
    counts.push(rows[0]?.count ?? 0)
    await endWindows('guest-mail-hour')
  }
  expect(counts).toEqual([3, 6, 9, 10, 10])
})

// MESSAGE-8
test('does not count emails to an account', async () => {
  const { seller } = await openShop()
  const buyer = await fixture.person({ email: 'member@example.pk' })
  for (let order = 0; order < 4; order++) {
    const { id: product_id } = await addProduct(api.db, { seller_id: seller.id })
    expect((await fixture.buy([{ product_id }], buyer, seller.id)).status).toBe(201)
  }
  expect(await templatesTo('member@example.pk')).toEqual(Array.from({ length: 4 }, () => 'order-placed'))
})

// MESSAGE-9
test('links an email about one order to it, and the digest to all of them', async () => {
  const { seller, buy } = await openShop()
  await buy(6)
  const emails = await emailsTo(api.db, seller.email)
  const orders = await api.db
    .selectFrom('orders')
    .select('id')
    .where('seller_id', '=', seller.id)
    .orderBy('id')
    .execute()
  const paths = emails.map(({ body }) => /\/seller\/sellinghub\/sold-items\S*/.exec(body)?.[0])
  const path = '/seller/sellinghub/sold-items'
  expect(paths).toEqual([...orders.slice(0, 5).map(({ id }) => `${path}/${id}`), path])
})

// MESSAGE-8
test('sends a seller five emails about new orders of a minute, and one digest', async () => {
  const { seller, buy } = await openShop()
  await buy(8)
  const single = Array.from({ length: 5 }, () => 'order-received')
  expect(await templatesTo(seller.email)).toEqual([...single, 'orders-received'])
  const digest = await api.db
    .selectFrom('outbox')
    .select(sql<boolean>`due_at > now() + interval '30 seconds'`.as('is_delayed'))
    .where('template', '=', 'orders-received')
    .executeTakeFirst()
  expect(digest).toEqual({ is_delayed: true })
  await endWindows('new-orders')
  await buy(1)
  expect(await templatesTo(seller.email)).toEqual([...single, 'orders-received', 'order-received'])
})

// MESSAGE-8
test('does not postpone the digest while orders keep coming', async () => {
  const { seller, buy } = await openShop()
  await buy(6)
  const digests = () =>
    api.db
      .selectFrom('outbox')
      .select(['id', 'due_at'])
      .where('recipient', '=', seller.email)
      .where('template', '=', 'orders-received')
      .execute()
  const first = await digests()
  expect(first).toHaveLength(1)
  await buy(2)
  expect(await digests()).toEqual(first)
})

// MESSAGE-8
test('repeats nothing that a guest typed, except the name to the seller', async () => {
  const { seller, buy } = await openShop()
  const typed = { first_name: 'Claim', last_name: 'Your Prize', address: 'Call 0900 at once' }
  const info = guestInfo({ ...typed, email: 'stranger@example.pk' })
  await buy(1, info)
  const toGuest = (await notificationsTo(info.email)).map(({ body }) => body).join()
  expect(toGuest).toContain('Hello there,')
  for (const text of Object.values(typed)) expect(toGuest).not.toContain(text)
  const toSeller = (await notificationsTo(seller.email)).map(({ body }) => body).join()
  expect(toSeller).toContain('Claim Your Prize bought from you')
  expect(toSeller).not.toContain(typed.address)
  expect(toSeller).not.toContain(info.phone.slice(1))
})
