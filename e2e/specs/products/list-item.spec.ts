import { phonePhoto } from '../../fixtures/phone-photo.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

test('restores a draft after the tab was killed, and continues it with its photos on another device', async ({
  page,
  context,
  request,
  open,
  signInAs,
  pageOf,
}) => {
  const title = `Mustard khussa ${Date.now()}`
  await signInAs('demo_seller')
  await open('/seller/list-item')
  await page.getByLabel('Choose photos').setInputFiles(await phonePhoto(page, 'khussa.jpg', 'teal'))
  await page.getByLabel('Title').fill(title)
  await expect(page.getByRole('img', { name: 'khussa.jpg' })).toBeVisible()
  await expect(page.getByText('Saved to your drafts.')).toBeVisible()
  await expect(page).toHaveURL(/\?draft=/)
  const url = page.url()
  await page.close()

  await signInAs('demo_seller')
  const later = await context.newPage()
  await later.goto(url)
  await expect(later.getByText('We saved what you wrote.')).toBeVisible()
  await expect(later.getByLabel('Title')).toHaveValue(title)
  await expect(later.getByRole('img', { name: 'khussa.jpg' })).toBeVisible()
  await later.close()

  const device = await pageOf('demo_seller')
  await device.goto('/seller/sellinghub/drafts?tab=incomplete')
  await device.getByRole('link', { name: `Continue ${title}` }).click()
  const photo = device.getByRole('img', { name: 'Photo 1' })
  await expect(photo).toBeVisible()
  const widthOf = (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)
  expect(await photo.evaluate(widthOf)).toBeGreaterThan(0)
  await device.getByLabel('Description').fill('Worn once.')
  await device.getByLabel('Category').selectOption({ label: 'Bags' })
  await device.getByRole('combobox', { name: 'Brand' }).fill('Khaa')
  await device.getByRole('option', { name: 'Khaadi' }).click()
  await device.getByRole('radio', { name: /^Used - Like New/ }).check()
  await device.getByLabel('Price').fill('900')
  await device.getByLabel('Address').selectOption({ index: 1 })
  await device.getByRole('button', { name: 'List item', exact: true }).click()
  await expect(device.getByRole('dialog', { name: 'Product Added Successfully' })).toBeVisible()
  await device.close()

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

test('limits the brand list to 250 pixels and accepts a new name', async ({ page, open, signInAs }) => {
  // The list also opens for a field that had the focus before the brands loaded.
  const { promise: pressed, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/brands(\?|$)/, async route => {
    await pressed
    await route.continue()
  })
  await signInAs('demo_seller')
  await open('/seller/list-item')
  const brand = page.getByRole('combobox', { name: 'Brand' })
  // A list closes when its page is scrolled, and focusing a field below the fold scrolls to it; the browser reports a
  // scroll one frame later.
  await brand.scrollIntoViewIfNeeded()
  await brand.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await brand.press('ArrowDown')
  letThrough()
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option', { name: 'Khaadi' })).toBeVisible()
  const box = await list.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(250)
  expect(await list.evaluate(element => element.scrollHeight > element.clientHeight)).toBe(true)
  await brand.fill('others')
  await page.getByRole('option', { name: /^others$/i }).click()
  await page.getByRole('button', { name: 'List item', exact: true }).click()
  await expect(page.getByText('Please enter a custom brand name.')).toBeVisible()
})

test('takes a photo with the camera of a phone', async ({ pageOf }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const shown = await pageOf('demo_seller', phone)
  await shown.goto('/seller/list-item')
  const [chooser] = await Promise.all([
    shown.waitForEvent('filechooser'),
    shown.getByRole('button', { name: 'Take a photo' }).click(),
  ])
  expect(await chooser.element().getAttribute('capture')).toBe('environment')
  await chooser.setFiles(await phonePhoto(shown, 'camera.jpg', 'teal'))
  await expect(shown.getByRole('img', { name: 'camera.jpg' })).toBeVisible()
})

test('can be submitted below the offline notice of a phone', async ({ pageOf }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const shown = await pageOf('demo_seller', phone)
  // The files of the notice load last.
  const files = ['js', 'css'].map(type =>
    shown.waitForResponse(response => response.url().endsWith(`/offline.${type}`)),
  )
  await Promise.all([...files, shown.goto('/seller/list-item')])
  const submit = shown.getByRole('button', { name: 'List item', exact: true })
  await expect(submit).toBeVisible()
  await shown.context().setOffline(true)
  const notice = shown.locator('[data-offline]')
  await expect(notice).toBeVisible()
  await shown.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const [button, cover] = [await submit.boundingBox(), await notice.boundingBox()]
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0)
})

// react-aria empties its live region between two steps, which the policy of Trusted Types must allow.
test('changes the quantity by its buttons and the arrow keys, several times', async ({ page, open, signInAs }) => {
  await signInAs('demo_seller')
  await open('/seller/list-item')
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  const more = page.getByRole('button', { name: /^Increase/ })
  for (const expected of ['2', '3', '4']) {
    await more.click()
    await expect(quantity).toHaveValue(expected)
  }
  await quantity.press('ArrowDown')
  await quantity.press('ArrowDown')
  await expect(quantity).toHaveValue('2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List an item')
})
