import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDocumentCache } from '../document-cache/document-cache.ts'
import type { ReleaseSet } from '../releases/release-set.ts'
import type { PageRequest, StartedPage } from '../render-pool/start-page.ts'
import { documentRoute, tidyPath } from './document-route.ts'
import { createPublicDocuments } from './public-documents.ts'

test.each([
  ['/', '/'],
  ['/?tab=sold', '/?tab=sold'],
  ['/cart', '/cart'],
  ['/cart/', '/cart'],
  ['/listing/women//?next=/a/&q=?', '/listing/women?next=/a/&q=?'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/abc%0adef', '/abcdef'],
  ['/cart1%0d%0aX?q=%0a', '/cart1X?q=%0a'],
  ['/products/1%0D%0AX', '/products/1X'],
  ['/abc/%E2%80%A8/%e2%80%a9def', '/abc/def'],
  ['/%0a/evil.example', '/evil.example'],
  ['/abc%250adef', '/abc%250adef'],
  ['http://shop.example/cart/', 'http://shop.example/cart/'],
])('redirects %s to %s', (url, tidy) => {
  expect(tidyPath(url)).toBe(tidy)
})

const release = { entry: 'main.js', initial: { scripts: [], styles: [] }, chunks: {}, integrity: {}, fragments: {} }
const claims = [
  { id: 'listing', path: '/listing', serverRendered: true },
  { id: 'old', path: '/old', serverRendered: true },
  { id: 'orders', path: '/orders', requiresSession: true },
]
const units = {
  shell: { ...release, unit: 'shell', id: 'a', claims: [] },
  storefront: { ...release, unit: 'storefront', id: 'b', claims },
}

/** Renders the URL and the number of the render; `/old` moves, and pages of a session are frames. */
function createStartPage() {
  let renders = 0
  return vi.fn(async ({ url, locale, claim }: PageRequest): Promise<StartedPage> => {
    if (claim?.id === 'old') return { status: 302, redirect: '/listing?size=M' }
    const mode = claim?.requiresSession ? 'frame' : 'full'
    const body = `<p>${locale} ${url.pathname}${url.search} ${++renders}</p>`
    const page = {
      mode,
      head: '',
      header: new Uint8Array(),
      body: Buffer.from(body),
      state: Buffer.from('{}'),
    } as const
    const sources = { keys: new Set(['product-1', 'seller-4']), isKeyed: true }
    return { status: claim ? 200 : 404, content: Promise.resolve(page), sources }
  })
}

const allowed = { allow: async () => true, allowRender: async () => true }

function open({ hasCanary = false, hasPurge = true, limits = allowed } = {}) {
  const startPage = createStartPage()
  let current = { key: 'shell@a', documents: units, lastGood: {}, startPage } as unknown as ReleaseSet
  const releases = { current: async () => current, hasCanary: async () => hasCanary }
  const metrics = { countDocument: vi.fn(), countCacheResult: vi.fn() }
  const cache = createDocumentCache({ maxBytes: 1_000_000, announcedSince: () => 0 })
  const app = fastify()
  onTestFinished(() => app.close())
  const env = { publicOrigin: 'https://shop.example', captchaOrigin: 'https://captcha.example' }
  const documents = createPublicDocuments({ env, cache, readStyles: () => ({ css: '', fonts: [] }), log: app.log })
  app.get('/*', documentRoute({ env, releases, metrics, documents, cache, hasPurge: () => hasPurge, limits }))
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const response = await app.inject({ url, headers: { 'accept-encoding': 'br', ...headers } })
    await new Promise(setImmediate)
    return response
  }
  const promote = () => {
    current = { ...current, key: 'shell@b' }
  }
  return { get, startPage, cache, metrics, promote }
}

const textOf = ({ rawPayload }: { rawPayload: Buffer }) => brotliDecompressSync(rawPayload).toString()

// NAV-2
test('redirects a path with a line break before it renders, and shows that the other does not exist', async () => {
  const { get, startPage } = open()
  const moved = await get('/abc%0d%0adef?tab=sold')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/abcdef?tab=sold'])
  expect(startPage).not.toHaveBeenCalled()
  expect((await get('/abcdef?tab=sold')).statusCode).toBe(404)
})

test('sends the same bytes to every visitor, rendered once', async () => {
  const { get, startPage, metrics } = open()
  const visitors: Record<string, string>[] = [
    { cookie: 'session=1; locale=en' },
    { cookie: 'cart=7', authorization: 'Bearer a' },
    { 'user-agent': 'Opera Mini', 'accept-language': 'ur' },
    { 'x-forwarded-for': '203.0.113.7', referer: 'https://shop.example/orders' },
  ]
  const first = await get('/listing')
  const responses = await Promise.all(visitors.map(headers => get('/listing?utm_source=sms', headers)))
  for (const { rawPayload } of responses) expect(rawPayload.equals(first.rawPayload)).toBe(true)
  expect(startPage).toHaveBeenCalledOnce()
  expect(metrics.countDocument).toHaveBeenCalledTimes(5)
  expect(metrics.countCacheResult.mock.calls.flat()).toEqual(['rendered', 'fresh', 'fresh', 'fresh', 'fresh'])
})

test('renders each language and each query separately', async () => {
  const { get, startPage } = open()
  const ways = ['/listing', '/listing?size=M', '/listing?size=L&brand=2', '/listing?brand=2&size=L']
  const texts = await Promise.all(ways.map(async way => textOf(await get(way))))
  expect(textOf(await get('/listing', { cookie: 'locale=ur' }))).toContain('ur /listing ')
  expect(texts[1]).toContain('?size=M')
  expect(texts[2]).toBe(texts[3])
  expect(startPage).toHaveBeenCalledTimes(4)
})

test('renders again after a change of the content', async () => {
  const { get, cache } = open()
  expect(textOf(await get('/listing'))).toContain('/listing 1')
  expect(textOf(await get('/listing'))).toContain('/listing 1')
  cache.outdate(['product-1'])
  expect(textOf(await get('/listing'))).toContain('/listing 2')
})

test('responds without a body to a browser that has the document', async () => {
  const { get, cache } = open()
  await get('/listing')
  const { headers } = await get('/listing')
  const tag = String(headers.etag)
  expect(tag).toMatch(/^"[\w-]{22}-br"$/)
  const unchanged = await get('/listing', { 'if-none-match': tag })
  expect(unchanged).toMatchObject({ statusCode: 304, payload: '' })
  expect(unchanged.headers).toMatchObject({ etag: tag, 'cache-control': headers['cache-control'] })
  cache.outdate(['product-1'])
  await get('/listing')
  expect((await get('/listing', { 'if-none-match': tag })).statusCode).toBe(200)
})

test('sends each coding with a tag of its own', async () => {
  const { get } = open()
  const gzip = await get('/listing', { 'accept-encoding': 'gzip' })
  const plain = await get('/listing', { 'accept-encoding': '' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload)
  expect(textOf(await get('/listing'))).toBe(plain.payload)
  expect(gzip.headers.etag).not.toBe(plain.headers.etag)
})

test('lets shared caches store whole public documents only', async () => {
  const { get } = open()
  const edge = { 'surrogate-capability': 'edge="Surrogate/1.0"' }
  const listing = (await get('/listing', edge)).headers
  expect(listing['cache-control']).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  )
  expect(listing['surrogate-key']).toBe('releases product-1 seller-4')
  expect((await get('/listing')).headers['surrogate-key']).toBeUndefined()
  expect((await get('/orders', edge)).headers['cache-control']).toBe('no-store')
  expect((await get('/absent', edge)).headers['cache-control']).toBe('no-store')
  const moved = await get('/old?utm_source=sms', edge)
  expect(moved.headers).toMatchObject({ 'cache-control': 'no-store', location: '/listing?size=M&utm_source=sms' })
})

test('lets shared caches store documents for seconds only if changes are not purged there', async () => {
  const { get } = open({ hasPurge: false })
  await get('/listing')
  expect((await get('/listing')).headers['cache-control']).toContain('s-maxage=2, stale-while-revalidate=3,')
})

test.each([
  ['the content changes', ({ cache }: ReturnType<typeof open>) => cache.outdate(['product-1'])],
  ['a release is promoted', ({ promote }: ReturnType<typeof open>) => promote()],
])('keeps a document from shared caches if %s while it is rendered', async (_case, change) => {
  const shop = open()
  const edge = { 'surrogate-capability': 'edge="Surrogate/1.0"' }
  const render = shop.startPage.getMockImplementation()
  shop.startPage.mockImplementationOnce(async request => {
    const page = await render?.(request)
    if (!page) throw new Error('There is a render.')
    change(shop)
    return page
  })
  const { headers } = await shop.get('/listing', edge)
  expect([headers['cache-control'], headers['surrogate-key']]).toEqual(['private, max-age=0', undefined])
  expect((await shop.get('/listing', edge)).headers['cache-control']).toContain('s-maxage=60')
})

test('keeps documents from shared caches while some visitors get a canary', async () => {
  const { get } = open({ hasCanary: true })
  await get('/listing')
  const { headers } = await get('/listing', {
    'surrogate-capability': 'edge="Surrogate/1.0"',
    cookie: 'release-group=7',
  })
  expect(headers['cache-control']).toBe('private, max-age=0')
})

// LIMIT-8
test('counts documents, and apart from them those that are not cached', async () => {
  const limits = { allow: vi.fn(async () => true), allowRender: vi.fn(async () => true) }
  const { get, cache } = open({ limits })
  for (let visit = 0; visit < 3; visit++) await get('/listing')
  expect([limits.allow.mock.calls.length, limits.allowRender.mock.calls.length]).toEqual([3, 1])
  cache.outdate(['product-1'])
  await get('/listing')
  expect([limits.allow.mock.calls.length, limits.allowRender.mock.calls.length]).toEqual([4, 2])
})
