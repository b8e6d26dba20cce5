import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const pages = {
  home: '/',
  listing: '/listing/women?size=large&max_price=9000',
  search: '/search?query=kurta',
  login: '/seller/login',
  'a static page': '/how-to-sell-on-closyyy',
}

const widths = [390, 1280]

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const [name, path] of Object.entries(pages)) {
      test(`${name} has no barrier that a machine can find`, async ({ open, axe }) => {
        await open(path)
        await axe()
      })
    }

    test('a product has no barrier that a machine can find', async ({ open, axe, request }) => {
      await open(pathOf(await newestOf(request, 'women')))
      await axe()
    })

    test('a public shop has no barrier that a machine can find', async ({ page, open, axe, request }) => {
      await open(`/user/${(await newestOf(request, 'women')).user.id}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('shop')
      await axe()
    })

    test('the overview has no barrier that a machine can find', async ({ page, open, axe, signInAs }) => {
      await signInAs('demo_seller')
      await open('/seller/sellinghub/overview')
      await expect(page.getByRole('region', { name: 'Selling' }).getByRole('article').first()).toBeVisible()
      await axe()
    })

    test('the not-found page has no barrier that a machine can find', async ({ open, axe, expectFault }) => {
      expectFault(/status of 404/)
      await open('/nowhere/at/all')
      await axe()
    })
  })
}
