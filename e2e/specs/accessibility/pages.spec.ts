import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const phone = { width: 390, height: 800 }
const desktop = { width: 1280, height: 800 }

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

const pages: Record<string, string[]> = {
  'home, listing and search': ['/', '/listing/women?size=large&max_price=9000', '/search?query=kurta'],
  'the login, a static page and one that is not there': ['/seller/login', '/how-to-sell-on-closyyy', '/nowhere/at/all'],
}

for (const [names, paths] of Object.entries(pages)) {
  test(`${names} pass the accessibility checks on a phone and a desktop`, async ({
    page,
    open,
    axe,
    expectPageError,
  }) => {
    if (paths.includes('/nowhere/at/all')) expectPageError(/status of 404/)
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize(phone)
        await open(path)
        await axe()
        await page.setViewportSize(desktop)
        await axe()
      })
    }
  })
}

test('passes the accessibility checks on a shop, a product and the overview, on a phone and a desktop', async ({
  page,
  open,
  axe,
  request,
  signInAs,
}) => {
  const product = await newestOf(request, 'women')
  const both = async () => {
    await axe()
    await page.setViewportSize(desktop)
    await axe()
    await page.setViewportSize(phone)
  }
  // Opens the shop first: a browser with the large photo in its cache would not use the preloaded small one.
  await open(`/user/${product.user.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('shop')
  await both()
  await open(pathOf(product))
  await both()
  await signInAs('demo_seller')
  await open('/seller/sellinghub/overview')
  await expect(page.getByRole('region', { name: 'Selling' }).getByRole('article').first()).toBeVisible()
  await both()
})
