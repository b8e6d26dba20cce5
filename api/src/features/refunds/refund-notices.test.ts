import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrder, addUser } from '../../../test/builders.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { notifyOfRefund } from './refund-notices.ts'
import type { RefundRow } from './refunds-queries.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

// MESSAGE-8
test('limits emails to a guest about where a refund goes, always reports that it was sent, and repeats no name', async () => {
  const { id: seller_id } = await addUser(api.db)
  const guest = { guest_email: 'refunded@example.pk', guest_phone: '923001112233' }
  const names = { guest_id: randomUUID(), guest_first_name: 'Claim Your Prize', guest_last_name: '' }
  const order = await addOrder(api.db, { seller_id, buyer_id: null as never, ...guest, ...names })
  const refund = { order_id: order.id, refund_paisa: 200_000, method: 'bank', account_number: '123456' } as RefundRow
  const notify = (template: 'refund-account-saved' | 'refund-sent') =>
    notifyOfRefund(api.db, template, refund, 'https://shop.example')
  for (let times = 0; times < 5; times++) await notify('refund-account-saved')
  for (let times = 0; times < 2; times++) await notify('refund-sent')
  const messages = await api.db.selectFrom('outbox').select(['template', 'body']).orderBy('id').execute()
  const saved = Array.from({ length: 3 }, () => 'refund-account-saved')
  expect(messages.map(({ template }) => template)).toEqual([...saved, 'refund-sent', 'refund-sent'])
  expect(messages.map(({ body }) => body).join()).not.toContain('Prize')
})
