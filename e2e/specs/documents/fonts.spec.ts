import { devices, type Page, type Route } from '@playwright/test'
import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { started } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Maximum layout shift that the swap of fonts may add to a page. */
const MAX_LAYOUT_SHIFT = 0.02

const { userAgent, isMobile, hasTouch, deviceScaleFactor, viewport } = devices['Pixel 7']
const phone = { userAgent, isMobile, hasTouch, deviceScaleFactor }
const visitors = {
  'a desktop': { viewport: { width: 1280, height: 720 } },
  'a phone of 390 px': { ...phone, viewport: { width: 390, height: 844 } },
  'a phone of 412 px': { ...phone, viewport: { ...viewport, width: 412 } },
}
const fontsOf = {
  en: ['Closyyy Display', 'Closyyy Text'],
  ur: ['Closyyy Display', 'Closyyy Text', 'Closyyy Urdu'],
} as const

/** Returns the loaded web fonts, without the local fallbacks. */
const loadedFonts = (page: Page) =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status, display }) => status === 'loaded' && display === 'swap')
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))].sort()
  })

/** Returns the sum of the layout shift scores so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const sum = (list: PerformanceEntry[]) =>
          (list as (PerformanceEntry & { value: number })[]).reduce((total, { value }) => total + value, 0)
        const observer = new PerformanceObserver(list => resolve(sum(list.getEntries())))
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum(observer.takeRecords())), 500)
      }),
  )

/** Public pages, by the name in the test's title; the product and its seller come from the API. */
const publicPages = {
  shopping: ['/', '/listing/women', '/search?query=kurta'],
  selling: ['/how-to-sell-on-closyyy', '/managed-by-closyyy', '/seller/login', '/seller/phone'],
  'about the shop': ['/about', '/impact', '/exchange-and-returns', '/terms'],
  'about data': ['/privacy-policy', '/privacy-policy-closyyy-bridge', '/data-deletion'],
}

/** Opens a page without its web fonts, then lets them load in the order of their links; returns the shift they add. */
async function shiftOfFonts(page: Page, path: string, families: readonly string[]): Promise<number> {
  const held = new Map<string, Route>()
  await page.route(/\.woff2$/, route => void held.set(new URL(route.request().url()).pathname, route))
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await started(page)
  expect(await loadedFonts(page)).toEqual([])
  const before = await layoutShift(page)
  const links = page.locator('link[rel=preload][as=font]')
  for (const link of await links.evaluateAll(all => all.map(element => element.getAttribute('href') ?? ''))) {
    const finished = page.waitForEvent('requestfinished', request => request.url().endsWith(link))
    await held.get(link)?.continue()
    await finished
  }
  await expect.poll(() => loadedFonts(page)).toEqual(families)
  const after = await layoutShift(page)
  await page.unroute(/\.woff2$/)
  return after - before
}

for (const [visitor, options] of Object.entries(visitors)) {
  test.describe(`${visitor} on its first visit`, () => {
    test.use(options)

    for (const locale of ['en', 'ur'] as const) {
      test(`preloads and shows the shop’s own fonts in ${locale}`, async ({ page, open, context, baseURL }) => {
        await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
        await open('/')
        await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(fontsOf[locale].length)
        await expect.poll(() => loadedFonts(page)).toEqual(fontsOf[locale])
        expect((await context.cookies()).map(({ name }) => name)).toEqual(['locale'])
      })

      for (const [pages, paths] of Object.entries(publicPages)) {
        test(`shows ${pages} in ${locale} before the fonts load, and does not shift when they do`, async ({
          page,
          context,
          baseURL,
        }) => {
          await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
          for (const path of paths) {
            expect.soft(await shiftOfFonts(page, path, fontsOf[locale]), path).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
          }
        })
      }

      test(`shows a product and its shop in ${locale} before the fonts load, and does not shift when they do`, async ({
        page,
        context,
        request,
        baseURL,
      }) => {
        await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
        const product = await newestOf(request, 'women')
        for (const path of [pathOf(product), `/user/${product.user.id}`]) {
          expect.soft(await shiftOfFonts(page, path, fontsOf[locale]), path).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
        }
      })
    }
  })
}
