import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrder, addUser } from '../../test/builders.ts'
import { ago, type Case, DAY, moderationCases } from '../../test/retention-cases.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'
import { deleteOldKeys } from '../db/idempotency-keys.ts'
import { deleteExpiredLinks } from '../features/accounts/account-links-queries.ts'
import { deleteOldGuestCarts } from '../features/carts/carts-queries.ts'
import { eraseClosedAccounts } from '../features/data-deletion/data-erasing.ts'
import { eraseGuests } from '../features/data-deletion/guest-erasing.ts'
import { deleteOldOrderLinks } from '../features/data-deletion/guest-erasing-queries.ts'
import { deleteEndedWindows } from '../features/limits/limits-queries.ts'
import { deleteOldOrderCodes } from '../features/order-confirmations/order-codes-queries.ts'
import { deleteOldConfirmations } from '../features/order-confirmations/order-confirmations-queries.ts'
import { deleteOldMessages } from '../features/outbox/outbox-queries.ts'
import { deleteExpiredCodes } from '../features/phone-codes/phone-codes-queries.ts'
import { sweepPhotos } from '../features/photos/photo-jobs.ts'
import { openPhotoStore } from '../features/photos/photo-store.ts'
import { deleteEndedSessions } from '../features/sessions/sessions-queries.ts'

const log = { warn: () => undefined }

let api: TestApi
let seller: { id: number }
let buyer: { id: number }
const removed: string[] = []

const photos = {
  ...openPhotoStore({ folder: 'none', draw: async () => undefined }),
  async *listOlder(ageMs: number) {
    if (ageMs <= DAY * 1_000) yield ['unknownphoto']
  },
  remove: async (keys: string[]) => void removed.push(...keys),
  discard: async (keys: string[]) => void removed.push(...keys),
}

beforeAll(async () => {
  api = await openTestApi()
  seller = await addUser(api.db)
  buyer = await addUser(api.db)
})
afterAll(() => api.close())

const exists = async (query: ReturnType<typeof sql<{ id: string }>>) => (await query.execute(api.db)).rows.length > 0

async function addGuestOrder(ageSeconds: number) {
  const order = await addOrder(api.db, {
    seller_id: seller.id,
    buyer_id: null as never,
    guest_id: randomUUID(),
    guest_email: 'guest.of.old@example.pk',
    guest_phone: '923009998877',
    guest_first_name: 'Rabia',
    guest_last_name: 'Guest',
    address_line_1: 'Secret Street 9',
    completed_at: ago(ageSeconds),
  })
  return String(order.id)
}

const cases: Record<string, Case> = {
  ...moderationCases(() => ({ db: api.db, reporter: buyer, reported: seller })),
  deleteEndedSessions: {
    retention: 30 * DAY,
    async insert(age) {
      const token_hash = randomBytes(32)
      await api.db
        .insertInto('sessions')
        .values({ token_hash, user_id: buyer.id, last_used_at: ago(age) })
        .execute()
      return token_hash.toString('hex')
    },
    job: () => deleteEndedSessions(api.db, { maxAge: 365 * DAY, adminMaxAge: DAY, adminMaxIdle: DAY }),
    find: id => exists(sql`select 1 as id from sessions where token_hash = decode(${id}, 'hex')`),
  },
  deleteExpiredLinks: {
    retention: 0,
    async insert(age) {
      const token_hash = randomBytes(32)
      const link = { token_hash, purpose: 'reset-password' as const, user_id: buyer.id, email: 'a@example.pk' }
      await api.db
        .insertInto('account_links')
        .values({ ...link, expires_at: ago(age) })
        .execute()
      return token_hash.toString('hex')
    },
    job: () => deleteExpiredLinks(api.db),
    find: id => exists(sql`select 1 as id from account_links where token_hash = decode(${id}, 'hex')`),
  },
  deleteExpiredCodes: {
    retention: 60,
    async insert(age) {
      const phone = `92300${String(randomBytes(4).readUInt32BE() % 10_000_000).padStart(7, '0')}`
      await api.db
        .insertInto('phone_codes')
        .values({ phone, code_hash: 'x', expires_at: ago(age) })
        .execute()
      return phone
    },
    job: () => deleteExpiredCodes(api.db),
    find: id => exists(sql`select 1 as id from phone_codes where phone = ${id}`),
  },
  deleteEndedWindows: {
    retention: 0,
    async insert(age) {
      const key = randomUUID()
      await api.db
        .insertInto('limit_windows')
        .values({ key, hits: 1, ends_at: ago(age) })
        .execute()
      return key
    },
    job: () => deleteEndedWindows(api.db),
    find: id => exists(sql`select 1 as id from limit_windows where key = ${id}`),
  },
  deleteOldGuestCarts: {
    retention: 60 * DAY,
    async insert(age) {
      const guest_id = randomUUID()
      await sql`insert into carts (guest_id, created_at) values (${guest_id}, ${ago(age)})`.execute(api.db)
      return guest_id
    },
    job: () => deleteOldGuestCarts(api.db),
    find: id => exists(sql`select 1 as id from carts where guest_id = ${id}`),
  },
  deleteOldOrderCodes: {
    retention: 8 * DAY,
    async insert(age) {
      const owner = `guest:${randomUUID()}`
      await api.db
        .insertInto('order_codes')
        .values({ owner, contact: '923009998877', code_hash: 'x', sent_at: ago(age) })
        .execute()
      return owner
    },
    job: () => deleteOldOrderCodes(api.db),
    find: id => exists(sql`select 1 as id from order_codes where owner = ${id}`),
  },
  deleteOldConfirmations: {
    retention: 90 * DAY,
    async insert(age) {
      const order_id = Number(await addGuestOrder(age))
      const times = { created_at: ago(age), confirmed_at: ago(age) }
      await api.db
        .insertInto('order_confirmations')
        .values({ order_id, owner: 'guest:a', contact: '923009998877', seller_id: seller.id, pieces: 1, ...times })
        .execute()
      return String(order_id)
    },
    job: () => deleteOldConfirmations(api.db),
    find: id => exists(sql`select 1 as id from order_confirmations where order_id = ${id}`),
  },
  deleteOldKeys: {
    retention: 2 * DAY,
    async insert(age) {
      const key = randomUUID()
      const row = { owner: 'user:1', key, body_hash: randomBytes(32) }
      await api.db
        .insertInto('idempotency_keys')
        .values({ ...row, answered_at: ago(age) })
        .execute()
      return key
    },
    job: () => deleteOldKeys(api.db),
    find: id => exists(sql`select 1 as id from idempotency_keys where key = ${id}`),
  },
  deleteOldMessages: {
    retention: 30 * DAY,
    async insert(age) {
      const recipient = `${randomUUID()}@example.pk`
      const row = { channel: 'email' as const, recipient, template: 'contact', subject: 'a', body: 'b' }
      await api.db
        .insertInto('outbox')
        .values({ ...row, created_at: ago(age) })
        .execute()
      return recipient
    },
    job: () => deleteOldMessages(api.db),
    find: id => exists(sql`select 1 as id from outbox where recipient = ${id}`),
  },
  deleteOldOrderLinks: {
    retention: 30 * DAY,
    async insert(age) {
      const order_id = Number(await addGuestOrder(age))
      await api.db
        .insertInto('order_links')
        .values({ order_id, token_hash: randomBytes(32) })
        .execute()
      return String(order_id)
    },
    job: () => deleteOldOrderLinks(api.db),
    find: id => exists(sql`select 1 as id from order_links where order_id = ${id}`),
  },
  eraseGuests: {
    retention: 90 * DAY,
    async insert(age) {
      const id = await addGuestOrder(age)
      const dispute = { seller_id: seller.id, buyer_id: null, raised_by: 'buyer' as const, reason: 'damaged' as const }
      const { id: dispute_id } = await api.db
        .insertInto('disputes')
        .values({ ...dispute, order_id: Number(id), status: 'resolved', resolved_at: ago(age) })
        .returning('id')
        .executeTakeFirstOrThrow()
      const message = { dispute_id, author: 'buyer' as const, body: 'Call Rabia at home' }
      const { id: message_id } = await api.db
        .insertInto('dispute_messages')
        .values(message)
        .returning('id')
        .executeTakeFirstOrThrow()
      const photo = { message_id, position: 0, key: `guestphoto${id}`, width: 1, height: 1, placeholder: null }
      await api.db.insertInto('dispute_photos').values(photo).execute()
      const label = JSON.stringify({ name: 'Rabia', address: 'Secret Street 9' })
      const parcel = { order_id: Number(id), courier: 'test', reference: `R${id}`, label, booked_at: ago(age) }
      await api.db.insertInto('parcels').values(parcel).execute()
      return id
    },
    job: () => eraseGuests(api.db, photos, log),
    async find(id) {
      const { rows } = await sql<{ text: string }>`
        select concat(to_jsonb(o)::text, (select string_agg(m.body, ' ') from dispute_messages m
          join disputes d on d.id = m.dispute_id where d.order_id = o.id),
          (select p.label::text from parcels p where p.order_id = o.id)) as text
        from orders o where id = ${id}`.execute(api.db)
      const isThere = /guest\.of\.old|923009998877|Rabia|Secret/.test(rows[0]?.text ?? '')
      expect(removed.includes(`guestphoto${id}`)).toBe(!isThere)
      return isThere
    },
  },
  eraseClosedAccounts: {
    retention: 14 * DAY,
    async insert(age) {
      const { id } = await addUser(api.db)
      await api.db
        .insertInto('closed_accounts')
        .values({ user_id: id, email: 'closed@example.pk', phone: null, closed_at: ago(age) })
        .execute()
      await api.db.insertInto('shops').values({ user_id: id, description: 'About me' }).execute()
      return String(id)
    },
    job: () => eraseClosedAccounts(api.db, photos, { warn: () => undefined }),
    find: id => exists(sql`select 1 as id from shops where user_id = ${id}`),
  },
  sweepPhotos: {
    retention: DAY,
    insert: async age => (age > DAY ? 'unknownphoto' : 'newphoto'),
    job: () => sweepPhotos(api.db, photos),
    find: async id => !removed.includes(id),
  },
}

const rules = readFileSync(join(import.meta.dirname, '../../../docs/rules/privacy.md'), 'utf8')
const rows = [...rules.matchAll(/^\|[^|]+\|[^|]+\| `(\w+)` +\|$/gm)].map(([, job = '']) => job)

test('every row of the retention table has a case, and a job that runs', () => {
  expect(rows.toSorted()).toEqual(Object.keys(cases).toSorted())
  const jobs = readFileSync(join(import.meta.dirname, 'jobs.ts'), 'utf8')
  expect(rows.filter(job => !jobs.includes(`() => ${job}(`))).toEqual([])
})

// PRIVACY-6
test.each(Object.entries(cases))('%s keeps data until its end, and deletes it then', async (_, each) => {
  const margin = 50
  const [old, recent] = [await each.insert(each.retention + margin), await each.insert(each.retention - margin)]
  await each.job()
  expect([await each.find(old), await each.find(recent)]).toEqual([false, true])
})

test('an open dispute keeps the data of its guest', async () => {
  const id = await addGuestOrder(200 * DAY)
  const dispute = { seller_id: seller.id, buyer_id: null, raised_by: 'seller' as const, reason: 'other' as const }
  await api.db
    .insertInto('disputes')
    .values({ ...dispute, order_id: Number(id) })
    .execute()
  await eraseGuests(api.db, photos, log)
  const order = await api.db.selectFrom('orders').select('guest_phone').where('id', '=', Number(id)).executeTakeFirst()
  expect(order?.guest_phone).toBe('923009998877')
})
