import type { APIRequestContext } from '@playwright/test'
import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

async function urlsOf(request: APIRequestContext, url: string): Promise<string[]> {
  const response = await request.get(url)
  expect(response.status(), url).toBe(200)
  expect(response.headers()['content-type']).toContain('application/xml')
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '')
}

const partsOf = async (request: APIRequestContext, kind: string) => {
  const parts = (await urlsOf(request, '/sitemap.xml')).filter(part => part.includes(`/sitemap-${kind}`))
  return (await Promise.all(parts.map(part => urlsOf(request, part)))).flat()
}

/** Expects a page whose canonical URL is its own. */
async function expectCanonical(request: APIRequestContext, url: string) {
  const response = await request.get(url, { maxRedirects: 0 })
  expect(response.status(), url).toBe(200)
  const html = await response.text()
  expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], url).toBe(url)
  expect(html, url).not.toContain('name="robots" content="noindex"')
}

test('links the robots file to the sitemap, and the sitemap to products and shops', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt')
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const product = baseURL + pathOf(await newestOf(request, 'women'))
  const products = await partsOf(request, 'products')
  expect(products).toContain(product)
  const shops = await partsOf(request, 'shops')
  const sold = products.find(url => url.endsWith('?sold'))
  for (const url of [product, sold, shops[0]]) await expectCanonical(request, url ?? 'none')
})

test('serves every page and listing of the sitemap under its canonical URL', async ({ request }) => {
  const pages = await partsOf(request, 'pages')
  expect(pages.length).toBeGreaterThan(20)
  for (const url of pages) await expectCanonical(request, url)
})

for (const locale of ['en', 'ur']) {
  test(`the manifest in ${locale} names the shop and existing icons`, async ({ request }) => {
    const html = await (await request.get('/about', { headers: { cookie: `locale=${locale}` } })).text()
    const [, path = ''] = /<link rel="manifest" href="([^"]+)">/.exec(html) ?? []
    const response = await request.get(path)
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await response.json()
    expect(manifest).toMatchObject({ lang: locale, short_name: 'Closyyy', display: 'standalone', start_url: '/' })
    expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}">`)
    const touchIcon = { src: '/icons/touch-180.png', sizes: '180x180' }
    for (const { src, sizes } of [...manifest.icons, touchIcon]) {
      const png = await (await request.get(src)).body()
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
  })
}
