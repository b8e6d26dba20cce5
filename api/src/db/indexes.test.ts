import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser } from '../../test/builders.ts'
import { plansOf } from '../../test/query-plans.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'
import { enqueueToGuests, unsubscribe } from '../features/campaigns/campaigns-queries.ts'
import { erasePrivateData, eraseSharedData } from '../features/data-deletion/data-erasing-queries.ts'
import { findMessagesTo } from '../features/data-export/data-export-queries.ts'
import { findOutboxBacklog } from '../features/metrics/metrics-queries.ts'
import { deleteOldMessages } from '../features/outbox/outbox-queries.ts'
import type { Db } from './database.ts'

const contact = { email: 'ayesha@example.pk', phone: '923001234567' }

let api: TestApi
let userId: number

beforeAll(async () => {
  api = await openTestApi()
  userId = (await addUser(api.db)).id
})
afterAll(() => api.close())

test.each<[string, string, string[], (tx: Db) => Promise<unknown>]>([
  ['the deletion of old messages', 'outbox', ['outbox_created'], tx => deleteOldMessages(tx)],
  ['the backlog of the outbox', 'outbox', ['outbox_unsent'], tx => findOutboxBacklog(tx)],
  ['the export of messages', 'outbox', ['outbox_recipient'], tx => findMessagesTo(tx, userId)],
  ['the erasure of messages', 'outbox', ['outbox_recipient'], tx => erasePrivateData(tx, userId, contact)],
  ['the erasure of shared data', 'offers', ['offers_messages'], tx => eraseSharedData(tx, userId)],
  ['the end of promotion', 'orders', ['orders_of_guest_email'], tx => unsubscribe(tx, contact.email)],
  [
    'a campaign to guests',
    'orders',
    ['orders_of_guest_email'],
    tx => enqueueToGuests(tx, 'en', { subject: 'Sale', body: 'Sale' }, { after: '', max: 100 }),
  ],
])('%s reads %s by index', async (_work, table, indexes, work) => {
  const plans = await plansOf(api.db, work)
  for (const index of indexes) expect(plans).toContain(index)
  expect(plans).not.toMatch(new RegExp(`Seq Scan on ${table}\\b`))
})
