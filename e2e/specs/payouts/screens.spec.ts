import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/shop-test.ts'
import { testUrduScreens } from '../../fixtures/urdu-screens.ts'

test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

async function openSummaries(page: Page) {
  for (const summary of await page.locator('summary').all()) await summary.click()
}

testUrduScreens(
  {
    stats: { account: 'demo_seller', path: '/seller/sellinghub/stats', shows: ['img', 'سب سے زیادہ بکنے والا زمرہ'] },
    payments: {
      account: 'demo_seller',
      path: '/seller/sellinghub/payment?start_date=2026-01-01',
      shows: ['button', 'تمام دن دکھائیں'],
    },
    'courier payments': {
      account: 'demo_admin',
      path: '/seller/sellinghub/remittances',
      shows: ['button', 'ادائیگی درج کریں'],
    },
    'payouts to pay': {
      account: 'demo_admin',
      path: '/seller/sellinghub/payouts?status=paid',
      shows: ['table', 'ادا شدہ'],
    },
    'refunds to send': { account: 'demo_admin', path: '/seller/sellinghub/refunds', shows: ['tab', 'بھیجنی ہیں'] },
  },
  openSummaries,
)

test('downloads the payment history as a file', async ({ page, open, signInAs }) => {
  await signInAs('demo_seller')
  await open('/seller/sellinghub/payment')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('closyyy-payments.csv')
})
