import { newestOf } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const paths = [
  '/about',
  '/how-to-sell-on-closyyy',
  '/managed-by-closyyy',
  '/impact',
  '/exchange-and-returns',
  '/privacy-policy',
  '/privacy-policy-closyyy-bridge',
  '/terms',
  '/data-deletion',
]

for (const path of paths) {
  test(`shows a heading and a unique title on ${path}`, async ({ page, open }) => {
    expect((await open(path)).status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page).toHaveTitle(/\S.*Closyyy|Closyyy.*\S/)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}

for (const [typed, path] of [
  ['/login', '/seller/login'],
  ['/Signup', '/seller/phone'],
  ['/sell', '/seller/list-item'],
  ['/account', '/seller/account'],
  ['/cart/', '/cart'],
  ['/seller/login/?redirect=%2Fcart', '/seller/login?redirect=%2Fcart'],
  ['/managed-by-someone', '/managed-by-closyyy'],
] as const) {
  test(`redirects ${typed} to ${path}`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${typed}`, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([301, path])
  })
}

test('rejects a path that browsers take for another website', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL}//nowhere.example/`, { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([400, undefined])
})

test('redirects a guest from a typed path through the login to its page', async ({ page, open }) => {
  await open('/sell/')
  await expect(page).toHaveURL(`/seller/login?redirect=${encodeURIComponent('/seller/list-item')}`)
})

test('shows the seller and the products of a public shop', async ({ page, open, request }) => {
  const { user } = await newestOf(request, 'women')
  expect((await open(`/user/${user.id}`)).status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${user.username} shop`)
  await expect(page.getByRole('region', { name: 'On sale' }).getByRole('article')).not.toHaveCount(0)
})

for (const path of ['/nowhere', '/nowhere/at/all', '/user/99999999', '/listing/spaceships']) {
  test(`shows the not-found page in the frame for ${path}`, async ({ page, open, expectPageError }) => {
    expectPageError(/status of 404/)
    expect((await open(path)).status()).toBe(404)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Closyyy' }).click()
    await expect(page.getByRole('navigation', { name: 'Shop by section' })).toBeVisible()
  })
}
