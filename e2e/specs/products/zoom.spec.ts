import type { Locator, Page } from '@playwright/test'
import { pathOf, type WireProduct } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Goes back as soon as a dialog is open, before the page's next frame. Runs in the page. */
const leaveDialogAtOnce = () =>
  new Promise<void>(resolve => {
    addEventListener('popstate', () => resolve(), { once: true })
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return
      observer.disconnect()
      history.back()
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })

/** Touches with one and two fingers over the DevTools protocol because Playwright has no touch moves. */
async function fingersOf(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  const y = 400
  const swipe = async (from: number, to: number) => {
    await send('touchStart', [{ x: from, y, id: 0 }])
    for (let step = 1; step <= 15; step++) {
      const x = from + ((to - from) * step) / 15
      await send('touchMove', [{ x, y, id: 0 }])
    }
    await send('touchEnd', [])
  }
  /** Moves two fingers around the middle from one distance to another. */
  const pinch = async (from: number, to: number) => {
    const at = (distance: number) => [-1, 1].map((side, id) => ({ x: 195 + (side * distance) / 2, y, id }))
    await send('touchStart', at(from))
    for (let step = 1; step <= 10; step++) await send('touchMove', at(from + ((to - from) * step) / 10))
    await send('touchEnd', [])
  }
  return { swipe, pinch }
}

const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const locale of ['en', 'ur'])
    test(`opens a photo full screen, and responds to swipes and pinches (${locale})`, async ({
      page,
      open,
      request,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
      const { data } = await (await request.get('/api/v1/listing/public/products/the/search/women?per_page=48')).json()
      const product = data.data.find(({ photos }: WireProduct) => photos.length > 1)
      await open(pathOf(product))
      const onPage = page.getByRole('main').getByRole('region').getByRole('img', { name: product.title }).first()
      const { width } = await boxOf(onPage)
      const { swipe, pinch } = await fingersOf(page)
      const [near, far] = locale === 'ur' ? [60, 330] : [330, 60]
      const gallery = page.getByRole('main').getByRole('region').first()
      await swipe(near, far)
      await expect(gallery.getByText(locale === 'ur' ? 'میں سے 2' : '2 of')).toBeVisible()
      await swipe(far, near)
      await expect(onPage).toBeInViewport({ ratio: 0.9 })
      await onPage.tap()

      const dialog = page.getByRole('dialog')
      await expect(dialog).toHaveJSProperty('clientWidth', 390)
      await expect(dialog).toHaveJSProperty('clientHeight', 844)
      const photo = dialog.getByRole('img', { name: `${product.title}, 1` })
      await expect.poll(async () => (await boxOf(photo)).width).toBeGreaterThanOrEqual(width)

      await swipe(near, far)
      const second = dialog.getByRole('img', { name: `${product.title}, 2` })
      await expect(second).toBeInViewport({ ratio: 0.9 })
      await swipe(far, near)
      await expect(photo).toBeInViewport({ ratio: 0.9 })

      await pinch(100, 250)
      await expect.poll(async () => (await boxOf(photo)).width).toBeGreaterThan(width * 2)
      await swipe(near, far)
      await expect(photo, 'a swipe moves within the enlarged photo').toBeInViewport()
      await pinch(300, 60)
      await expect.poll(async () => (await boxOf(photo)).width).toBe(width)
      expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
      await dialog.getByRole('button').first().tap()
      await expect(dialog).toBeHidden()
    })

  // NAV-12
  test('closes a photo by Back, also after a reload, and leaves the product by the next Back', async ({
    page,
    open,
    request,
  }) => {
    const { data } = await (await request.get('/api/v1/listing/public/products/the/search/women?per_page=48')).json()
    const product = data.data.find(({ photos }: WireProduct) => photos.length > 1)
    await open('/about')
    await open(pathOf(product))
    const { pathname } = new URL(page.url())
    const photo = page.getByRole('link', { name: 'Enlarge photo 1' })
    const dialog = page.getByRole('dialog')
    const left = page.evaluate(leaveDialogAtOnce)
    await photo.tap()
    await left
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(pathname)
    await photo.tap()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(pathname)
    await photo.tap()
    await dialog.getByRole('button', { name: 'Next photo' }).tap()
    await page.reload()
    await expect(dialog.getByText('2 of')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await page.goForward()
    await expect(photo).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})

test('zooms a photo around the pressed point, and shows the next by arrow key', async ({ page, open, request }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  const { data } = await (await request.get('/api/v1/listing/public/products/the/search/women?per_page=48')).json()
  const product = data.data.find(({ photos }: WireProduct) => photos.length > 1)
  await open(pathOf(product))
  const onPage = page.getByRole('main').getByRole('region').getByRole('img', { name: product.title }).first()
  const { width, x, y } = await boxOf(onPage)
  await onPage.hover()
  await page.getByRole('button', { name: 'Next photo' }).click()
  await expect(page.getByText('2 of')).toBeVisible()
  await page.getByRole('button', { name: 'Previous photo' }).click()
  await expect(onPage).toBeInViewport({ ratio: 0.7 })
  await page.mouse.click(x + width / 2, y + 100)
  const dialog = page.getByRole('dialog')
  const photo = dialog.getByRole('img', { name: `${product.title}, 1` })
  await expect.poll(async () => (await boxOf(photo)).width).toBeGreaterThanOrEqual(width)
  const whole = await boxOf(photo)
  await page.mouse.click(whole.x + whole.width / 2, 300)
  await expect.poll(async () => (await boxOf(photo)).width).toBeCloseTo(2 * whole.width, 0)
  const large = await boxOf(photo)
  const pointIn = (box: typeof whole) => (300 - box.y) / box.height
  expect(pointIn(large), 'the pressed point stays').toBeCloseTo(pointIn(whole), 1)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('2 of')).toBeVisible()
  await expect(dialog.getByRole('img', { name: `${product.title}, 2` })).toBeInViewport()
})
