import type { AddressInfo } from 'node:net'
import compress from '@fastify/compress'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerRobots } from './robots-route.ts'
import { PART_SPAN } from './sitemap-parts.ts'
import { registerSitemap } from './sitemap-routes.ts'

interface Stretch {
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

/** A document server's sitemap before an API with these products and one shop. */
async function before(productIds: number[]) {
  const asked: string[] = []
  const api = fastify()
  const answer = <Thing>(ids: number[], { after = '0', limit = '5000' }: Stretch, toThing: (id: number) => Thing) => ({
    data: ids
      .filter(id => id > Number(after))
      .slice(0, Number(limit))
      .map(toThing),
  })
  api.addHook('onRequest', async ({ url }) => void asked.push(url))
  api.get<{ Querystring: Stretch }>('/api/v1/sitemap/products', async ({ query }) => answer(productIds, query, product))
  api.get<{ Querystring: Stretch }>('/api/v1/sitemap/shops', async ({ query }) => answer([3], query, id => ({ id })))
  api.get('/api/v1/listing/categories', async (_, reply) => reply.code(503).send({ status: 'error', message: 'Away.' }))
  await api.listen({ host: '127.0.0.1', port: 0 })
  const app = fastify()
  await app.register(compress, { global: false })
  const env = { apiOrigin: `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`, publicOrigin: undefined }
  registerSitemap(app, env)
  registerRobots(app, env)
  return {
    asked,
    read: (url: string, host = 'closyyy.example') => app.inject({ url, headers: { host } }),
    async [Symbol.asyncDispose]() {
      await app.close()
      await api.close()
    },
  }
}

const placesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)

test('robots.txt closes what is private and names the sitemap at the address that was asked', async () => {
  await using shop = await before([])
  const { body, headers } = await shop.read('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /seller/',
      'Disallow: /checkout',
      'Sitemap: http://closyyy.example/sitemap.xml',
    ]),
  )
  expect(body).not.toMatch(/Disallow: \/(products|listing|user|photos)?\s*$/m)
})

test('the index names the parts that hold something and no others', async () => {
  await using shop = await before([7, PART_SPAN, 5 * PART_SPAN + 1])
  const { body, headers } = await shop.read('/sitemap.xml')
  expect(headers).toMatchObject({ 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' })
  expect(placesIn(body)).toEqual(
    ['pages', 'products-0', 'products-5', 'shops-0'].map(part => `http://closyyy.example/sitemap-${part}.xml`),
  )
  // One short read a part and one that finds the end, for products and for shops.
  expect(shop.asked).toHaveLength(5)
})

test('a part names the products of its span, with the time of the last change', async () => {
  await using shop = await before([7, PART_SPAN, PART_SPAN + 1])
  const { body } = await shop.read('/sitemap-products-0.xml')
  expect(placesIn(body)).toEqual([
    'http://closyyy.example/products/khaadi/linen-kurta-7?sold',
    `http://closyyy.example/products/khaadi/linen-kurta-${PART_SPAN}`,
  ])
  expect(body.match(/<lastmod>2026-01-02T03:04:05Z<\/lastmod>/g)).toHaveLength(2)
  expect(placesIn((await shop.read('/sitemap-shops-0.xml')).body)).toEqual(['http://closyyy.example/user/3'])
})

test('a full part is read piece by piece, and stays below what the protocol allows', async () => {
  await using shop = await before(Array.from({ length: PART_SPAN + 10 }, (_, index) => index + 1))
  const { body } = await shop.read('/sitemap-products-0.xml')
  const places = placesIn(body)
  expect(places).toHaveLength(PART_SPAN)
  expect(new Set(places).size).toBe(PART_SPAN)
  expect(body.length).toBeLessThan(50_000_000)
  expect(shop.asked).toHaveLength(PART_SPAN / 5_000)
})

test('a part is made once for all hosts', async () => {
  await using shop = await before([7])
  await shop.read('/sitemap-products-0.xml')
  const elsewhere = await shop.read('/sitemap-products-0.xml', 'other.example')
  expect(placesIn(elsewhere.body)[0]).toContain('http://other.example/')
  expect(shop.asked).toHaveLength(1)
})

test.each(['products-9', 'products-01', 'people-0', 'constructor-0', 'x'])('there is no part %s', async part => {
  await using shop = await before([7])
  expect((await shop.read(`/sitemap-${part}.xml`)).statusCode).toBe(404)
})

test('while the API is away a part asks to come back, and is not kept so', async () => {
  await using shop = await before([7])
  for (const calls of [1, 2]) {
    const { statusCode, headers } = await shop.read('/sitemap-pages.xml')
    expect([statusCode, headers['retry-after']]).toEqual([503, '60'])
    expect(shop.asked.length).toBeGreaterThanOrEqual(calls)
  }
})
