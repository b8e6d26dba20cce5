import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { readSettings } from '../env.ts'
import { openPhotoStore } from '../features/photos/photo-store.ts'
import { MINUTE_MS } from '../time.ts'
import { startJobs } from './jobs.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

// PRIVACY-7
test('runs the hourly jobs soon after a start, and those after one that fails', async () => {
  const { db } = database
  const log = { warn: vi.fn() }
  let isSwept = false
  const photos = {
    ...openPhotoStore({ folder: 'none', draw: async () => undefined }),
    // biome-ignore lint/correctness/useYield: There are no files.
    async *listOlder() {
      isSwept = true
    },
  }
  await sql`alter table limit_windows rename to renamed_windows`.execute(db)
  const timeouts = vi.spyOn(globalThis, 'setTimeout')
  startJobs({ db, photos, log }, readSettings({}))()
  const runFirst = timeouts.mock.calls.filter(([, ms]) => ms === 5 * MINUTE_MS).map(([run]) => run)
  timeouts.mockRestore()
  try {
    await Promise.all(runFirst.map(run => run()))
  } finally {
    await sql`alter table renamed_windows rename to limit_windows`.execute(db)
  }
  expect(isSwept).toBe(true)
  const failure = { err: expect.any(Error), job: 'deleteEndedWindows' }
  expect(log.warn).toHaveBeenCalledWith(failure, 'a job failed; it runs again later')
})
