import type { APIRequestContext } from '@playwright/test'
import { newestOf, pathOf, productsOf, rupees } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Reads the share card of a page as WhatsApp's crawler does, without scripts and cookies. */
async function cardOf(request: APIRequestContext, path: string): Promise<Record<string, string>> {
  const headers = { 'user-agent': 'WhatsApp/2.23.20.0', accept: '*/*' }
  const html = await (await request.get(path, { headers })).text()
  const tags = html.matchAll(/<meta property="([\w:]+)" content="([^"]*)"/g)
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]))
}

/** Expects the picture of a share card: a JPEG of 1200 by 630 pixels below 300 kB. */
async function expectPicture(request: APIRequestContext, url = '') {
  const response = await request.get(url, { headers: { accept: '*/*' } })
  expect(response.status(), url).toBe(200)
  expect(response.headers()['content-type']).toBe('image/jpeg')
  const jpeg = await response.body()
  expect(jpeg.length).toBeLessThan(300_000)
  const frame = jpeg.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(jpeg[at + 1] ?? 0))
  expect([jpeg.readUInt16BE(frame + 7), jpeg.readUInt16BE(frame + 5)]).toEqual([1200, 630])
}

test('serves a share card with title, price, condition and picture for a product', async ({ request, baseURL }) => {
  const product = await newestOf(request, 'women')
  const card = await cardOf(request, pathOf(product))
  expect(card['og:title']).toContain(product.title)
  expect(card['og:description']).toContain(rupees(product.price))
  expect(card['og:description']?.toLowerCase()).toContain(product.condition.title.replace('Used - ', '').toLowerCase())
  expect(card['og:url']).toBe(baseURL + pathOf(product))
  expect(card['product:price:amount']).toBe(String(product.price))
  await expectPicture(request, card['og:image'])
})

test('serves a share card with title, description and picture for a shop and a listing', async ({ request }) => {
  const { user } = await newestOf(request, 'women')
  const shop = await cardOf(request, `/user/${user.id}`)
  expect(shop['og:title']).toContain(user.username)
  expect(shop['og:description']).toBeTruthy()
  await expectPicture(request, shop['og:image'])
  expect((await productsOf(request, 'women')).total).toBeGreaterThan(0)
  const listing = await cardOf(request, '/listing/women')
  expect(listing['og:title']).toContain('Women')
  await expectPicture(request, listing['og:image'])
})
