import { cachedPaths, documentCached } from '../../fixtures/cached-pages.ts'
import { pathOf } from '../../fixtures/catalogue.ts'
import { startReleaseServer } from '../../fixtures/document-server.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { started } from '../../fixtures/open-page.ts'
import { offlineErrors } from '../../fixtures/page-errors.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ serviceWorkers: 'allow' })

test('shows the last product and the cart offline, and the offline page for any other URL', async ({
  page,
  open,
  context,
  request,
  expectPageError,
}) => {
  test.slow()
  expectPageError(offlineErrors)
  const product = await listProduct(request)
  const heading = page.getByRole('heading', { level: 1 })
  const notice = page.getByText('You’re offline. Pages you’ve already opened still work.')
  await open(pathOf(product))
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'View cart' })).toBeVisible()
  await documentCached(page, pathOf(product))
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText(product.title)).toBeVisible()
  await expect
    .poll(async () => (await cachedPaths(page)).responses?.some(path => path.includes('/cart/guest')))
    .toBe(true)

  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText(product.title)).toBeVisible()
  await page.goto(pathOf(product))
  await started(page)
  await expect(heading).toHaveText(product.title)
  await expect(notice).toBeVisible()
  for (const path of ['/seller/sellinghub/overview', '/nowhere', '/nowhere.html', '/listing/kids']) {
    await page.goto(path)
    await expect(heading).toHaveText('You’re offline')
  }
  const cached = page.getByRole('navigation', { name: 'Pages you can still open' })
  await expect(cached.getByRole('link', { name: product.title })).toHaveAttribute('href', pathOf(product))

  await context.setOffline(false)
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('article')).not.toHaveCount(0)
})

test('says that a first visit is offline, and opens the page once it is online', async ({
  page,
  open,
  context,
  expectPageError,
}) => {
  expectPageError(offlineErrors)
  expectPageError(/releases\/storefront/)
  await page.route('**/js/offline.js', route => route.abort())
  await open('/listing/women')
  await context.setOffline(true)
  await page.getByRole('main').getByRole('article').last().getByRole('link').first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline.' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Ask the seller' })).toBeVisible()
})

test('shows the offline notice in Urdu', async ({ page, open, context, baseURL, expectPageError }) => {
  expectPageError(offlineErrors)
  await context.addCookies([{ name: 'locale', value: 'ur', url: baseURL ?? '' }])
  await open('/about')
  await documentCached(page, '/about')
  await context.setOffline(true)
  await expect(page.getByText('آپ آف لائن ہیں۔')).toBeVisible()
  await page.getByRole('button', { name: 'دوبارہ کوشش کریں' }).click()
  await page.reload()
  await expect(page.getByText('آپ آف لائن ہیں۔')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('opens a page whose copy is in another language', async ({ page, open, context, baseURL }) => {
  await open('/about')
  await documentCached(page, '/about')
  await context.addCookies([{ name: 'locale', value: 'ur', url: baseURL ?? '' }])
  await page.goto('/about')
  await expect(page.locator('html[lang=ur]')).toBeVisible()
  await started(page)
  // The navigation from copy to document is no step of its own.
  expect(await page.evaluate(() => history.length)).toBe(2)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html[lang=en]')).toBeVisible()
  await started(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('caches nothing of an account, and deletes what was seen after signing out', async ({
  page,
  open,
  request,
  signInAs,
}) => {
  await signInAs('demo_buyer')
  const path = pathOf(await listProduct(request))
  await open(path)
  await documentCached(page, path)
  await page.goto('/cart')
  await started(page)
  await open('/')
  await documentCached(page, '/')
  // Signs out on a page without photos, because an open page caches those that it loads until the login page opens.
  await open('/about')
  await documentCached(page, '/about')
  const { responses = [], documents = [] } = await cachedPaths(page)
  expect(responses.filter(entry => !/^\/api\/v1\/(listing|shop|users\/\d+)\//.test(entry))).toEqual([])
  expect(documents.filter(entry => /^\/(cart|seller|checkout)/.test(entry))).toEqual([])
  await page.getByRole('button', { name: 'Account menu of demo_buyer' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/seller/login')
  await expect
    .poll(async () => Object.keys(await cachedPaths(page)).filter(name => !['frame', 'releases'].includes(name)))
    .toEqual([])
})

test('shows a new release at once, and deletes the old one from the cache', async ({ page, baseURL }) => {
  const server = await startReleaseServer(baseURL ?? '')
  try {
    await expect(async () => void (await page.goto(`${server.origin}/about`))).toPass()
    await documentCached(page, '/about')
    const authFiles = async () =>
      ((await cachedPaths(page)).releases ?? []).filter(path => path.startsWith('/releases/auth/'))
    const before = await authFiles()
    expect(before.length).toBeGreaterThan(0)
    const next = await server.publishAgain('auth')
    await server.promote('auth', next)
    await expect(async () => {
      await page.goto(`${server.origin}/`)
      expect(await page.content()).toContain(`/releases/auth/${next}/`)
    }).toPass()
    await expect.poll(async () => (await authFiles()).filter(file => before.includes(file))).toEqual([])
    await expect.poll(async () => (await cachedPaths(page)).documents).toEqual(['/'])
  } finally {
    // Ends its prefetches before their server.
    await page.close()
    await server.close()
  }
})
