import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs once for a burst of calls', async () => {
  const work = vi.fn(async () => undefined)
  const trigger = coalesce(work, 80)
  for (let call = 0; call < 5; call++) trigger()
  await vi.advanceTimersByTimeAsync(79)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(1)
})

it('runs once more after calls during a run', async () => {
  const runs: PromiseWithResolvers<void>[] = []
  const trigger = coalesce(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  }, 80)
  trigger()
  await vi.advanceTimersByTimeAsync(80)
  for (let call = 0; call < 3; call++) {
    trigger()
    await vi.advanceTimersByTimeAsync(80)
  }
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toHaveLength(2)
  runs[1]?.resolve()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toHaveLength(2)
})

it('prints the error of a failed run, and runs again after later calls', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('No process could be started.')
  const work = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined)
  const trigger = coalesce(work, 80)
  trigger()
  await vi.advanceTimersByTimeAsync(80)
  expect(print.mock.calls).toEqual([[failure]])
  print.mockRestore()
  trigger()
  await vi.advanceTimersByTimeAsync(80)
  expect(work).toHaveBeenCalledTimes(2)
})
