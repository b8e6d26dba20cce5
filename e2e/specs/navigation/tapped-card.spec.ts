import type { Page } from '@playwright/test'
import { idle } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

const PRODUCT_CALL = /\/api\/v1\/listing\/public\/products\/show\/\d+$/
const PRODUCT_CODE = /\/storefront-product\.js$/

declare global {
  interface Window {
    boxesIn: (place: Element) => number[][]
    covers: number
  }
}

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first()

/** Delays the product's own call; the returned function lets it through. */
async function delayProduct(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(PRODUCT_CALL, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

test('shows photo, title and price of a tapped card until the product has loaded, and moves nothing then', async ({
  page,
  open,
}) => {
  const showProduct = await delayProduct(page)
  const code = page.waitForResponse(PRODUCT_CODE)
  await open('/listing/women')
  await code
  const card = firstCard(page)
  const title = (await card.getByRole('link').textContent()) ?? ''
  const price = (await card.getByText(/^Rs\./).first().textContent()) ?? ''
  await card.getByRole('link').tap()
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1, name: title })
  await expect(heading).toBeVisible()
  await expect(main.getByText(price, { exact: true })).toBeVisible()
  await expect(main.getByText('Loading the details…')).toBeAttached()
  const photo = main.locator('img[alt=""]').first()
  expect(await photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(100)
  const photos = main.getByRole('link', { name: /^Enlarge photo/ })
  await expect(photos).toHaveCount(1)
  const before = await heading.boundingBox()
  showProduct()
  await expect(main.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
  expect(await photos.count()).toBeGreaterThan(1)
  await expect(page).toHaveTitle(new RegExp(`^${title.replaceAll(/[^\w ]/g, '.')} \\| `))
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false })

  test('moves neither photo nor title of a card when its product has loaded', async ({ page, open }) => {
    const showProduct = await delayProduct(page)
    const code = page.waitForResponse(PRODUCT_CODE)
    await open('/listing/women')
    await code
    await firstCard(page).getByRole('link').click()
    const main = page.getByRole('main')
    await expect(main.getByText('Loading the details…')).toBeAttached()
    const readBoxes = async () => [
      await main.locator('img').first().boundingBox(),
      await main.getByRole('heading', { level: 1 }).boundingBox(),
    ]
    const before = await readBoxes()
    showProduct()
    await expect(main.getByRole('link', { name: 'Show photo 2' })).toBeVisible()
    expect(await readBoxes()).toEqual(before)
  })
})

test('replaces a tapped card by the error of a product that does not load', async ({ page, open, expectPageError }) => {
  expectPageError(/status of 500/)
  await page.route(PRODUCT_CALL, route =>
    route.fulfill({ status: 500, json: { status: 'error', message: 'Something went wrong.' } }),
  )
  await open('/listing/women')
  await firstCard(page).getByRole('link').tap()
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('replaces a tapped card by the notice of a product that was withdrawn', async ({
  page,
  open,
  expectPageError,
}) => {
  expectPageError(/status of 404/)
  await page.route(PRODUCT_CALL, route =>
    route.fulfill({ status: 404, json: { status: 'error', code: 'not-found', message: 'Not found.' } }),
  )
  await open('/listing/women')
  await firstCard(page).getByRole('link').tap()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/not/i)
})

test('fetches code and data of a product while a finger is on its card', async ({ page, open, context }) => {
  const code = page.waitForResponse(PRODUCT_CODE)
  await open('/listing/women')
  await code
  const box = await firstCard(page).getByRole('link').boundingBox()
  const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 5 }
  const data = page.waitForResponse(PRODUCT_CALL)
  const session = await context.newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await data
  await expect(page).toHaveURL('/listing/women')
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
})

test('covers the page with a tapped card in the task of the tap, in the places of its product’s page', async ({
  page,
  open,
}) => {
  const code = page.waitForResponse(PRODUCT_CODE)
  await open('/listing/women')
  await code
  await idle(page)
  const link = page.getByRole('main').getByRole('article').getByRole('link').last()
  await link.scrollIntoViewIfNeeded()
  const shown = page.evaluate(
    () =>
      new Promise<{ frames: number; covered: number[][] }>(resolve => {
        let frames = 0
        const count = () => {
          frames += 1
          requestAnimationFrame(count)
        }
        const observer = new MutationObserver(() => {
          const cover = document.querySelector('[data-card-cover]')
          if (!cover) return
          observer.disconnect()
          resolve({ frames, covered: window.boxesIn(cover) })
        })
        window.boxesIn = place =>
          [place.querySelector('img'), place.querySelector('h1')].map(element => {
            const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
            return [x, y, width, height]
          })
        document.addEventListener('click', () => requestAnimationFrame(count), { capture: true, once: true })
        observer.observe(document.body, { childList: true })
      }),
  )
  await link.tap()
  const { frames, covered } = await shown
  expect(frames).toBe(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expect(page.locator('[data-card-cover]')).toHaveCount(0)
  expect(await page.evaluate(() => window.boxesIn(document.querySelector('main') as Element))).toEqual(covered)
})

test('covers no page with a card that was tapped before the cover could be shown', async ({ page, open, context }) => {
  const { promise: isOpened, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/storefront-card-cover\.js$/, async route => {
    await isOpened
    await route.continue()
  })
  const code = page.waitForResponse(PRODUCT_CODE)
  const cover = page.waitForResponse(/\/storefront-card-cover\.js$/)
  await open('/listing/women')
  await code
  const link = firstCard(page).getByRole('link')
  const product = page.getByRole('main').getByRole('button', { name: 'Add to cart' })
  await link.tap()
  await expect(product).toBeVisible()
  letThrough()
  await cover
  await page.goBack()
  await expect(link).toBeVisible()
  await page.evaluate(() => {
    window.covers = 0
    new MutationObserver(() => {
      window.covers += document.querySelectorAll('[data-card-cover]').length
    }).observe(document.body, { childList: true })
    // Prefetched data stay fresh for 30 seconds.
    const now = performance.now()
    performance.now = () => now + 31_000
  })
  const box = await link.boundingBox()
  const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 5 }
  const session = await context.newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  for (let frame = 0; frame < 6; frame++) await page.evaluate(() => new Promise(requestAnimationFrame))
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  await page.goForward()
  await expect(product).toBeVisible()
  expect(await page.evaluate(() => window.covers)).toBe(0)
})

test('fetches nothing before the tap for a visitor who saves data', async ({ page, open, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g', rtt: 50 } }),
  )
  const requests: string[] = []
  page.on('request', request => {
    if (PRODUCT_CODE.test(request.url()) || PRODUCT_CALL.test(request.url())) requests.push(request.url())
  })
  await open('/listing/women')
  await page.waitForLoadState('load')
  await idle(page)
  const link = firstCard(page).getByRole('link')
  const box = await link.boundingBox()
  const session = await context.newCDPSession(page)
  const point = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 5 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  // A touched link is prefetched after two frames.
  for (let frame = 0; frame < 3; frame++) await page.evaluate(() => new Promise(requestAnimationFrame))
  await idle(page)
  expect(requests).toEqual([])
  // A finger held for so long opens the link's menu, so the tap is another one.
  await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
  await link.tap()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' })).toBeVisible()
})
