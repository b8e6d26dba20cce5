import { expect, test } from '../../fixtures/shop-test.ts'

const shop = { header: 1, categories: 1, footer: 1 }
const sellerPage = { header: 1, categories: 0, footer: 0 }
const alone = { header: 0, categories: 0, footer: 0 }

for (const [path, account, frame] of [
  ['/', 'demo_seller', shop],
  ['/listing/women', undefined, shop],
  ['/about', undefined, shop],
  ['/seller/sellinghub/overview', 'demo_seller', sellerPage],
  ['/seller/list-item', 'demo_seller', sellerPage],
  ['/seller/login', undefined, alone],
] as const) {
  // NAV-1
  test(`has the header and footer of its route on ${path}`, async ({ page, open, signInAs }) => {
    if (account) await signInAs(account)
    await open(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect({
      header: await page.getByRole('banner').count(),
      categories: await page.getByRole('navigation', { name: 'Categories' }).count(),
      footer: await page.getByRole('contentinfo').count(),
    }).toEqual(frame)
  })
}
