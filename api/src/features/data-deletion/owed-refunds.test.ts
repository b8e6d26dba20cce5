import { randomBytes } from 'node:crypto'
import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSignedInUser } from '../../../test/builders.ts'
import { addRefund, addRefundAccount } from '../../../test/refunds.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openPhotoStore } from '../photos/photo-store.ts'
import { eraseGuests } from './guest-erasing.ts'
import { deleteOldOrderLinks } from './guest-erasing-queries.ts'

const log = { warn: () => undefined }

let api: TestApi
let seller: Awaited<ReturnType<typeof addSignedInUser>>

beforeAll(async () => {
  api = await openTestApi()
  seller = await addSignedInUser(api.db)
})
afterAll(() => api.close())

const markSent = (orderId: number) =>
  api.db
    .updateTable('refunds')
    .set({ paid_by: seller.id, paid_at: new Date().toISOString(), reference: 'JC-1' })
    .where('order_id', '=', orderId)
    .execute()

// PRIVACY-8
test('an account does not close while a refund is owed, also before its buyer has entered where it goes', async () => {
  const buyer = await addSignedInUser(api.db)
  const close = () => api.call(deleteOwnData, {}, buyer.token)
  const { id } = await addRefund(api.db, { seller_id: seller.id, buyer_id: buyer.id })
  const refused = { status: 409, failure: { message: expect.stringContaining('You are owed a refund.') } }
  expect(await close()).toMatchObject(refused)
  await addRefundAccount(api.db, { id, buyer_id: buyer.id })
  expect(await close()).toMatchObject(refused)
  await markSent(id)
  expect((await close()).status).toBe(200)
})

// PRIVACY-8
test('data and links of a guest stay until their refund is sent, also before they have entered where it goes', async () => {
  const photos = { ...openPhotoStore({ folder: 'none', draw: async () => undefined }), discard: async () => undefined }
  const { id } = await addRefund(api.db, { seller_id: seller.id, buyer_id: null })
  const cancelled_at = new Date(Date.now() - 200 * 86_400_000)
  await api.db.updateTable('orders').set({ cancelled_at }).where('id', '=', id).execute()
  const link = { order_id: id, token_hash: randomBytes(32) }
  await api.db.insertInto('order_links').values(link).execute()
  const later = async () => {
    await deleteOldOrderLinks(api.db)
    await eraseGuests(api.db, photos, log)
    return api.db
      .selectFrom('orders as o')
      .leftJoin('order_links as l', 'l.order_id', 'o.id')
      .select(['o.guest_email', 'l.order_id as linked'])
      .where('o.id', '=', id)
      .executeTakeFirst()
  }
  const unchanged = { guest_email: 'guest@example.pk', linked: id }
  expect(await later()).toEqual(unchanged)
  await addRefundAccount(api.db, { id, buyer_id: null })
  expect(await later()).toEqual(unchanged)
  await markSent(id)
  expect(await later()).toEqual({ guest_email: '', linked: null })
})
