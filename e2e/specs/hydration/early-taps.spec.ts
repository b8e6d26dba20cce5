import type { Browser, Page } from '@playwright/test'
import { pathOf } from '../../fixtures/catalogue.ts'
import { delayScripts, openPainted } from '../../fixtures/delayed-scripts.ts'
import { launchFirefox } from '../../fixtures/firefox.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { press } from '../../presses/press.ts'

/** Opens a page whose scripts wait for the returned function. */
async function openWithoutScript(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const letScriptsThrough = await delayScripts(page)
  await openPainted(page, path)
  return { page, letScriptsThrough, close: () => context.close() }
}

interface EarlyTap {
  path: string
  /** Taps before hydration. */
  tap: (page: Page) => Promise<void>
  /** Expects the effect after it. */
  expectEffect: (page: Page) => Promise<void>
}

const cardLink = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('link')
const women = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByText('Women', { exact: true })

async function tapIn(browser: Browser, baseURL: string | undefined, { path, tap, expectEffect }: EarlyTap) {
  const { page, letScriptsThrough, close } = await openWithoutScript(browser, baseURL, path)
  await tap(page)
  letScriptsThrough()
  await expectEffect(page)
  await close()
}

for (const name of ['Chromium', 'Firefox'] as const) {
  test(`loses no tap before hydration in ${name}: card, menu, filters and add to cart`, async ({
    browser: chromium,
    baseURL,
    request,
  }) => {
    test.slow()
    const browser = name === 'Firefox' ? await launchFirefox() : chromium
    const product = await listProduct(request)
    const taps: EarlyTap[] = [
      {
        path: '/listing/women',
        tap: page => press(page, cardLink(page), 'touch words'),
        expectEffect: page => expect(page).toHaveURL(/\/products\//),
      },
      {
        path: '/listing/women',
        tap: page => press(page, women(page).first(), 'touch words'),
        expectEffect: page => expect(page.getByRole('link', { name: 'Kurtis' }).first()).toBeVisible(),
      },
      {
        path: '/listing/women',
        tap: page => press(page, page.getByRole('button', { name: 'Filters' }), 'touch words'),
        expectEffect: page => expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible(),
      },
      {
        path: pathOf(product),
        tap: page => press(page, page.getByRole('button', { name: 'Add to cart' }), 'touch words'),
        expectEffect: page => expect(page.getByRole('main').getByRole('link', { name: 'View cart' })).toBeVisible(),
      },
    ]
    try {
      for (const early of taps) await tapIn(browser, baseURL, early)
    } finally {
      if (name === 'Firefox') await browser.close()
    }
  })
}
