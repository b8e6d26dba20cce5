import type { Page } from '@playwright/test'
import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { started } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

/** Stores what a tab stores as it leaves for a sign-in on another site. */
const beginSignIn = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('signInAttempt', String(Date.now() + 60_000)))

test('signs in by a token in a shop’s URL, removes it from URL and history, and opens the rating after 0.8 s', async ({
  page,
  open,
  request,
}) => {
  const { token } = await signInByApi(request, 'demo_buyer')
  const { user } = await newestOf(request, 'kids')
  await page.addInitScript(() => {
    const seen: Record<string, number> = {}
    Object.assign(window, { seen })
    const look = () => {
      if (sessionStorage.getItem('authToken')) seen.session ??= performance.now()
      if (document.querySelector('[role="dialog"], dialog[open]')) seen.dialog ??= performance.now()
      requestAnimationFrame(look)
    }
    look()
  })
  await open('/about')
  await beginSignIn(page)
  await page.goto(`/user/${user.id}?sold=1&api_token=${token}`)
  await expect(page.getByRole('dialog', { name: /^Rate / })).toBeVisible()
  await expect(page).toHaveURL(`/user/${user.id}?sold=1`)
  expect(await page.evaluate(() => sessionStorage.getItem('authToken'))).toBe(token)
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen)
  expect((seen.dialog ?? 0) - (seen.session ?? 0), 'milliseconds from the session to the dialog').toBeGreaterThan(700)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expect(page).toHaveURL(`/user/${user.id}?sold=1`)
})

test('ignores a token in a link: the guest keeps bag and address', async ({ page, open, request }) => {
  const { token } = await signInByApi(request, 'demo_buyer')
  await open(pathOf(await listProduct(request, { title: 'Journey shawl of a link', quantity: 2 })))
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  const guest = await page.evaluate(() => localStorage.getItem('guestID'))
  const personal = /\/api\/(v1\/)?user(\/cart\/merge|\/address)?$/
  const requested: string[] = []
  page.on('request', sent => personal.test(new URL(sent.url()).pathname) && requested.push(sent.url()))
  await page.goto(`/listing/women?api_token=${token}`)
  await started(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await expect(page).toHaveURL('/listing/women')
  expect(await page.evaluate(() => [sessionStorage.getItem('authToken'), localStorage.getItem('guestID')])).toEqual([
    null,
    guest,
  ])
  expect(requested).toEqual([])
})
