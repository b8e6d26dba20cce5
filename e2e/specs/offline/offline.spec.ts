import { pathOf } from '../../fixtures/catalogue.ts'
import { startReleaseServer } from '../../fixtures/document-server.ts'
import { documentKept, keptPaths } from '../../fixtures/kept-pages.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { started } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ serviceWorkers: 'allow' })

/** What a browser says of all that nobody kept. */
const noLine = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|Loading chunk|releases\/shell/

test('keeps the last product and the cart readable offline, and shows the offline page for any other address', async ({
  page,
  open,
  context,
  request,
  expectFault,
}) => {
  test.slow()
  expectFault(noLine)
  const product = await listProduct(request)
  const heading = page.getByRole('heading', { level: 1 })
  const notice = page.getByText("You're offline. Pages you've already opened still work.")
  await open(pathOf(product))
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'View bag' })).toBeVisible()
  await documentKept(page, pathOf(product))
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText(product.title)).toBeVisible()
  await expect.poll(async () => (await keptPaths(page)).answers?.some(path => path.includes('/cart/guest'))).toBe(true)

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
    await expect(heading).toHaveText("You're offline")
  }
  const cached = page.getByRole('navigation', { name: 'Pages you can still open' })
  await expect(cached.getByRole('link', { name: product.title })).toHaveAttribute('href', pathOf(product))

  await context.setOffline(false)
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('article')).not.toHaveCount(0)
})

test('the notice is said in Urdu too', async ({ page, open, context, baseURL, expectFault }) => {
  expectFault(noLine)
  await context.addCookies([{ name: 'locale', value: 'ur', url: baseURL ?? '' }])
  await open('/about')
  await documentKept(page, '/about')
  await context.setOffline(true)
  await expect(page.getByText('آپ آف لائن ہیں۔')).toBeVisible()
  await page.getByRole('button', { name: 'دوبارہ کوشش کریں' }).click()
  await page.reload()
  await expect(page.getByText('آپ آف لائن ہیں۔')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('nothing of an account is kept, and after signing out nothing of what was seen', async ({
  page,
  open,
  request,
  signInAs,
}) => {
  await signInAs('demo_buyer')
  const path = pathOf(await listProduct(request))
  await open(path)
  await documentKept(page, path)
  await page.goto('/cart')
  await started(page)
  await open('/')
  await documentKept(page, '/')
  const { answers = [], documents = [] } = await keptPaths(page)
  expect(answers.filter(kept => !/^\/api\/v1\/(listing|shop|users\/\d+)\//.test(kept))).toEqual([])
  expect(documents.filter(kept => /^\/(cart|seller|checkout)/.test(kept))).toEqual([])
  await page.getByRole('button', { name: 'Account menu of demo_buyer' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/seller/login')
  await expect
    .poll(async () => Object.keys(await keptPaths(page)).filter(name => !['frame', 'releases'].includes(name)))
    .toEqual([])
})

test('a new release is shown at once, and nothing of the old one is kept', async ({ page, baseURL }) => {
  const server = await startReleaseServer(baseURL ?? '')
  try {
    await expect(async () => void (await page.goto(`${server.origin}/about`))).toPass()
    await documentKept(page, '/about')
    const authFiles = async () =>
      ((await keptPaths(page)).releases ?? []).filter(path => path.startsWith('/releases/auth/'))
    const before = await authFiles()
    expect(before.length).toBeGreaterThan(0)
    const next = await server.publishAgain('auth')
    await server.promote('auth', next)
    await expect(async () => {
      await page.goto(`${server.origin}/`)
      expect(await page.content()).toContain(`/releases/auth/${next}/`)
    }).toPass()
    await expect.poll(async () => (await authFiles()).filter(file => before.includes(file))).toEqual([])
    await expect.poll(async () => (await keptPaths(page)).documents).toEqual(['/'])
  } finally {
    await server.close()
  }
})
