import { makeAccount } from '../../fixtures/new-account.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

const PASSWORD = 'Velvet-9-lantern'

test('suspends a reported person, who reads why, and ends it', async ({ page, request, pageOf }) => {
  test.slow()
  const { username } = await makeAccount(request, PASSWORD)
  const login = await request.post('/api/v1/auth/login', { data: { login: username, password: PASSWORD } })
  const { user } = (await login.json()).data
  const { token } = await signInByApi(request, 'demo_buyer')
  const reported = await request.post('/api/v1/reports', {
    headers: { authorization: `Bearer ${token}` },
    data: { object_type: 'person', object_id: user.id, reason: 'scam' },
  })
  expect(reported.status()).toBe(201)
  const moderator = await pageOf('demo_admin')

  await test.step('a moderator suspends the account', async () => {
    await openPage(moderator, '/seller/sellinghub/reports')
    await moderator.getByRole('article', { name: username }).getByRole('button', { name: 'Suspend account' }).click()
    const dialog = moderator.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asks to pay outside.')
    await dialog.getByRole('button', { name: 'Suspend account' }).click()
    await expect(moderator.getByRole('region', { name: 'Notifications' })).toContainText(`${username} is suspended.`)
  })

  await test.step('the person reads why', async () => {
    await openPage(page, `/seller/login?redirect=${encodeURIComponent('/seller/sellinghub/overview')}`)
    await page.getByLabel('Email, phone or username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByText('Your account is suspended')).toBeVisible()
    await expect(page.getByText('Asks to pay outside.')).toBeVisible()
  })

  await test.step('the moderator ends the suspension', async () => {
    await openPage(moderator, '/seller/sellinghub/suspended-accounts')
    await moderator.getByRole('button', { name: `End suspension of ${username}` }).click()
    const dialog = moderator.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was a mistake.')
    await dialog.getByRole('button', { name: 'End suspension' }).click()
    await expect(moderator.getByRole('region', { name: 'Notifications' })).toContainText(
      `${username} is no longer suspended.`,
    )
  })
})
