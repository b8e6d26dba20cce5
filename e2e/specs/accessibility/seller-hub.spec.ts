import { horizontalOverflow } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Screens with an element that shows once they have loaded. */
const screens = {
  offers: ['/seller/sellinghub/offers', 'list', 'قیمتوں پر بات چیت'],
  'bank details': ['/seller/sellinghub/bank', 'button', 'بینک کی تفصیلات شامل کریں یا بدلیں'],
  shipping: ['/seller/sellinghub/shipping', 'radio', /کوریئر/],
  vacation: ['/seller/sellinghub/vacation', 'switch', 'چھٹی کا وقفہ'],
  settings: ['/seller/settings', 'textbox', 'ملک'],
  preferences: ['/seller/preferences', 'checkbox', 'خریداری کی اطلاعات'],
  devices: ['/seller/devices', 'listitem', undefined],
  'the list of preferences': ['/seller/prefer', 'term', undefined],
  profile: ['/seller/profile?tab=saves', 'link', 'بیچنا شروع کریں'],
  'profile editing': ['/seller/edit', 'textbox', 'دکان کا تعارف'],
} as const

test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

for (const [screen, [path, role, name]] of Object.entries(screens)) {
  test(`${screen} in Urdu passes the accessibility checks and fits a phone`, async ({
    page,
    open,
    axe,
    signInAs,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: 'ur', url: baseURL ?? '' }])
    await signInAs('demo_seller')
    await open(path)
    await expect(page.getByRole(role, { name }).first()).toBeVisible()
    await axe()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  })
}

test('replaces the list by a conversation on a phone, and returns to it', async ({ page, open, axe, signInAs }) => {
  await signInAs('demo_seller')
  await open('/seller/sellinghub/offers')
  const list = page.getByRole('list', { name: 'Conversations about prices' })
  await list.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(list).toBeHidden()
  await axe()
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'All offers' }).click()
  await expect(list).toBeVisible()
})

test('lists all screens in the menu of a phone, and closes it once one is chosen', async ({
  page,
  open,
  axe,
  signInAs,
}) => {
  await signInAs('demo_seller')
  await open('/seller/sellinghub/overview')
  const button = page.getByRole('button', { name: 'Menu', exact: true, includeHidden: true })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const menu = page.getByRole('dialog', { name: 'Selling hub' })
  await expect(menu.getByRole('listitem')).toHaveCount(14)
  await expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
  await axe()
  await menu.getByRole('link', { name: 'Stats' }).click()
  await expect(page).toHaveURL('/seller/sellinghub/stats')
  await expect(menu).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})
