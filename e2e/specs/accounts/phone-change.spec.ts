import { makeAccount } from '../../fixtures/new-account.ts'
import { codePattern, freshPhone, newestMessage } from '../../fixtures/outbox.ts'
import { horizontalOverflow } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signIn } from '../../fixtures/sign-in.ts'

const PASSWORD = 'a good long one'

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

// ACCOUNT-15
test('changes the phone by its code, after which the login takes the new one alone', async ({
  page,
  open,
  axe,
  context,
  request,
}) => {
  const { username, phone: old } = await makeAccount(request, PASSWORD)
  await signIn(context, request, username, PASSWORD)
  await open('/seller/settings')
  await page.getByRole('button', { name: 'Change phone number' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your phone number' })
  const phone = freshPhone()
  await dialog.getByLabel('New phone number').fill(phone)
  await axe()
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeVisible()
  await axe()
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await dialog.getByLabel('Code').fill(await newestMessage(request, phone, codePattern))
  await dialog.getByRole('button', { name: 'Confirm number' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Your phone number is now')
  await expect(page.getByText(`${phone.slice(0, 4)} ${phone.slice(4)}`).first()).toBeVisible()

  const login = async (name: string) =>
    (await request.post('/api/v1/auth/login', { data: { login: name, password: PASSWORD } })).status()
  expect([await login(phone), await login(old)]).toEqual([200, 401])
  expect(await newestMessage(request, old, /(no longer the phone number)/)).toBeDefined()
})
