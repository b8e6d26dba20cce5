import type { Browser, BrowserContextOptions } from '@playwright/test'
import { launchFirefox } from '../../fixtures/firefox.ts'
import { openPage, started } from '../../fixtures/open-page.ts'
import { watchPageErrors } from '../../fixtures/page-errors.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Opens a listing and from it a product; returns what the page loaded. */
async function visit(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  const pageErrors = watchPageErrors(context, options.baseURL ?? '')
  const page = await context.newPage()
  const requested: string[] = []
  page.on('request', request => requested.push(new URL(request.url()).pathname))
  await openPage(page, '/listing/women')
  await page.getByRole('list', { name: 'Items' }).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Seller', exact: true })).toBeVisible()
  await started(page)
  const added = await page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
      'script[src], link[rel=preload][as=script], link[rel=stylesheet]:not([disabled])',
    )
    return [...elements].map(element => ({
      path: new URL('src' in element ? element.src : element.href).pathname,
      integrity: element.integrity,
    }))
  })
  // Read before the context closes because Playwright's screenshot then adds a style to the page.
  const errors = pageErrors.unexpected()
  await context.close()
  const files = requested.filter(path => /^\/releases\/.+\.(js|css|json)$/.test(path))
  return { files, added, errors }
}

const withFirefox = async <Result>(work: (firefox: Browser) => Promise<Result>) => {
  const firefox = await launchFirefox()
  return work(firefox).finally(() => firefox.close())
}

test('loads every script and style sheet once and with its hash, in Chromium and in Firefox', async ({
  browser,
  baseURL,
}) => {
  const options = { baseURL, serviceWorkers: 'block' as const }
  for (const loaded of [await visit(browser, options), await withFirefox(firefox => visit(firefox, options))]) {
    expect(loaded.errors).toEqual([])
    expect(loaded.files.filter((path, index) => loaded.files.indexOf(path) !== index)).toEqual([])
    const paths = loaded.added.map(({ path }) => path)
    for (const file of [/\/shell\/\w+\/main\.js$/, /\/js\/storefront-product\.js$/, /\/css\/storefront-product\.css$/])
      expect(paths).toContainEqual(expect.stringMatching(file))
    for (const { path, integrity } of loaded.added) expect(integrity, path).toMatch(/^sha256-[\w+/]{43}=$/)
  }
})
