import { horizontalOverflow } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Screens with their account and an element that shows once they have loaded. */
const screens = {
  'sold items': ['demo_seller', '/seller/sellinghub/sold-items', 'article', /./],
  purchases: ['demo_buyer', '/seller/purchases', 'article', /^آرڈر/],
  'the choice of a purchase': ['demo_buyer', '/seller/resolution?report', 'list', 'آپ کو کس خریداری میں مدد چاہیے؟'],
} as const

test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

for (const [screen, [account, path, role, name]] of Object.entries(screens)) {
  test(`${screen} in Urdu passes the accessibility checks and fits a phone`, async ({
    page,
    open,
    axe,
    signInAs,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: 'ur', url: baseURL ?? '' }])
    await signInAs(account)
    await open(path)
    await expect(page.getByRole(role, { name }).first()).toBeVisible()
    await axe()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  })
}

test('replaces the list by a dispute on a phone, and returns to it', async ({ page, open, axe, signInAs }) => {
  await signInAs('demo_seller')
  await open('/seller/resolution?status=resolved')
  const list = page.getByRole('list', { name: 'Problems' })
  await list.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(list).toBeHidden()
  await axe()
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'All problems' }).click()
  await expect(list).toBeVisible()
})
