import type { Browser, Page } from '@playwright/test'
import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { launchFirefox } from '../../fixtures/firefox.ts'
import { started } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signIn } from '../../fixtures/sign-in.ts'

// The headless shell of Chromium has no back/forward cache.
let firefox: Browser

test.beforeAll(async () => {
  firefox = await launchFirefox()
})
test.afterAll(() => firefox.close())

/** Opens a page, leaves it for another document, and goes back. */
async function leaveAndReturn(page: Page, path: string, meanwhile?: () => Promise<unknown>) {
  await page.goto(path)
  await started(page)
  // A browser discards a page with open requests.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { isRestored: true }))
  await page.goto('/privacy-policy')
  await started(page)
  await meanwhile?.()
  await page.evaluate(() => window.history.back())
}

/** Polls a value of the page, because Playwright learns of restored pages too late to wait for them. */
const expectOf = <Value>(page: Page, value: () => Value) =>
  expect.poll(() => page.evaluate(value).catch(() => undefined))

test('restores public pages from the back/forward cache', async ({ request, baseURL }) => {
  const product = pathOf(await newestOf(request, 'women'))
  for (const path of ['/', '/listing/women', product]) {
    const context = await firefox.newContext({ baseURL })
    const page = await context.newPage()
    await leaveAndReturn(page, path)
    await expectOf(page, () => 'isRestored' in window).toBe(true)
    await context.close()
  }
})

test('does not restore the page of an account whose session has ended', async ({ request, baseURL }) => {
  const context = await firefox.newContext({ baseURL })
  await signIn(context, request, 'demo_buyer')
  const page = await context.newPage()
  await leaveAndReturn(page, '/', () => page.evaluate(() => sessionStorage.clear()))
  await expectOf(page, () => 'isRestored' in window).toBe(false)
  await expectOf(page, () => window.location.pathname).toBe('/')
  await expect(page.getByRole('button', { name: 'Account menu of demo_buyer' })).toBeHidden()
  await context.close()
})
