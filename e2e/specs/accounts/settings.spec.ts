import { newPerson } from '../../fixtures/person.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('shows settings, preferences and bank details as they were saved', async ({ page, open, request, signInAs }) => {
  const { username, password } = await newPerson(request)
  await signInAs(username, password)
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await open('/seller/settings')
  await page.getByLabel('Bio').fill('Looks after the shop.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(notifications).toContainText('Settings saved.')

  await open('/seller/addresses')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('Address Line 1').fill('House # 7/2')
  await page.getByLabel('City').fill('Multan')
  await page.getByLabel('State/Province').selectOption('Punjab')
  await page.getByLabel('Zip/Postal Code').fill('60000')
  await page.getByRole('button', { name: 'Save Address' }).click()
  await expect(page.getByText('House # 7/2')).toBeVisible()

  await open('/seller/preferences')
  const flag = page.getByLabel('Sales and promotions')
  const wanted = !(await flag.isChecked())
  await flag.setChecked(wanted)
  await page.getByRole('button', { name: 'Save preferences' }).click()
  await expect(notifications).toContainText('Preferences updated successfully!')

  await open('/seller/sellinghub/bank')
  await page.getByRole('button', { name: 'Add/Update Bank Details' }).click()
  const details = {
    'Bank name': 'Meezan Bank',
    'Account title': 'Demo Admin',
    'Account number': '0123456789',
    IBAN: 'PK36MEZN0000001123456702',
    'Branch code': '0456',
  }
  for (const [name, value] of Object.entries(details)) await page.getByLabel(name, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Bank details saved successfully!')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await open('/seller/settings')
  await expect(page.getByLabel('Bio')).toHaveValue('Looks after the shop.')
  await open('/seller/prefer')
  await expect(page.getByRole('definition').nth(3)).toHaveText(wanted ? 'On' : 'Off')
  await open('/seller/sellinghub/bank')
  await expect(page.getByRole('definition')).toHaveText(Object.values(details))
})

// UI-8
test('keeps what was typed in the settings when the language changes, until the page is left', async ({
  page,
  open,
  request,
  signInAs,
}) => {
  const { username, password } = await newPerson(request)
  await signInAs(username, password)
  await open('/seller/settings')
  await page.getByLabel('Bio').fill('Half a sentence')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'اردو' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur')
  const bio = page.locator('textarea[name="bio"]')
  await expect(bio).toHaveValue('Half a sentence')
  await page.reload()
  await expect(bio).toHaveValue('Half a sentence')
  await page.goto('/seller/devices')
  await page.goBack()
  await expect(bio).toHaveValue('Half a sentence')
  await page.locator('nav a[href="/seller/addresses"]').first().click()
  await expect(page).toHaveURL('/seller/addresses')
  await page.goBack()
  await expect(bio).toHaveValue('')
})

test('shows the end of a vacation to the seller and to others', async ({ page, open, signInAs, request }) => {
  await signInAs('demo_admin')
  await open('/seller/sellinghub/vacation')
  await page.getByRole('switch', { name: 'Vacation mode' }).click()
  await expect(page.getByText(/^On until \d+ \w+/)).toBeVisible()
  const id = await page.evaluate(() => sessionStorage.getItem('userId'))
  expect((await (await request.get(`/api/v1/users/${id}/profile`)).json()).data.on_vacation).toBe(true)
  await page.getByRole('switch', { name: 'Vacation mode' }).click()
  await expect(page.getByText('Buyers can buy from you.')).toBeVisible()
})

test('crops and uploads a chosen picture, and shows it with the person’s name', async ({ page, open, signInAs }) => {
  await signInAs('demo_admin')
  await open('/seller/edit')
  const buffer = await page.screenshot()
  await page.getByLabel('Choose a picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('img', { name: 'The chosen picture' }).press('ArrowLeft')
  await page.getByLabel('Zoom').fill('2')
  await page.getByRole('button', { name: 'Update picture' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Profile picture updated successfully!',
  )
  await expect(
    page.getByRole('form', { name: 'Profile picture' }).getByRole('img', { name: 'demo_admin' }),
  ).toHaveAttribute('src', /^\/photos\//)
})
