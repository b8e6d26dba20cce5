import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { readSettings } from './env.ts'
import { openPhotoStore } from './features/photos/photo-store.ts'
import { startJobs } from './jobs.ts'
import { MINUTE_MS } from './time.ts'

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
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout'] })
  const stop = startJobs({ db, photos, log }, readSettings({}))
  try {
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
    stop()
    vi.useRealTimers()
    await vi.waitFor(() => expect(isSwept).toBe(true), { timeout: 10_000 })
  } finally {
    vi.useRealTimers()
    await sql`alter table renamed_windows rename to limit_windows`.execute(db)
  }
  const failure = { err: expect.any(Error), job: 'deleteEndedWindows' }
  expect(log.warn).toHaveBeenCalledWith(failure, 'a job failed; it runs again later')
})
