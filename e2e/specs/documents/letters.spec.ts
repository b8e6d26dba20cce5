import { devices, type Page } from '@playwright/test'
import { expect, test } from '../../fixtures/shop-test.ts'

const early = 'link[rel=preload][as=font]'

/** The width of the shop's name in the header, in pixels, which tells in whose letters it is set. */
const nameWidth = (page: Page) =>
  page
    .getByRole('banner')
    .getByText('Closyyy', { exact: true })
    .evaluate(name => name.getBoundingClientRect().width)

test('on a fast line the first paint is set in the shop’s own letters', async ({ page, open }) => {
  // A server under load may answer late, when nothing is added: another look is a fair one.
  await expect(async () => {
    await open('/')
    expect(await page.locator(early).count()).toBe(2)
  }).toPass()
})

test('on a slow line no letters come before the photos, and the next document has them', async ({ page, open }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (/\.woff2$/.test(request.url())) asked.push(request.resourceType())
  })
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1_000,
    downloadThroughput: 1_000_000,
    uploadThroughput: 1_000_000,
  })
  await open('/about')
  await expect(page.locator(early)).toHaveCount(0)
  expect(asked).toEqual([])
  await page.waitForFunction(() => /letters=/.test(document.cookie))
  expect(asked).toEqual(['font', 'font'])
  await open('/about')
  await expect(page.locator(early)).toHaveCount(2)
  await page.waitForFunction(() => [...document.fonts].filter(face => face.status === 'loaded').length >= 2)
})

test.describe('a phone', () => {
  const { userAgent, isMobile, hasTouch, viewport } = devices['Pixel 7']
  // With the worker in place, through which the files of the letters then come.
  test.use({ userAgent, isMobile, hasTouch, viewport, serviceWorkers: 'allow' })

  test('sets its first page in its own letters on any line, and the next one in the shop’s', async ({ page, open }) => {
    await open('/about')
    await expect(page.locator(early)).toHaveCount(0)
    await page.waitForFunction(() => /letters=/.test(document.cookie))
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    const before = await nameWidth(page)
    await page.getByRole('link', { name: 'How To Sell', exact: true }).click()
    await page.waitForURL('**/how-to-sell-on-closyyy')
    await expect.poll(() => nameWidth(page)).not.toBe(before)
    await open('/about')
    await expect(page.locator(early)).toHaveCount(2)
  })
})
