import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseEnvironment } from '../env.ts'
import { ping } from './database.ts'
import { withDatabase } from './with-database.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closyyy-command-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

test('the transaction of a command may take longer than that of a request', async () => {
  const result = await withDatabase(parseEnvironment({ DATA_DIR: folder }), db => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return db
      .transaction()
      .execute(async tx => {
        await vi.advanceTimersByTimeAsync(60_000)
        await ping(tx)
        return 'committed'
      })
      .finally(() => vi.useRealTimers())
  })
  expect(result).toBe('committed')
})
