import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signIn } from '../../fixtures/sign-in.ts'

/** A photo as a phone makes it: large, and of one colour. */
async function photo(page: Page, name: string, colour: string) {
  const address = await page.evaluate(given => {
    const canvas = document.createElement('canvas')
    canvas.width = 2400
    canvas.height = 3000
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas.')
    context.fillStyle = given
    context.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg')
  }, colour)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}

const photoNames = (page: Page) =>
  page
    .getByRole('list', { name: 'Chosen photos' })
    .getByRole('img')
    .evaluateAll(images => images.map(image => image.getAttribute('alt')))

async function dragOnto(page: Page, from: Locator, to: Locator) {
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
}

test('an item is listed with photos, an admin approves it, and it is found in the shop', async ({
  page,
  browser,
  request,
  open,
  signInAs,
  axe,
}) => {
  const title = `Journey kurti ${Date.now()}`
  await signInAs('demo_seller')
  await open('/seller/list-item')
  await page
    .getByLabel('Choose photos')
    .setInputFiles([
      await photo(page, 'front.jpg', 'teal'),
      await photo(page, 'back.jpg', 'maroon'),
      await photo(page, 'label.jpg', 'navy'),
    ])
  await expect(page.getByRole('img', { name: 'label.jpg' })).toBeVisible()
  await dragOnto(
    page,
    page.getByRole('button', { name: /^Move photo 3: drag/ }),
    page.getByRole('button', { name: /^Move photo 1: drag/ }),
  )
  await expect.poll(() => photoNames(page)).toEqual(['label.jpg', 'front.jpg', 'back.jpg'])
  await page.getByRole('button', { name: /^Move photo 2: drag/ }).press('ArrowLeft')
  await expect.poll(() => photoNames(page)).toEqual(['front.jpg', 'label.jpg', 'back.jpg'])

  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Worn once, for a wedding.')
  await page.getByLabel('Category').selectOption({ label: 'Kurtis' })
  await page.getByRole('combobox', { name: 'Brand' }).fill('Khaa')
  await page.getByRole('option', { name: 'Khaadi' }).click()
  await page.getByLabel('Condition').selectOption({ label: 'Used - Like New' })
  await page.getByLabel('Standard size').selectOption({ label: 'Large' })
  await page.getByLabel('Price').fill('2100')
  await page.getByLabel('Address').selectOption({ index: 1 })
  await axe()
  await page.getByRole('button', { name: 'List item', exact: true }).click()
  const sent = page.getByRole('dialog', { name: 'Product Added Successfully' })
  await expect(sent).toContainText('Product added successfully!')
  await sent.getByRole('button', { name: 'Go to Selling Active' }).click()
  await expect(page).toHaveURL('/seller/sellinghub/selling-active')
  await expect(page.getByText(/under review/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)

  const desk = await browser.newContext()
  await signIn(desk, request, 'demo_admin')
  const admin = await desk.newPage()
  await admin.goto('/seller/sellinghub/moderation')
  const waiting = admin.getByRole('article', { name: title })
  await expect(async () => {
    if (await waiting.isHidden()) await admin.keyboard.press('j')
    await expect(waiting).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(waiting.getByRole('button', { name: /^Show photo/ })).toHaveCount(3)
  await admin.keyboard.press('a')
  await expect(waiting).toBeHidden()
  await desk.close()

  await open(`/search?query=${encodeURIComponent(title)}`)
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
})

test('a closed tab loses nothing of a listing that was begun', async ({ page, context, open, signInAs }) => {
  await signInAs('demo_buyer')
  await open('/seller/list-item')
  await page.getByLabel('Choose photos').setInputFiles(await photo(page, 'khussa.jpg', 'teal'))
  await page.getByLabel('Title').fill('Mustard khussa')
  await expect(page.getByRole('img', { name: 'khussa.jpg' })).toBeVisible()
  await expect(page.getByText('Saved to your drafts.')).toBeVisible()
  await expect(page).toHaveURL(/\?draft=/)
  await page.close()

  await signInAs('demo_buyer')
  const later = await context.newPage()
  await later.goto('/seller/sellinghub/drafts?tab=incomplete')
  await later.getByRole('link', { name: 'Continue Mustard khussa' }).click()
  await expect(later.getByText('We kept what you had written here.')).toBeVisible()
  await expect(later.getByLabel('Title')).toHaveValue('Mustard khussa')
  await expect(later.getByRole('img', { name: 'khussa.jpg' })).toBeVisible()

  await later.getByLabel('Price').fill('900')
  await expect(later.getByText('Saved to your drafts.')).toBeVisible()
  await later.goto('/seller/sellinghub/drafts?tab=incomplete')
  await expect(later.getByRole('tab', { name: 'Incomplete (1)' })).toBeVisible()
  await later.getByRole('button', { name: 'Delete Mustard khussa' }).click()
  await later.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(later.getByText('No incomplete drafts')).toBeVisible()
})
