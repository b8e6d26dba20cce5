import { createApiClient } from '@closyyy/api-client/api-client'
import { listProducts } from '@closyyy/contract/products-calls'
import { createQueryClient } from '@closyyy/platform/query'
import { aProduct } from '@closyyy/testing/builders'
import { createFakeServer, success } from '@closyyy/testing/fake-server'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListFilter } from '../../components/filters/list-filter.ts'
import { listingPagesQuery } from './listing-queries.ts'
import { loadListingPages } from './load-listing.ts'

const place = { group: 'women' } as const
const filter = { sort: 'newest' } as const

function open(count: number) {
  const products = Array.from({ length: count }, (_, index) => aProduct({ id: index + 1 }))
  const server = createFakeServer()
  server.respondTo(listProducts, ({ query }) => {
    const [page, per_page] = [Number(query.page), Number(query.per_page)]
    const data = products.slice((page - 1) * per_page, page * per_page)
    const last_page = Math.max(1, Math.ceil(count / per_page))
    return success(listProducts, { data, current_page: page, last_page, per_page, total: count })
  })
  const queryClient = createQueryClient(createApiClient({ base: '/api', fetch: server.fetch }))
  return {
    load: (depth: number, narrowing: Partial<ListFilter> = {}) =>
      loadListingPages({ queryClient }, place, { ...filter, ...narrowing }, depth),
    requests: () => server.requests.map(({ query }) => `${query.page} of ${query.per_page}`),
    state: () => queryClient.getQueryState(listingPagesQuery(place, filter).queryKey),
    invalidate: () => queryClient.invalidateQueries(),
    pages: () => queryClient.getQueryData(listingPagesQuery(place, filter).queryKey)?.pages ?? [],
    queries: () => queryClient.getQueryCache().getAll(),
  }
}

afterEach(() => vi.useRealTimers())

test('shares pages between a prefetch and its navigation, and caches each once', async () => {
  const { load, requests, pages, queries } = open(24)
  await Promise.all([load(2), load(2)])
  expect(requests()).toEqual(['1 of 16'])
  expect(queries()).toHaveLength(1)
  expect(pages()).toHaveLength(2)
})

test('leaves a list alone that is loading with further filters', async () => {
  const { load } = open(24)
  const first = load(1, { brand_id: [39] })
  const second = new Promise(resolve => setTimeout(resolve, 10)).then(() =>
    load(1, { brand_id: [39], size: ['small'] }),
  )
  await first
  await expect(second).resolves.toBeUndefined()
})

test.each([
  { depth: 1, calls: ['1 of 8'] },
  { depth: 2, calls: ['1 of 16'] },
  { depth: 6, calls: ['1 of 48'] },
  { depth: 7, calls: ['1 of 32', '2 of 32'] },
  { depth: 30, calls: ['1 of 48', '2 of 48', '3 of 48', '4 of 48', '5 of 48'] },
])('loads $depth pages in $calls.length calls, as if each came alone', async ({ depth, calls }) => {
  const { load, requests, pages } = open(99)
  await load(depth)
  expect(requests()).toEqual(calls)
  const shown = Math.min(depth, 13)
  expect(pages().map(({ current_page }) => current_page)).toEqual(Array.from({ length: shown }, (_, i) => i + 1))
  const ids = pages().flatMap(({ data }) => data.map(({ id }) => id))
  expect(ids).toEqual(Array.from({ length: Math.min(depth * 8, 99) }, (_, i) => i + 1))
  for (const page of pages()) expect(page).toMatchObject({ per_page: 8, last_page: 13, total: 99 })
})

test('adds pages to cached ones, and goes back to fewer', async () => {
  const { load, requests, pages } = open(99)
  await load(2)
  await load(4)
  expect(requests()).toEqual(['1 of 16', '3 of 8', '4 of 8'])
  expect(pages()).toHaveLength(4)
  await load(3)
  expect(pages()).toHaveLength(3)
  expect(requests()).toHaveLength(3)
})

test('shows the empty first page of a list without products', async () => {
  const { load, pages } = open(0)
  await load(3)
  expect(pages()).toMatchObject([{ data: [], current_page: 1, last_page: 1 }])
})

test.each([
  ['the same pages', 2],
  ['fewer pages', 1],
  ['more pages', 3],
])('shows %s again, as old as they are', async (_case, depth) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { load, state, pages, invalidate } = open(99)
  await load(2)
  const loadedAt = state()?.dataUpdatedAt
  vi.setSystemTime(Date.now() + 60_000)
  await load(depth)
  expect(pages()).toHaveLength(depth)
  expect(state()).toMatchObject({ dataUpdatedAt: loadedAt, isInvalidated: false })
  await invalidate()
  await load(4 - depth)
  expect(state()).toMatchObject({ dataUpdatedAt: loadedAt, isInvalidated: true })
})
