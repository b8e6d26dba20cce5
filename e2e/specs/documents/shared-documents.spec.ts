import { releasesDir } from '@closyyy/tooling/env'
import type { APIRequestContext } from '@playwright/test'
import { newestOf, pathOf, productsOf } from '../../fixtures/catalogue.ts'
import { startDocumentServer } from '../../fixtures/document-server.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

/** Public pages, one or more of each route. */
async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const product = await newestOf(request, 'women')
  const { data } = await productsOf(request, 'men', 'page=2')
  const other = data[0] ?? product
  return [
    '/',
    '/listing/women',
    '/listing/women/kurtis',
    '/listing/kids?page=2',
    '/listing/men?sort=price_asc',
    '/search?query=kurta',
    pathOf(product),
    pathOf(other),
    `/user/${product.user.id}`,
    `/user/${other.user.id}`,
    '/about',
    '/privacy-policy',
  ]
}

/** Headers of ten visitors with the same language. */
const visitorsOf = (token: string): Record<string, string>[] => [
  {},
  { cookie: 'session=abc; locale=en' },
  { authorization: `Bearer ${token}`, cookie: `authToken=${token}` },
  { cookie: 'release-group=3; cart=17; guest=1' },
  { 'user-agent': 'Opera/9.80 (J2ME/MIDP; Opera Mini/9; U; en) Presto/2.12' },
  { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)', from: 'bot@example.com' },
  { 'accept-language': 'ur-PK,ur;q=0.9', 'sec-ch-prefers-color-scheme': 'dark' },
  { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7' },
  { referer: 'https://www.facebook.com/', 'sec-fetch-site': 'cross-site', dnt: '1' },
  { 'sec-ch-ua-mobile': '?1', 'sec-ch-viewport-width': '390', downlink: '0.4', ect: '2g' },
]

test('renders each public page for ten different visitors with the same bytes', async ({ request, baseURL }) => {
  const { token } = await signInByApi(request, 'demo_buyer')
  const server = await startDocumentServer(releasesDir, baseURL ?? '', { DOCUMENT_CACHE_MB: '0' })
  try {
    await expect
      .poll(() =>
        request.get(`${server.origin}/about`).then(
          response => response.status(),
          () => 0,
        ),
      )
      .toBe(200)
    for (const path of await publicPaths(request)) {
      const documents: string[] = []
      for (const headers of visitorsOf(token)) {
        const response = await request.get(server.origin + path, { headers })
        expect(response.status(), path).toBe(200)
        expect(response.headers()['cache-status'], path).toContain('fwd=miss')
        documents.push(await response.text())
      }
      expect(documents[0], path).toContain('"mode":"full"')
      const differing = documents.filter(document => document !== documents[0])
      expect(differing.length, path).toBe(0)
    }
  } finally {
    await server.close()
  }
})

test('tells a browser that it has the document already', async ({ request }) => {
  const tagOf = async () => (await request.get('/about')).headers().etag ?? ''
  await expect.poll(tagOf).toMatch(/^"/)
  const unchanged = await request.get('/about', { headers: { 'if-none-match': await tagOf() } })
  expect(unchanged.status()).toBe(304)
  expect(await unchanged.text()).toBe('')
})
