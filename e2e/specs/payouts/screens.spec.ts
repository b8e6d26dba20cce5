import { horizontalOverflow } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Screens with their account and an element that shows once they have loaded. */
const screens = {
  stats: ['/seller/sellinghub/stats', 'demo_seller', 'img', 'سب سے زیادہ بکنے والا زمرہ'],
  payments: ['/seller/sellinghub/payment?start_date=2026-01-01', 'demo_seller', 'button', 'تمام دن دکھائیں'],
  'courier payments': ['/seller/sellinghub/remittances', 'demo_admin', 'button', 'ادائیگی درج کریں'],
  'payouts to pay': ['/seller/sellinghub/payouts?status=paid', 'demo_admin', 'table', 'ادا شدہ'],
  'refunds to send': ['/seller/sellinghub/refunds', 'demo_admin', 'tab', 'بھیجنی ہیں'],
} as const

test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

for (const [screen, [path, person, role, name]] of Object.entries(screens)) {
  test(`${screen} in Urdu passes the accessibility checks and fits a phone`, async ({
    page,
    open,
    axe,
    signInAs,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: 'ur', url: baseURL ?? '' }])
    await signInAs(person)
    await open(path)
    await expect(page.getByRole(role, { name, exact: true })).toBeVisible()
    for (const table of await page.locator('summary').all()) await table.click()
    await axe()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  })
}

test('downloads the payment history as a file', async ({ page, open, signInAs }) => {
  await signInAs('demo_seller')
  await open('/seller/sellinghub/payment')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('closyyy-payments.csv')
})
