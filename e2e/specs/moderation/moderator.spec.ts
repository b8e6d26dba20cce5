import { appointModerator } from '../../fixtures/appointed-admins.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

// TEAM-1
test('a moderator decides on listings, but neither sees nor sends money', async ({ request, pageOf }) => {
  const username = await appointModerator(request)
  const page = await pageOf(username)

  await test.step('the hub lists the screens of the role', async () => {
    await openPage(page, '/seller/sellinghub/moderation')
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
    const screens = page.getByRole('region', { name: 'Administration' }).getByRole('link')
    await expect(screens).toHaveText([/Moderation/, /Reports/, /Suspended accounts/])
  })

  await test.step('the pages of money say whom they are for', async () => {
    for (const path of ['payouts', 'refunds', 'remittances']) {
      await page.goto(`/seller/sellinghub/${path}`)
      await expect(page.getByText('Only the finance team can see this page.')).toBeVisible()
    }
  })

  await test.step('the API refuses to send money', async () => {
    const { token } = await signInByApi(request, username)
    const headers = { authorization: `Bearer ${token}` }
    for (const path of ['payouts/1/pay', 'refunds/1/pay', 'remittances']) {
      const refused = await request.post(`/api/v1/admin/${path}`, { headers, data: {} })
      expect(refused.status(), path).toBe(403)
    }
  })
})

test('shows the decision above the bottom bar of a phone', async ({ page, signInAs, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('demo_admin')
  await open('/seller/sellinghub/moderation')
  await page.getByRole('article').getByRole('heading').scrollIntoViewIfNeeded()
  const approve = page.getByRole('button', { name: 'Approve' })
  const bar = page.getByRole('navigation', { name: 'Main menu' })
  const [button, below] = [await approve.boundingBox(), await bar.boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})
