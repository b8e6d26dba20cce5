import { devices, type Page, type Route } from '@playwright/test'
import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { started } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Maximum layout shift that the swap of fonts may add to a page. */
const MAX_LAYOUT_SHIFT = 0.02

const { userAgent, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7']
const phone = { userAgent, isMobile, hasTouch, deviceScaleFactor }
const visitors = {
  'a desktop': { viewport: { width: 1280, height: 720 } },
  'a phone of 390 px': { ...phone, viewport: { width: 390, height: 844 } },
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

interface LayoutShift {
  /** Score of the layout shift, as in CLS. */
  value: number
  /** Elements that moved. */
  moved: string[]
}

/** Returns the layout shifts of the page so far. */
const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<LayoutShift[]>(resolve => {
        type Entry = PerformanceEntry & { value: number; sources: { node?: Node }[] }
        const nameOf = ({ node }: { node?: Node }) => {
          const element = node instanceof Element ? node : node?.parentElement
          return (element?.cloneNode() as Element | undefined)?.outerHTML ?? 'a removed element'
        }
        const found: LayoutShift[] = []
        const add = (list: PerformanceEntry[]) => {
          for (const { value, sources } of list as Entry[]) found.push({ value, moved: sources.map(nameOf) })
        }
        const observer = new PerformanceObserver(list => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // A shift is recorded with the frame that shows it.
        const finish = () => {
          add(observer.takeRecords())
          resolve(found)
        }
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(finish)))
      }),
  )

/** Public pages, by the name in the test's title; the product and its seller come from the API. */
const publicPages = {
  shopping: ['/', '/listing/women', '/search?query=kurta'],
  selling: ['/how-to-sell-on-closyyy', '/managed-by-closyyy', '/seller/login', '/seller/phone'],
  'about the shop': ['/about', '/impact', '/exchange-and-returns', '/terms'],
  'about data': ['/privacy-policy', '/privacy-policy-closyyy-bridge', '/data-deletion'],
}

/** Opens a page without its web fonts, lets them load in the order of their links, and expects little layout shift. */
async function expectNoShiftOfFonts(page: Page, path: string, families: readonly string[]): Promise<void> {
  const held = new Map<string, Route>()
  await page.route(/\.woff2$/, route => void held.set(new URL(route.request().url()).pathname, route))
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await started(page)
  expect(await loadedFonts(page)).toEqual([])
  const before = (await layoutShifts(page)).length
  const links = page.locator('link[rel=preload][as=font]')
  for (const link of await links.evaluateAll(all => all.map(element => element.getAttribute('href') ?? ''))) {
    const finished = page.waitForEvent('requestfinished', request => request.url().endsWith(link))
    await held.get(link)?.continue()
    await finished
  }
  await expect.poll(() => loadedFonts(page)).toEqual(families)
  const added = (await layoutShifts(page)).slice(before)
  await page.unroute(/\.woff2$/)
  const total = added.reduce((sum, { value }) => sum + value, 0)
  expect.soft(total, `${path}: ${JSON.stringify(added)}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT)
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
          for (const path of paths) await expectNoShiftOfFonts(page, path, fontsOf[locale])
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
        for (const path of [pathOf(product), `/user/${product.user.id}`])
          await expectNoShiftOfFonts(page, path, fontsOf[locale])
      })
    }
  })
}

test('fetches the accented letters of a font only for a page that has them', async ({ page, open }) => {
  const fetched: string[] = []
  page.on('requestfinished', request => {
    const [, name] = /\/([a-z-]+)\.\w+\.woff2$/.exec(request.url()) ?? []
    if (name) fetched.push(name)
  })
  await open('/search?query=kurta')
  await expect.poll(() => fetched.toSorted()).toEqual(['display', 'text'])
  await open('/search?query=Chlo%C3%A9')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chloé')
  await expect.poll(() => fetched).toContain('display-accents')
})
