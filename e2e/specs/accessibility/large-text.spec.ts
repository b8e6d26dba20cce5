import type { Page } from '@playwright/test'
import { env } from '../../env.ts'
import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { deliverOrder } from '../../fixtures/disputed-order.ts'
import { quietBrowser } from '../../fixtures/quiet-browser.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

// Text of twice the usual size, as people set it in the browser (WCAG 1.4.4).
test.use({
  viewport: { width: 390, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { executablePath: env.browser, args: [...quietBrowser, '--blink-settings=defaultFontSize=32'] },
})

for (const locale of ['en', 'ur']) {
  test.describe(`with text of 200 % on a phone in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) =>
      context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]),
    )

    test('nothing is covered or cut on the pages of a guest', async ({ page, open, request }) => {
      const product = pathOf(await newestOf(request, 'women'))
      for (const path of ['/', '/listing/women', product, '/search?query=kurta', '/cart']) {
        await open(path)
        await expectToFit(page, path)
      }
    })

    test('nothing is covered or cut on the pages of a buyer', async ({ page, open, request, signInAs }) => {
      const { id } = await deliverOrder(request)
      await signInAs('demo_buyer')
      for (const path of ['/seller/purchases', `/orderconfirmation/${id}`, '/seller/settings']) {
        await open(path)
        await expect(page.getByText(/CLX\w/).or(page.getByRole('textbox')).first()).toBeVisible()
        await expectToFit(page, path)
      }
    })

    test('nothing is covered or cut on the pages of a seller', async ({ page, open, signInAs }) => {
      await signInAs('demo_seller')
      for (const path of ['overview', 'sold-items', 'stats', 'bank']) {
        await open(`/seller/sellinghub/${path}`)
        await expect(
          page
            .getByRole('main')
            .getByText(/Rs\.\d|PK\d\d/)
            .first(),
        ).toBeVisible()
        await expectToFit(page, path)
      }
    })
  })
}

async function expectToFit(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(widestOverflow), `sideways scroll of ${path}`).toBeLessThanOrEqual(0)
  expect(await page.getByRole('banner').evaluate(overlapsIn), `overlaps in the header of ${path}`).toEqual([])
  const fields = await page.getByRole('banner').getByRole('searchbox').all()
  for (const field of fields) expect((await field.boundingBox())?.width, 'search field').toBeGreaterThan(150)
}

/** Returns by how much the page is wider than the room beside its scrollbar. */
const widestOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Returns the pairs of visible controls in an element that cover each other. */
function overlapsIn(element: Element): string[] {
  const controls = [...element.querySelectorAll('a, button, input')].filter(control => {
    const { width, height } = control.getBoundingClientRect()
    return width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true })
  })
  const nameOf = (control: Element) => control.ariaLabel || control.textContent || control.tagName
  return controls.flatMap((control, index) => {
    const own = control.getBoundingClientRect()
    const covers = controls.slice(index + 1).filter(other => {
      const { left, right, top, bottom } = other.getBoundingClientRect()
      const inline = Math.min(own.right, right) - Math.max(own.left, left)
      return inline > 1 && Math.min(own.bottom, bottom) - Math.max(own.top, top) > 1
    })
    return covers.map(other => `${nameOf(control)} and ${nameOf(other)}`)
  })
}
