import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createVisitorLimits } from '../http/visitor-limits.ts'
import { registerRobots } from './robots-route.ts'
import { PART_SPAN } from './sitemap-parts.ts'
import { registerSitemap } from './sitemap-routes.ts'

interface RangeQuery {
  after?: string
  limit?: string
}

const changed = '2026-01-02T03:04:05Z'
const product = (id: number) => ({
  id,
  title: 'Linen kurta',
  brand_name: 'Khaadi',
  sold: id === 7,
  updated_at: changed,
})

/** Serves the sitemap of an API with these products and one shop. */
async function startSitemap(productIds: number[], rendersPerMinute = 100) {
  const requests: string[] = []
  const api = fastify()
  const page = <Row>(ids: number[], { after = '0', limit = '5000' }: RangeQuery, toRow: (id: number) => Row) => ({
    data: ids
      .filter(id => id > Number(after))
      .slice(0, Number(limit))
      .map(toRow),
  })
  let isFailing = false
  api.addHook('onRequest', async ({ url }, reply) => {
    requests.push(url)
    if (isFailing) return reply.code(503).send({ status: 'error', message: 'Unavailable.' })
  })
  api.get<{ Querystring: RangeQuery }>('/api/v1/sitemap/products', async ({ query }) =>
    page(productIds, query, product),
  )
  api.get<{ Querystring: RangeQuery }>('/api/v1/sitemap/shops', async ({ query }) => page([3], query, id => ({ id })))
  api.get('/api/v1/listing/categories', async (_, reply) =>
    reply.code(503).send({ status: 'error', message: 'Unavailable.' }),
  )
  await api.listen({ host: '127.0.0.1', port: 0 })
  const app = fastify()
  await app.register(compress, { global: false })
  const apiOrigin = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`
  const env = { apiOrigin, publicOrigin: 'https://closyyy.example', shellSecret: undefined }
  const limits = await createVisitorLimits(app, { documentsPerMinute: 1_000, rendersPerMinute })
  registerSitemap(app, { env, limits })
  registerRobots(app, env)
  return {
    requests,
    failApi() {
      isFailing = true
    },
    read: (url: string) => app.inject({ url, headers: { host: 'evil.example' } }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await api.close()
    },
  }
}

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)

test('robots.txt disallows private paths and links the sitemap on the public origin, whatever host was requested', async () => {
  await using shop = await startSitemap([])
  const { body, headers } = await shop.read('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /seller/',
      'Disallow: /forms/',
      'Disallow: /checkout',
      'Sitemap: https://closyyy.example/sitemap.xml',
    ]),
  )
  expect(body).not.toMatch(/Disallow: \/(products|listing|user|photos)?\s*$/m)
})

test('the index lists only parts with entries', async () => {
  await using shop = await startSitemap([7, PART_SPAN, 5 * PART_SPAN + 1])
  const { body, headers } = await shop.read('/sitemap.xml')
  expect(headers).toMatchObject({ 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' })
  expect(locationsIn(body)).toEqual(
    ['pages', 'products-0', 'products-5', 'shops-0'].map(part => `https://closyyy.example/sitemap-${part}.xml`),
  )
  // One short read per part and one that finds the end, for products and for shops.
  expect(shop.requests).toHaveLength(5)
})

test('a part lists the products of its span, with the time of the last change', async () => {
  await using shop = await startSitemap([7, PART_SPAN, PART_SPAN + 1])
  const { body } = await shop.read('/sitemap-products-0.xml')
  expect(locationsIn(body)).toEqual([
    'https://closyyy.example/products/khaadi/linen-kurta-7?sold',
    `https://closyyy.example/products/khaadi/linen-kurta-${PART_SPAN}`,
  ])
  expect(body.match(/<lastmod>2026-01-02T03:04:05Z<\/lastmod>/g)).toHaveLength(2)
  expect(locationsIn((await shop.read('/sitemap-shops-0.xml')).body)).toEqual(['https://closyyy.example/user/3'])
})

test('a full part is read page by page and stays below the limits of the protocol', async () => {
  await using shop = await startSitemap(Array.from({ length: PART_SPAN + 10 }, (_, index) => index + 1))
  const { body } = await shop.read('/sitemap-products-0.xml')
  const locations = locationsIn(body)
  expect(locations).toHaveLength(PART_SPAN)
  expect(new Set(locations).size).toBe(PART_SPAN)
  expect(body.length).toBeLessThan(50_000_000)
  const pages = shop.requests.filter(url => url.includes('/products') && !url.includes('limit='))
  expect(pages).toHaveLength(PART_SPAN / 5_000)
})

test('a part is generated once', async () => {
  await using shop = await startSitemap([7])
  await shop.read('/sitemap-products-0.xml')
  const requests = shop.requests.length
  expect(locationsIn((await shop.read('/sitemap-products-0.xml')).body)).toHaveLength(1)
  expect(shop.requests).toHaveLength(requests)
})

test('a part that was generated is served while the API is unavailable, also after the index expired', async () => {
  await using shop = await startSitemap([7])
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  onTestFinished(() => clock.mockRestore())
  const statusAfter = async (minutes: number, url: string) => {
    clock.mockReturnValue(start + minutes * 60_000)
    // The cache reads the clock once a millisecond.
    await setTimeout(5)
    return (await shop.read(url)).statusCode
  }
  expect(await statusAfter(0, '/sitemap.xml')).toBe(200)
  expect(await statusAfter(30, '/sitemap-products-0.xml')).toBe(200)
  shop.failApi()
  expect(await statusAfter(61, '/sitemap-products-0.xml')).toBe(200)
  expect(await statusAfter(61, '/sitemap.xml')).toBe(503)
})

test('parts that the index does not list cost no reads of the API', async () => {
  await using shop = await startSitemap([7])
  await shop.read('/sitemap.xml')
  const requests = shop.requests.length
  for (const part of ['products-1', 'products-9999999999', 'shops-7'])
    expect((await shop.read(`/sitemap-${part}.xml`)).statusCode).toBe(404)
  expect(shop.requests).toHaveLength(requests)
})

// LIMIT-8
test('texts that are not cached count as rendered documents', async () => {
  await using shop = await startSitemap([7], 2)
  const statusOf = async (url: string) => (await shop.read(url)).statusCode
  for (const _ of [1, 2, 3]) expect(await statusOf('/sitemap.xml')).toBe(200)
  expect(await statusOf('/sitemap-products-9.xml')).toBe(404)
  expect(await statusOf('/sitemap-products-9.xml')).toBe(429)
  expect(await statusOf('/sitemap.xml')).toBe(200)
})

test.each(['products-9', 'products-01', 'people-0', 'constructor-0', 'x'])(
  'responds with 404 for part %s',
  async part => {
    await using shop = await startSitemap([7])
    expect((await shop.read(`/sitemap-${part}.xml`)).statusCode).toBe(404)
  },
)

test('responds with 503 and a retry delay while the API is unavailable, without caching it', async () => {
  await using shop = await startSitemap([7])
  for (const calls of [1, 2]) {
    const { statusCode, headers } = await shop.read('/sitemap-pages.xml')
    expect([statusCode, headers['retry-after']]).toEqual([503, '60'])
    expect(shop.requests.length).toBeGreaterThanOrEqual(calls)
  }
})
