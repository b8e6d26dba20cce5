import type { Browser, Page } from '@playwright/test'
import { delayScripts, openPainted } from '../../fixtures/delayed-scripts.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { scrollPosition } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const LISTING = '/listing/women'
/** Of the screen, in pixels. */
const HEIGHT = 823

async function openPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const viewport = { width: 412, height: HEIGHT }
  const context = await browser.newContext({ baseURL, viewport, serviceWorkers: 'block' })
  return context.newPage()
}

/** Returns how many photos of the page began to load in and below its first screen, once the ones in it have loaded. */
async function loadedPhotos(page: Page): Promise<{ inView: number; below: number }> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main article img[srcset]')]
      .filter(image => (image.parentElement?.getBoundingClientRect().top ?? 0) < innerHeight)
      .every(image => image.complete && image.naturalWidth > 0),
  )
  return page.evaluate(() => {
    const loaded = [...document.querySelectorAll<HTMLImageElement>('main article img[srcset]')].filter(
      image => image.currentSrc,
    )
    const inView = loaded.filter(image => (image.parentElement?.getBoundingClientRect().top ?? 0) < innerHeight)
    return { inView: inView.length, below: loaded.length - inView.length }
  })
}

/** Returns the URLs of the photos of cards alone whose top is between these numbers of screens below that of the view. */
function photosBetween(page: Page, from: number, to: number): Promise<string[]> {
  return page.evaluate(
    range => {
      const photos = [...document.querySelectorAll<HTMLImageElement>('main article img[srcset]')]
      // Tiles of sections show some of the same photos.
      const others = [...document.images].filter(image => !photos.includes(image)).map(image => image.currentSrc)
      const screensTo = (photo: HTMLImageElement) =>
        (photo.parentElement?.getBoundingClientRect().top ?? 0) / innerHeight
      return photos
        .filter(photo => screensTo(photo) >= range.from && screensTo(photo) < range.to)
        .map(photo => photo.currentSrc)
        .filter(url => !others.includes(url))
    },
    { from, to },
  )
}

const photosBelow = async (page: Page) => (await loadedPhotos(page)).below

test('loads photos below the first screen after the scripts', async ({ browser, baseURL }) => {
  const page = await openPhone(browser, baseURL)
  const releaseScripts = await delayScripts(page)
  await openPainted(page, LISTING)
  const { inView, below } = await loadedPhotos(page)
  expect(inView).toBeGreaterThan(2)
  expect(below).toBe(0)
  releaseScripts()
  await expect.poll(() => photosBelow(page)).toBeGreaterThan(0)
  await page.context().close()
})

test('loads photos below the first screen when a person scrolls before the scripts', async ({ browser, baseURL }) => {
  const page = await openPhone(browser, baseURL)
  await delayScripts(page)
  await openPainted(page, LISTING)
  expect(await photosBelow(page)).toBe(0)
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => photosBelow(page)).toBeGreaterThan(0)
  await page.context().close()
})

test('loads photos within a screen of the one that a person scrolls to, and no others', async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL)
  await delayScripts(page)
  // A lazy photo names its file before it is requested.
  const requested = new Set<string>()
  page.on('request', request => requested.add(request.url()))
  const requestedBetween = async (from: number, to: number) =>
    (await photosBetween(page, from, to)).filter(url => requested.has(url)).length
  await openPainted(page, '/')
  await page.mouse.move(200, 400)
  const top = await page.evaluate(() => {
    const photos = [...document.querySelectorAll('main article img[srcset]')]
    const tops = photos.map(photo => photo.parentElement?.getBoundingClientRect().top ?? 0)
    return Math.min(...tops.filter(one => one > 3 * innerHeight))
  })
  const scrollUntil = async (screensAbove: number) => {
    const place = Math.round(top - screensAbove * HEIGHT)
    await page.mouse.wheel(0, place - (await scrollPosition(page)))
    await expect.poll(() => scrollPosition(page)).toBe(place)
  }
  // Browsers request a lazy photo 1,250 px below the view, which is a screen and a half.
  await scrollUntil(2.25)
  await expect.poll(() => requestedBetween(0, 1)).toBeGreaterThan(0)
  expect(await requestedBetween(2, 2.5)).toBe(0)
  await scrollUntil(1.75)
  await expect.poll(() => requestedBetween(1.5, 2)).toBeGreaterThan(0)
  await page.context().close()
})

test('loads the photos of the next page while the prefetch of the first hangs', async ({ browser, baseURL }) => {
  const page = await openPhone(browser, baseURL)
  await page.route(/\/prefetch\.js$/, () => undefined)
  await openPage(page, '/')
  await page.locator('a[href^="/listing/"]:visible').first().click()
  await page.waitForURL('**/listing/**')
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('article')).toHaveCount(8)
  expect((await loadedPhotos(page)).inView).toBeGreaterThan(2)
  await page.context().close()
})

test('loads photos below the first screen if the scripts fail', async ({ browser, baseURL }) => {
  const page = await openPhone(browser, baseURL)
  await page.route(/\/releases\/.+\.js$/, route => route.abort())
  await page.goto(LISTING)
  await expect.poll(() => photosBelow(page)).toBeGreaterThan(0)
  await page.context().close()
})
