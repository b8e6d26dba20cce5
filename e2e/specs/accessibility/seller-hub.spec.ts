import { horizontalOverflow } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Screens with an element that shows once they have loaded. */
const screens = {
  offers: ['/seller/sellinghub/offers', 'list', 'قیمتوں پر بات چیت'],
  'bank details': ['/seller/sellinghub/bank', 'button', 'بینک کی تفصیلات شامل کریں یا بدلیں'],
  shipping: ['/seller/sellinghub/shipping', 'radio', /کوریئر/],
  vacation: ['/seller/sellinghub/vacation', 'switch', 'چھٹی کا وقفہ'],
  account: ['/seller/account', 'link', 'محفوظ چیزیں'],
  saved: ['/seller/saved', 'heading', 'محفوظ چیزیں'],
  addresses: ['/seller/addresses', 'button', 'پتہ شامل کریں'],
  settings: ['/seller/settings', 'textbox', 'ملک'],
  preferences: ['/seller/preferences', 'checkbox', 'خریداری کی اطلاعات'],
  devices: ['/seller/devices', 'listitem', undefined],
  'delivery record': ['/seller/delivery-record', 'heading', 'ڈیلیوری ریکارڈ'],
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
