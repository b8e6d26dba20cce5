import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSignedInUser } from '../../../test/builders.ts'
import { addRefund, addRefundAccount } from '../../../test/refunds.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openPhotoStore } from '../photos/photo-store.ts'
import { eraseGuests } from './guest-erasing.ts'

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
test('the data of a guest stays until their refund is sent, also before they have entered where it goes', async () => {
  const photos = { ...openPhotoStore({ folder: 'none', draw: async () => undefined }), discard: async () => undefined }
  const { id } = await addRefund(api.db, { seller_id: seller.id, buyer_id: null })
  const cancelled_at = new Date(Date.now() - 200 * 86_400_000)
  await api.db.updateTable('orders').set({ cancelled_at }).where('id', '=', id).execute()
  const emailLater = async () => {
    await eraseGuests(api.db, photos)
    const row = await api.db.selectFrom('orders').select('guest_email').where('id', '=', id).executeTakeFirst()
    return row?.guest_email
  }
  expect(await emailLater()).toBe('guest@example.pk')
  await addRefundAccount(api.db, { id, buyer_id: null })
  expect(await emailLater()).toBe('guest@example.pk')
  await markSent(id)
  expect(await emailLater()).toBe('')
})
