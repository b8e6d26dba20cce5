import type { APIRequestContext } from '@playwright/test'
import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

async function placesOf(request: APIRequestContext, address: string): Promise<string[]> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()['content-type']).toContain('application/xml')
  return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place ?? '')
}

const partsOf = async (request: APIRequestContext, kind: string) => {
  const parts = (await placesOf(request, '/sitemap.xml')).filter(part => part.includes(`/sitemap-${kind}`))
  return (await Promise.all(parts.map(part => placesOf(request, part)))).flat()
}

/** Expects a page whose canonical URL is its own. */
async function expectCanonical(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 })
  expect(answer.status(), address).toBe(200)
  const html = await answer.text()
  expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], address).toBe(address)
  expect(html, address).not.toContain('name="robots" content="noindex"')
}

test('links robots.txt to the sitemap, and the sitemap to what is on sale', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt')
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const product = baseURL + pathOf(await newestOf(request, 'women'))
  const products = await partsOf(request, 'products')
  expect(products).toContain(product)
  const shops = await partsOf(request, 'shops')
  const sold = products.find(address => address.endsWith('?sold'))
  for (const address of [product, sold, shops[0]]) await expectCanonical(request, address ?? 'none')
})

test('serves every page and listing of the sitemap under its canonical URL', async ({ request }) => {
  const pages = await partsOf(request, 'pages')
  expect(pages.length).toBeGreaterThan(20)
  for (const address of pages) await expectCanonical(request, address)
})

for (const locale of ['en', 'ur']) {
  test(`the manifest in ${locale} names the shop and icons that are there`, async ({ request }) => {
    const html = await (await request.get('/about', { headers: { cookie: `locale=${locale}` } })).text()
    const [, path = ''] = /<link rel="manifest" href="([^"]+)">/.exec(html) ?? []
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ lang: locale, short_name: 'Closyyy', display: 'standalone', start_url: '/' })
    expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}">`)
    const touchIcon = { src: '/icons/touch-180.png', sizes: '180x180' }
    for (const { src, sizes } of [...manifest.icons, touchIcon]) {
      const png = await (await request.get(src)).body()
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
  })
}
