import { devices, type Page } from '@playwright/test'
import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { started } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Maximum layout shift that the swap of fonts may add to a page. */
const MAX_LAYOUT_SHIFT = 0.02

const { userAgent, isMobile, hasTouch, viewport } = devices['Pixel 7']
const visitors = { 'a desktop': {}, 'a phone': { userAgent, isMobile, hasTouch, viewport } }
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

      test(`shows text in ${locale} before the fonts load, and does not shift when they do`, async ({
        page,
        context,
        request,
        baseURL,
      }) => {
        await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
        for (const path of ['/', pathOf(await newestOf(request, 'women')), '/listing/women']) {
          const { promise: requested, resolve: release } = Promise.withResolvers<void>()
          await page.route(/\.woff2$/, async route => requested.then(() => route.continue()))
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          await started(page)
          expect(await loadedFonts(page)).toEqual([])
          const before = await layoutShift(page)
          release()
          await expect.poll(() => loadedFonts(page)).toEqual(fontsOf[locale])
          expect((await layoutShift(page)) - before, path).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
          await page.unroute(/\.woff2$/)
        }
      })
    }
  })
}
