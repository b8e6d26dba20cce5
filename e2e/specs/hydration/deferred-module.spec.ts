import type { Page } from '@playwright/test'
import { pathOf } from '../../fixtures/catalogue.ts'
import { delayScripts, openPainted } from '../../fixtures/delayed-scripts.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const DEFERRED_SCRIPT = '**/storefront-product-deferred.js'

test('keeps the lower part of a product page until its script is there, and repeats a press on it', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  const script = Promise.withResolvers<void>()
  await page.route(DEFERRED_SCRIPT, async route => {
    await script.promise
    await route.continue()
  })
  const isRequested = page.waitForRequest(DEFERRED_SCRIPT)
  await page.goto(pathOf(await listProduct(request)))
  await isRequested
  const like = page.getByRole('button', { name: 'Like' }).first()
  await expect(page.getByRole('region', { name: 'Seller', exact: true })).toBeVisible()
  await like.click()
  await expect(page.getByRole('dialog')).toBeHidden()
  script.resolve()
  await expect(page.getByRole('dialog')).toBeVisible()
  await context.close()
})

/** Fails the script of the deferred module until the returned function is called. */
async function failDeferredScript(page: Page) {
  const failed = { count: 0 }
  await page.route(DEFERRED_SCRIPT, route => {
    failed.count += 1
    return route.abort()
  })
  return { failed, allow: () => page.unroute(DEFERRED_SCRIPT) }
}

test('repeats no press whose script failed, and loads it for a later one', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  const { failed, allow } = await failDeferredScript(page)
  const isFailed = page.waitForEvent('requestfailed', { predicate: each => each.url().includes('product-deferred') })
  await page.goto(pathOf(await listProduct(request)))
  await isFailed
  const like = page.getByRole('button', { name: 'Like' }).first()
  await like.click()
  await expect.poll(() => failed.count).toBeGreaterThan(1)
  const before = failed.count
  // As many frames as an endless repetition would need for dozens of requests; a retry every two seconds makes few.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame)
  })
  expect(failed.count).toBeLessThan(before + 10)
  await expect(page.getByRole('region', { name: 'Seller', exact: true })).toBeVisible()
  await allow()
  await like.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await context.close()
})

test('repeats a press before hydration on the lower part of a product page', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  const releaseScripts = await delayScripts(page)
  const script = Promise.withResolvers<void>()
  await page.route(DEFERRED_SCRIPT, async route => {
    await script.promise
    await route.continue()
  })
  await openPainted(page, pathOf(await listProduct(request)))
  await page.getByRole('button', { name: 'Like' }).first().click()
  const isRequested = page.waitForRequest(DEFERRED_SCRIPT)
  releaseScripts()
  await isRequested
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeHidden()
  script.resolve()
  await expect(page.getByRole('dialog')).toBeVisible()
  await context.close()
})

test('tells after a navigation that the rest of a product did not load, and loads it again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  const { allow } = await failDeferredScript(page)
  // Before hydration, the link would load a document, which has the rest of the page.
  await openPage(page, '/listing/women')
  await page.getByRole('list', { name: 'Items' }).getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByText('We couldn’t load the rest of this page.')).toBeVisible()
  await allow()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Seller', exact: true })).toBeVisible()
  await context.close()
})
