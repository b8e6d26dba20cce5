import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const log = { warn: vi.fn() }

test('runs a job early once, then at each interval, until it is stopped', async () => {
  const job = vi.fn(async () => {})
  const stop = repeat({ ms: 600, firstMs: 10 }, log, 'jobs', job)
  expect(job).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10)
  expect(job).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_190)
  expect(job).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(1_200)
  expect(job).toHaveBeenCalledTimes(3)
})

test('does not run a job that is stopped before its early run', async () => {
  const job = vi.fn(async () => {})
  repeat({ ms: 600, firstMs: 10 }, log, 'jobs', job)()
  await vi.advanceTimersByTimeAsync(600)
  expect(job).not.toHaveBeenCalled()
})

test('waits for a job that is still running, and runs again after a failure', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const job = vi.fn(async () => {}).mockReturnValueOnce(promise)
  const stop = repeat({ ms: 10 }, log, 'jobs', job)
  await vi.advanceTimersByTimeAsync(30)
  expect(job).toHaveBeenCalledTimes(1)
  reject(new Error('no connection'))
  await vi.advanceTimersByTimeAsync(10)
  expect(job).toHaveBeenCalledTimes(2)
  expect(log.warn).toHaveBeenCalledWith({ err: expect.any(Error) }, 'the jobs failed; they run again later')
  stop()
})
