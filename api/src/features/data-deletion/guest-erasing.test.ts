import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addOrder, addUser } from '../../../test/builders.ts'
import { whileWritesFail } from '../../../test/failing-rows.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { DAY_MS } from '../../time.ts'
import { openPhotoStore } from '../photos/photo-store.ts'
import { eraseGuests } from './guest-erasing.ts'

const ORDERS = 1_100
const log = { warn: vi.fn() }
const photos = openPhotoStore({ folder: 'none', draw: async () => undefined })

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const unerased = async () =>
  (await api.db.selectFrom('orders').select('id').where('guest_email', '<>', '').execute()).map(({ id }) => id)

// PRIVACY-6
test('erases the guests of all orders that ended, also after one that fails', async () => {
  const { id: seller_id } = await addUser(api.db)
  for (let count = 0; count < ORDERS; count++)
    await addOrder(api.db, {
      seller_id,
      buyer_id: null as never,
      guest_id: randomUUID(),
      guest_email: 'guest@example.pk',
      guest_phone: '923009998877',
      guest_first_name: 'Rabia',
      guest_last_name: 'Guest',
      completed_at: new Date(Date.now() - 91 * DAY_MS),
    })
  const failing = (await unerased())[1]
  await whileWritesFail(api.db, 'orders', `id = ${failing} and guest_email = ''`, () =>
    eraseGuests(api.db, photos, log),
  )
  expect(await unerased()).toEqual([failing])
  expect(log.warn).toHaveBeenCalledTimes(1)
  await eraseGuests(api.db, photos, log)
  expect(await unerased()).toEqual([])
})
