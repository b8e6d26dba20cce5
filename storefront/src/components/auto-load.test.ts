import { expect, test } from 'vitest'
import { shouldAutoLoad } from './auto-load.ts'

const list = { depth: 1, hasMore: true, isLoading: false, hasFailed: false }

test('the next page comes by itself up to the sixth', () => {
  expect([1, 2, 3, 4, 5].every(depth => shouldAutoLoad({ ...list, depth }))).toBe(true)
  expect(shouldAutoLoad({ ...list, depth: 6 })).toBe(false)
})

test.each([
  ['nothing more is there', { hasMore: false }],
  ['a load is under way', { isLoading: true }],
  ['the last load failed', { hasFailed: true }],
])('it does not where %s', (_, change) => {
  expect(shouldAutoLoad({ ...list, ...change })).toBe(false)
})
