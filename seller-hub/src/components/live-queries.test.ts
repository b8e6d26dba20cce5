import { expect, test } from 'vitest'
import { polling } from './live-queries.ts'

test('sends one request in the interval, however many pages of a list are loaded', () => {
  const { refetchInterval } = polling(5_000)
  const intervalWith = (data: unknown) => refetchInterval({ state: { data, error: null } })
  expect([undefined, { id: 7 }, { pages: [] }, { pages: [1] }, { pages: [1, 2, 3] }].map(intervalWith)).toEqual([
    5_000, 5_000, 5_000, 5_000, 15_000,
  ])
})
