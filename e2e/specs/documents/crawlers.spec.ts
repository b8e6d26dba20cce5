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

// LISTING-8
test('gives a listing by category id the canonical URL of the category', async ({ request, baseURL }) => {
  const html = await (await request.get('/listing/women?category_id=14')).text()
  const canonical = `${baseURL}/listing/women/kurtis`
  expect(html).toContain(`<link rel="canonical" href="${canonical}"`)
  await expectCanonical(request, canonical)
})

test('describes the breadcrumbs of a product to search engines', async ({ page, open, request, baseURL }) => {
  const product = await newestOf(request, 'women')
  await open(pathOf(product))
  const things = await page.locator('script[type="application/ld+json"]').allTextContents()
  const trail = things.map(text => JSON.parse(text)).find(one => one['@type'] === 'BreadcrumbList')
  const links = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
  const paths = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
  expect(paths.slice(0, 2)).toEqual(['/', '/listing/women'])
  const { itemListElement } = trail
  expect(itemListElement.map(({ position }: { position: number }) => position)).toEqual(
    itemListElement.map((_: unknown, place: number) => place + 1),
  )
  expect(itemListElement.slice(0, -1).map(({ item }: { item: string }) => item)).toEqual(
    paths.map(path => `${baseURL}${path}`),
  )
  expect(itemListElement.at(-1)).toMatchObject({ name: product.title })
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
    const [, icon = ''] = /<link rel="icon" type="image\/svg\+xml" href="([^"]+)">/.exec(html) ?? []
    expect(await (await request.get(icon)).text()).toMatch(/^<svg /)
    const touchIcon = { src: '/icons/touch-180.png', sizes: '180x180' }
    for (const { src, sizes } of [...manifest.icons, touchIcon]) {
      const png = await (await request.get(src)).body()
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
  })
}
