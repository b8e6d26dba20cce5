import { expect, it, onTestFinished, vi } from 'vitest'
import type { CurrentReleases } from './release-reader.ts'
import { watchReleases } from './watch-releases.ts'

it('calls back when other releases are served or a canary begins, and goes on after an error', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const current = vi.fn(async () => ({ key: 'storefront@a' }) as CurrentReleases)
  const hasCanary = vi.fn(async () => false)
  const onChange = vi.fn()
  const stop = watchReleases({ current, hasCanary }, onChange)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(onChange).not.toHaveBeenCalled()
  current.mockRejectedValueOnce(new Error('no shell'))
  await vi.advanceTimersByTimeAsync(500)
  current.mockResolvedValue({ key: 'storefront@b' } as CurrentReleases)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onChange).toHaveBeenCalledTimes(1)
  hasCanary.mockResolvedValue(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
  hasCanary.mockResolvedValue(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(onChange).toHaveBeenCalledTimes(2)
})
