import { deleteOwnData } from '@closyyy/contract/data-deletion-calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addSignedInUser } from '../../../test/builders.ts'
import { whileWritesFail } from '../../../test/failing-rows.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import type { Settings } from '../../env.ts'
import { openPhotoStore } from '../photos/photo-store.ts'
import { eraseClosedAccounts } from './data-erasing.ts'
import { closeDueAccounts } from './deletion-requests-service.ts'

const DAYS_OF_GRACE = 7
const photos = openPhotoStore({ folder: 'none', draw: async () => undefined })
const log = { warn: vi.fn() }

let api: TestApi
let settings: Settings

beforeAll(async () => {
  api = await openTestApi(own => {
    own.deletionGraceDays = DAYS_OF_GRACE
    settings = own
  })
})
afterAll(() => api.close())

// PRIVACY-7
test('closes and erases an account after one that fails, which is tried again', async () => {
  const { db } = api
  const [failing, other] = [await addSignedInUser(db), await addSignedInUser(db)]
  for (const { token } of [failing, other]) await api.call(deleteOwnData, {}, token)
  const closeDue = () => closeDueAccounts({ db, photos, settings }, log)
  const erase = () => eraseClosedAccounts(db, photos, log)
  const closed = async (column: 'closed_at' | 'erased_at') =>
    (
      await db
        .selectFrom('closed_accounts')
        .select('user_id')
        .where(column, 'is not', null)
        .orderBy('user_id')
        .execute()
    ).map(({ user_id }) => user_id)

  await sql`update deletion_requests set closes_at = closes_at - make_interval(days => ${DAYS_OF_GRACE})`.execute(db)
  await whileWritesFail(db, 'closed_accounts', `user_id = ${failing.id}`, closeDue)
  expect(await closed('closed_at')).toEqual([other.id])
  await closeDue()
  expect(await closed('closed_at')).toEqual([failing.id, other.id])

  await sql`update closed_accounts set closed_at = closed_at - make_interval(days => 15)`.execute(db)
  await whileWritesFail(db, 'closed_accounts', `user_id = ${failing.id} and erased_at is not null`, erase)
  expect(await closed('erased_at')).toEqual([other.id])
  await erase()
  expect(await closed('erased_at')).toEqual([failing.id, other.id])
  expect(log.warn).toHaveBeenCalledTimes(2)
})
