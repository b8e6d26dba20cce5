import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isDatabaseUnavailable } from './database-errors.ts'
import { timeLeft, waitWithinBudget, withinTimeBudget } from './time-budget.ts'

// Files share a process: what the ones before left behind keeps its own intervals and immediates.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => vi.useRealTimers())

const wait = (ms: number) => waitWithinBudget(() => new Promise<void>(resolve => setTimeout(resolve, ms)))

test('counts the waits of all parts of one request, and nothing else', async () => {
  const request = {}
  await Promise.all([withinTimeBudget(request, () => wait(700)), vi.advanceTimersByTimeAsync(700)])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(withinTimeBudget(request, timeLeft)).toBe(1_300)
  expect(withinTimeBudget({}, timeLeft)).toBe(2_000)
})

test('counts overlapping waits once', async () => {
  const request = {}
  const both = withinTimeBudget(request, () => Promise.all([wait(500), wait(800)]))
  await vi.advanceTimersByTimeAsync(600)
  expect(withinTimeBudget(request, timeLeft)).toBe(1_400)
  await Promise.all([both, vi.advanceTimersByTimeAsync(200)])
  expect(withinTimeBudget(request, timeLeft)).toBe(1_200)
})

test('reports an unavailable database without a query if no time is left', async () => {
  const request = {}
  await Promise.all([withinTimeBudget(request, () => wait(2_000)), vi.advanceTimersByTimeAsync(2_000)])
  const query = vi.fn(async () => 'rows')
  const error = await withinTimeBudget(request, () => waitWithinBudget(query)).catch((reason: unknown) => reason)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(query).not.toHaveBeenCalled()
})

test('does not limit work outside requests', async () => {
  await Promise.all([wait(60_000), vi.advanceTimersByTimeAsync(60_000)])
  expect(await waitWithinBudget(async () => 'rows')).toBe('rows')
})
