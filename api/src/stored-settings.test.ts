import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const campaigns = 'features/campaigns/campaigns-queries.ts'
const templates = 'features/outbox/optional-messages.ts'

/** What a person chose, and the module outside its own feature that acts on it. */
const readers: Record<string, string> = {
  'preferences.all_promotional_emails': campaigns,
  'preferences.new_features_and_updates': campaigns,
  'preferences.trends_campaigns_more': campaigns,
  'preferences.sales_and_promotions': campaigns,
  'preferences.shopping_updates': templates,
  'preferences.selling_tips_and_updates': campaigns,
  'preferences.personalised_recommendations': campaigns,
  'preferences.special_offers_from_sellers': campaigns,
  'preferences.unread_messages': templates,
  'shipping_settings.shipping_type': 'features/products/product-writing-queries.ts',
  'shops.description': 'features/shops/shops-queries.ts',
  'users.locale': 'features/outbox/outbox-queries.ts',
  'users.vacation_until': 'features/checkout/checkout-queries.ts',
  'users.country': 'features/users/users-queries.ts',
  'orders.guest_locale': campaigns,
  'orders.guest_saves_address': 'features/orders/guest-address-queries.ts',
  'orders.guest_subscribes': campaigns,
  'orders.guest_takes_texts': campaigns,
}

/** Tables that store settings only; of others, the columns that a person chooses. */
const settingTables = ['preferences', 'shipping_settings', 'shops']
const settingColumns = ['users.locale', 'users.vacation_until', 'users.country']
const ofRow = ['user_id', 'created_at', 'updated_at']

// MESSAGE-6
test('every stored setting has a reader', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and not column_name = any(${ofRow})
      and (table_name = any(${settingTables})
        or table_name = 'orders' and column_name ~ '^guest_(subscribes|takes|saves|locale)')`.execute(database.db)
  const stored = [...rows.map(({ name }) => name), ...settingColumns]
  expect(Object.keys(readers).toSorted()).toEqual(stored.toSorted())
})

test.each(Object.entries(readers))('%s is read by %s', (setting, reader) => {
  const column = setting.split('.')[1] ?? ''
  expect(readFileSync(join(import.meta.dirname, reader), 'utf8')).toContain(column)
})
