import { ApiError } from '@closyyy/api-client/api-error'
import { expect, test, vi } from 'vitest'
import { rethrowAfterRefresh } from './checkout-errors.ts'

const settled = (error: unknown, onRejected: () => Promise<unknown>) => {
  const onSettled = vi.fn()
  rethrowAfterRefresh(error, onRejected).catch(onSettled)
  return onSettled
}

test('rethrows a rejection after the double-press delay and a refetch', async () => {
  vi.useFakeTimers()
  const error = new ApiError('conflict', 409, 'Sold.')
  const onRejected = vi.fn(async () => undefined)
  const onSettled = settled(error, onRejected)
  await vi.advanceTimersByTimeAsync(499)
  expect(onRejected).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onRejected).toHaveBeenCalledTimes(1)
  expect(onSettled).toHaveBeenCalledWith(error)
})

test('rethrows an inconclusive failure at once', async () => {
  vi.useFakeTimers()
  const onRejected = vi.fn(async () => undefined)
  const onSettled = settled(new ApiError('no-network', 0), onRejected)
  await vi.advanceTimersByTimeAsync(0)
  expect(onSettled).toHaveBeenCalled()
  expect(onRejected).not.toHaveBeenCalled()
})
