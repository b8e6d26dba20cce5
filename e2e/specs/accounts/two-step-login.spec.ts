import { Secret, TOTP } from 'otpauth'
import { makeAccount } from '../../fixtures/new-account.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signIn } from '../../fixtures/sign-in.ts'

const PASSWORD = 'a good long one'
const inUrdu = (text: string) => text.replace(/\d/g, digit => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))

// SESSION-17, UI-6, NAV-10
test('turns two-step login on and off by keyboard, and logs in with a recovery code in Urdu digits', async ({
  page,
  open,
  context,
  request,
}) => {
  const { username } = await makeAccount(request, PASSWORD)
  await signIn(context, request, username, PASSWORD)
  // Watches for a lost focus, among others.
  const late = page.waitForResponse(/\/offline\.[^/]*js$/)
  await open('/seller/devices')
  await late
  await page.getByRole('button', { name: 'Turn on' }).press('Enter')
  const setUp = page.getByRole('dialog', { name: 'Turn on two-step login' })
  const key = ((await setUp.locator('bdi').textContent()) ?? '').replaceAll(' ', '')
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate()
  await setUp.getByLabel('Code from the app').fill(inUrdu(code))
  await page.keyboard.press('Enter')

  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(saved.getByRole('heading')).toBeFocused()
  const [recovery = ''] = await saved.getByRole('listitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to the codes' }).press('Enter')
  await saved.getByRole('button', { name: 'I saved them' }).press('Enter')
  await expect(page.getByText('On · 10 recovery codes left')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused()

  const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin })
  if (!other) throw new Error('There is no browser.')
  const login = await other.newPage()
  await login.goto('/login')
  await login.getByLabel(/Email/).fill(username)
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Login', exact: true }).click()
  await login.getByLabel(/Code/).fill(inUrdu(recovery))
  await login.keyboard.press('Enter')
  await expect(login).toHaveURL('/seller/sellinghub/overview')
  await other.close()

  await page.getByRole('button', { name: 'Turn off' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeFocused()
})
