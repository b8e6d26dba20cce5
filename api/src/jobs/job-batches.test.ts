import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct, addUser } from '../../test/builders.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'
import { deleteOldKeys } from '../db/idempotency-keys.ts'
import { type Campaign, sendCampaign } from '../features/campaigns/campaigns-service.ts'
import { deleteOldGuestCarts } from '../features/carts/carts-queries.ts'
import { deleteEndedWindows } from '../features/limits/limits-queries.ts'
import { expireOffers } from '../features/offers/offer-changes-queries.ts'
import { deleteOldMessages } from '../features/outbox/outbox-queries.ts'
import { measureSellers } from '../features/seller-speeds/seller-speeds-queries.ts'

/** More than one statement may change. */
const ROWS = 2_300
const MAX_ROWS_PER_STATEMENT = 1_000

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
  const { id: seller_id } = await addUser(api.db)
  const product = await addProduct(api.db, { seller_id })
  await sql`
    insert into users (username, first_name, last_name, email, email_verified_at)
    select 'many_' || n, 'Sana', 'Ali', 'many' || n || '@example.pk', now() from generate_series(1, ${ROWS}::int) n
  `.execute(api.db)
  await sql`
    insert into offers (product_id, buyer_id, seller_id, actor_id, price_paisa, status, action, created_at)
    select ${product.id}, u.id, ${seller_id}, u.id, 100000, 'pending', 'offer', now() - interval '9 days'
    from users u where u.username like 'many%'`.execute(api.db)
  await sql`
    create function limit_rows() returns trigger language plpgsql as ${sql.lit(`begin
      if (select count(*) from changed) > ${MAX_ROWS_PER_STATEMENT} then raise 'This statement changes too many rows.'; end if;
      return null;
    end`)}`.execute(api.db)
})
beforeEach(() => api.db.deleteFrom('outbox').execute())
afterAll(() => api.close())

type Event = 'insert' | 'update' | 'delete'

/** Runs a job while no statement may change many rows of a table. */
async function withFewRows(table: string, event: Event, job: () => Promise<unknown>): Promise<void> {
  const rows = event === 'delete' ? sql`old table` : sql`new table`
  await sql`create trigger limiting after ${sql.raw(event)} on ${sql.table(table)} referencing ${rows} as changed
    for each statement execute function limit_rows()`.execute(api.db)
  try {
    await job()
  } finally {
    await sql`drop trigger limiting on ${sql.table(table)}`.execute(api.db)
  }
}

const countOf = async (table: string, condition = 'true') => {
  const count = sql<{
    total: number
  }>`select count(*)::int as total from ${sql.table(table)} where ${sql.raw(condition)}`
  return (await count.execute(api.db)).rows[0]?.total
}

const series = sql`generate_series(1, ${ROWS}::int) n`
const deletions = {
  limit_windows: {
    job: deleteEndedWindows,
    rows: sql`insert into limit_windows (key, hits, ends_at) select 'key-' || n, 1, now() - interval '1 day' from ${series}`,
  },
  outbox: {
    job: deleteOldMessages,
    rows: sql`insert into outbox (channel, recipient, template, body, created_at, sent_at)
      select 'sms', '923001234567', 'any', '', now() - interval '32 days', now() - interval '31 days' from ${series}`,
  },
  idempotency_keys: {
    job: deleteOldKeys,
    rows: sql`insert into idempotency_keys (owner, key, body_hash, answered_at)
      select 'user:1', 'key-' || n, sha256('body'), now() - interval '3 days' from ${series}`,
  },
  carts: {
    job: deleteOldGuestCarts,
    rows: sql`insert into carts (guest_id, created_at) select gen_random_uuid(), now() - interval '61 days' from ${series}`,
  },
}

test.each(Object.entries(deletions))(
  'old rows of %s are deleted in batches until none is left',
  async (table, { job, rows }) => {
    await rows.execute(api.db)
    await withFewRows(table, 'delete', () => job(api.db))
    expect(await countOf(table)).toBe(0)
  },
)

// OFFER-7
test('overdue offers expire in batches until none is left', async () => {
  await withFewRows('offers', 'update', () => expireOffers(api.db, 48))
  expect(await countOf('offers', "action = 'expired'")).toBe(ROWS)
})

// SHOP-6
test('sellers are measured in batches, and a measurement that failed starts again', async () => {
  await sql`update offers set seller_id = buyer_id, buyer_id = seller_id, actor_id = seller_id,
    answered_at = now() - interval '8 days'`.execute(api.db)
  const last = await api.db.selectFrom('users').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await sql`alter table seller_speeds add constraint failing check (user_id <> ${sql.lit(last.id)})`.execute(api.db)
  await expect(measureSellers(api.db)).rejects.toThrow('failing')
  expect(await countOf('seller_speeds')).toBeGreaterThan(0)
  await sql`alter table seller_speeds drop constraint failing`.execute(api.db)
  await withFewRows('seller_speeds', 'insert', () => measureSellers(api.db))
  expect(await countOf('seller_speeds')).toBe(ROWS)
})

// MESSAGE-2
test('a campaign is enqueued in batches, and goes on where it was interrupted', async () => {
  await sql`insert into preferences (user_id, all_promotional_emails, new_features_and_updates, trends_campaigns_more,
      sales_and_promotions, shopping_updates, selling_tips_and_updates, personalised_recommendations,
      special_offers_from_sellers, unread_messages)
    select id, true, true, true, true, true, true, true, true, true from users where username like 'many%'`.execute(
    api.db,
  )
  const email = { title: 'Eid sale', text: 'Everything is 20 % off.' }
  const campaign: Campaign = { name: randomUUID(), kind: 'sales_and_promotions', en: email, ur: email }
  const send = () => sendCampaign(api.db, campaign, 'https://shop.example')
  await sql`alter table outbox add constraint failing check (recipient <> 'many1500@example.pk')`.execute(api.db)
  await expect(send()).rejects.toThrow('failing')
  expect(await countOf('outbox')).toBe(MAX_ROWS_PER_STATEMENT)
  await sql`alter table outbox drop constraint failing`.execute(api.db)
  await withFewRows('outbox', 'insert', async () => expect(await send()).toBe(ROWS - MAX_ROWS_PER_STATEMENT))
  const recipients = await api.db.selectFrom('outbox').select('recipient').distinct().execute()
  expect([recipients.length, await countOf('outbox')]).toEqual([ROWS, ROWS])
  await expect(send()).rejects.toThrow('was sent before')
})
