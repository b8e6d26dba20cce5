import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CachedDocument, createDocumentCache } from './document-cache.ts'

let announcedSince = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  announcedSince = 0
})
afterEach(() => vi.useRealTimers())

const documentOf = (changed: Partial<CachedDocument> = {}): CachedDocument => ({
  headers: {},
  bodies: { br: Buffer.alloc(100) },
  hash: 'a',
  keys: new Set(['product-1', 'seller-4']),
  isKeyed: true,
  renderedAt: performance.now(),
  sent: { unit: 'storefront', release: 'a', shell: 'b', mode: 'full', status: 200 },
  ...changed,
})

const openCache = (maxBytes = 1_000_000) => createDocumentCache({ maxBytes, announcedSince: () => announcedSince })

test('returns a document as fresh for a minute, and as stale for ten', () => {
  const cache = openCache()
  cache.store('home', documentOf())
  const freshnessAfter = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return cache.find('home')?.freshness
  }
  expect(freshnessAfter(59_000)).toBe('fresh')
  expect(freshnessAfter(2_000)).toBe('stale')
  expect(freshnessAfter(530_000)).toBe('stale')
  expect(freshnessAfter(10_000)).toBe('outdated')
})

test('outdates the documents that contain a changed key, and no others', () => {
  const cache = openCache()
  cache.store('product', documentOf())
  cache.store('other', documentOf({ keys: new Set(['product-2', 'seller-4']) }))
  cache.outdate(['product-1', 'product-9'])
  expect(cache.find('product')?.freshness).toBe('outdated')
  expect(cache.find('other')?.freshness).toBe('fresh')
  cache.outdate(['seller-4'])
  expect(cache.find('other')?.freshness).toBe('outdated')
})

test('outdates a document whose content changed while it was rendered', () => {
  const cache = openCache()
  const before = documentOf()
  vi.advanceTimersByTime(10)
  cache.outdate(['product-1'])
  vi.advanceTimersByTime(10)
  cache.store('product', before)
  expect(cache.find('product')?.freshness).toBe('outdated')
  cache.store('product', documentOf())
  expect(cache.find('product')?.freshness).toBe('fresh')
})

test('forgets the keys of a document that is replaced', () => {
  const cache = openCache()
  cache.store('home', documentOf())
  cache.store('home', documentOf({ keys: new Set(['product-2']) }))
  cache.outdate(['product-1'])
  expect(cache.find('home')?.freshness).toBe('fresh')
  cache.outdate(['product-2'])
  expect(cache.find('home')?.freshness).toBe('outdated')
})

test.each([
  ['while changes are not announced', () => (announcedSince = Number.POSITIVE_INFINITY), {}],
  ['if it was rendered before changes were announced', () => (announcedSince = performance.now() + 1), {}],
  ['if a part of its content names no keys', () => undefined, { isKeyed: false }],
])('keeps a document for five seconds %s', (_case, prepare, changed) => {
  const cache = openCache()
  prepare()
  const document = documentOf(changed)
  cache.store('home', document)
  expect(cache.isAnnounced(document)).toBe(false)
  expect(cache.find('home')?.freshness).toBe('fresh')
  vi.advanceTimersByTime(5_001)
  expect(cache.find('home')?.freshness).toBe('outdated')
})

test('removes the documents that were unused for the longest time when it is full', () => {
  const cache = openCache(3_000)
  for (let index = 0; index < 20; index++) cache.store(`page-${index}`, documentOf())
  expect(cache.find('page-0')).toBeUndefined()
  expect(cache.find('page-19')?.freshness).toBe('fresh')
  expect(cache.bytes()).toBeLessThanOrEqual(3_000)
})

test('stores nothing without memory', () => {
  const cache = openCache(0)
  cache.store('home', documentOf())
  expect(cache.find('home')).toBeUndefined()
})
