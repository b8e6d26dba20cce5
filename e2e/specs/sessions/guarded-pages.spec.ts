import { expect, test } from '../../fixtures/shop-test.ts'

const guarded = [
  '/seller/list-item',
  '/seller/account',
  '/seller/saved',
  '/seller/following?tab=sellers',
  '/seller/addresses',
  '/seller/purchases?status=shipped',
  '/seller/messages',
  '/seller/resolution?dispute=1',
  '/seller/profile',
  '/seller/edit',
  '/seller/settings',
  '/seller/devices',
  '/seller/delivery-record',
  '/seller/preferences',
  '/seller/prefer',
  '/seller/sellinghub/selling-active',
  '/seller/sellinghub/drafts',
  '/seller/sellinghub/offers?product_id=1&buyer_id=2&seller_id=3',
  '/seller/sellinghub/sold-items',
  '/seller/sellinghub/sold-items/1',
  '/seller/sellinghub/sold-items/1/slip',
  '/seller/sellinghub/stats',
  '/seller/sellinghub/payment',
  '/seller/sellinghub/bank',
  '/seller/sellinghub/shipping',
  '/seller/sellinghub/vacation',
]

const administration = [
  { path: 'moderation', text: 'Only moderators can see this page.' },
  { path: 'reports', text: 'Only moderators can see this page.' },
  { path: 'suspended-accounts', text: 'Only moderators can see this page.' },
  { path: 'disputes', text: 'Only the support team can see this page.' },
  { path: 'appeals', text: 'Only the support team can see this page.' },
  { path: 'payouts', text: 'Only the finance team can see this page.' },
  { path: 'refunds', text: 'Only the finance team can see this page.' },
  { path: 'remittances', text: 'Only the finance team can see this page.' },
  { path: 'team', text: 'Only owners can see this page.' },
  { path: 'audit-log', text: 'Only owners can see this page.' },
].map(({ path, text }) => ({ path: `/seller/sellinghub/${path}`, text }))

// SESSION-9
test('redirects guests from every guarded page to the login', async ({ page }) => {
  for (const path of [...guarded, ...administration.map(({ path }) => path)]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL(`/seller/login?redirect=${encodeURIComponent(path)}`)
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
    })
  }
})

// TEAM-1
test('shows people without a role for whom the pages of administrators are', async ({
  page,
  signInAs,
  expectPageError,
}) => {
  expectPageError(/status of 403 .*\/api\/v1\/admin\//)
  await signInAs('demo_buyer')
  for (const { path, text } of administration) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    })
  }
})
