import { phonePhoto } from '../../fixtures/phone-photo.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signIn, signInByApi } from '../../fixtures/sign-in.ts'

test('a killed tab loses nothing of a draft, which goes on with its photos on another device', async ({
  page,
  context,
  browser,
  request,
  open,
  signInAs,
}) => {
  const title = `Mustard khussa ${Date.now()}`
  await signInAs('demo_seller')
  await open('/seller/list-item')
  await page.getByLabel('Choose photos').setInputFiles(await phonePhoto(page, 'khussa.jpg', 'teal'))
  await page.getByLabel('Title').fill(title)
  await expect(page.getByRole('img', { name: 'khussa.jpg' })).toBeVisible()
  await expect(page.getByText('Saved to your drafts.')).toBeVisible()
  await expect(page).toHaveURL(/\?draft=/)
  const address = page.url()
  await page.close()

  await signInAs('demo_seller')
  const later = await context.newPage()
  await later.goto(address)
  await expect(later.getByText('We kept what you had written here.')).toBeVisible()
  await expect(later.getByLabel('Title')).toHaveValue(title)
  await expect(later.getByRole('img', { name: 'khussa.jpg' })).toBeVisible()
  await later.close()

  const elsewhere = await browser.newContext()
  await signIn(elsewhere, request, 'demo_seller')
  const device = await elsewhere.newPage()
  await device.goto('/seller/sellinghub/drafts?tab=incomplete')
  await device.getByRole('link', { name: `Continue ${title}` }).click()
  const photo = device.getByRole('img', { name: 'Photo 1' })
  await expect(photo).toBeVisible()
  expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(640)
  await device.getByLabel('Description').fill('Worn once.')
  await device.getByLabel('Category').selectOption({ label: 'Bags' })
  await device.getByRole('combobox', { name: 'Brand' }).fill('Khaa')
  await device.getByRole('option', { name: 'Khaadi' }).click()
  await device.getByLabel('Condition').selectOption({ label: 'Used - Like New' })
  await device.getByLabel('Price').fill('900')
  await device.getByLabel('Address').selectOption({ index: 1 })
  await device.getByRole('button', { name: 'List item', exact: true }).click()
  await expect(device.getByRole('dialog', { name: 'Product Added Successfully' })).toBeVisible()
  await elsewhere.close()

  const { token } = await signInByApi(request, 'demo_seller')
  const headers = { authorization: `Bearer ${token}` }
  const own = await request.get('/api/v1/listing/auth/products/show', { headers })
  expect((await own.json()).data.data[0]).toMatchObject({ title, photos: [{ width: 1280 }] })

  await signInAs('demo_seller')
  const last = await context.newPage()
  await last.goto('/seller/sellinghub/drafts?tab=incomplete')
  await expect(last.getByRole('tab', { name: /^Incomplete/ })).toBeVisible()
  await expect(last.getByRole('article', { name: title })).toHaveCount(0)
})
