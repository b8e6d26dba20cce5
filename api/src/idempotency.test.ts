import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestApi, type TestApi } from '../test/test-api.ts'
import { transact } from './db/transact.ts'
import { runOnce } from './idempotency.ts'
import { HOUR } from './time.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => api.close())

const pause = () => new Promise(resolve => setTimeout(resolve, 200))

// CHECKOUT-6
test.each([
  ['ahead of', HOUR],
  ['behind', -HOUR],
])(
  'without a key, only concurrent calls run once, also if the clock is %s that of the database',
  async (_what, skew) => {
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: Date.now() + skew * 1_000 })
    const work = vi.fn(async () => {
      await pause()
      return work.mock.calls.length
    })
    const run = (arrivedAt: Date) =>
      transact(api.db, tx => runOnce(tx, { owner: 'test', key: undefined, body: skew, arrivedAt }, work))
    const arrivedAt = new Date()
    expect(await Promise.all([run(arrivedAt), run(arrivedAt)])).toEqual([1, 1])
    await pause()
    expect(await run(new Date())).toBe(2)
  },
)
