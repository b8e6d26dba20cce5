import { ApiError } from '@closyyy/api-client/api-error'
import { expect, test, vi } from 'vitest'
import { settleRefusal } from './checkout-refusal.ts'

const settled = (error: unknown, onRefused: () => Promise<unknown>) => {
  const onSettled = vi.fn()
  settleRefusal(error, onRefused).catch(onSettled)
  return onSettled
}

test('a refusal is passed on after a double press is over and the lines are read anew', async () => {
  vi.useFakeTimers()
  const error = new ApiError('conflict', 409, 'Sold.')
  const onRefused = vi.fn(async () => undefined)
  const onSettled = settled(error, onRefused)
  await vi.advanceTimersByTimeAsync(499)
  expect(onRefused).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onRefused).toHaveBeenCalledTimes(1)
  expect(onSettled).toHaveBeenCalledWith(error)
})

test('a failure that decides nothing is passed on at once', async () => {
  vi.useFakeTimers()
  const onRefused = vi.fn(async () => undefined)
  const onSettled = settled(new ApiError('no-network', 0), onRefused)
  await vi.advanceTimersByTimeAsync(0)
  expect(onSettled).toHaveBeenCalled()
  expect(onRefused).not.toHaveBeenCalled()
})
