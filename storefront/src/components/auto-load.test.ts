import { expect, test } from 'vitest'
import { shouldAutoLoad } from './auto-load.ts'

const list = { depth: 1, hasMore: true, isLoading: false, hasFailed: false }

test('loads pages automatically up to the sixth', () => {
  expect([1, 2, 3, 4, 5].every(depth => shouldAutoLoad({ ...list, depth }))).toBe(true)
  expect(shouldAutoLoad({ ...list, depth: 6 })).toBe(false)
})

test.each([
  ['there are no more pages', { hasMore: false }],
  ['a load is in progress', { isLoading: true }],
  ['the last load failed', { hasFailed: true }],
])('does not load automatically if %s', (_, change) => {
  expect(shouldAutoLoad({ ...list, ...change })).toBe(false)
})
