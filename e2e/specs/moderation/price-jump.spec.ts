import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

// PRODUCT-24
test('a price jump waits while buyers see the old price, until a moderator approves it', async ({
  page,
  request,
  open,
  signInAs,
  pageOf,
}) => {
  const { id, title } = await listProduct(request, { title: 'Journey jump', price: 2_000 })
  const shown = async () => (await (await request.get(`/api/v1/listing/public/products/show/${id}`)).json()).data
  await signInAs('demo_seller')
  await open('/seller/sellinghub/selling-active')
  await page.getByRole('button', { name: `Update ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit listing' })
  await dialog.getByLabel('Price').fill('9000')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toContainText('We review your changes before buyers see them.')
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Changes under review')
  await expect(row).toContainText('Rs.2,000')
  expect(await shown()).toMatchObject({ price: 2_000 })

  const admin = await pageOf('demo_admin')
  await openPage(admin, '/seller/sellinghub/moderation')
  const waiting = admin.getByRole('article', { name: title })
  await expect(async () => {
    if (await waiting.isHidden()) await admin.keyboard.press('j')
    await expect(waiting).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(waiting.getByRole('table', { name: 'What changes' })).toContainText('Rs.9,000')
  const approved = admin.waitForResponse(response => response.url().endsWith('/approve'), { timeout: 30_000 })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  expect((await approved).ok()).toBe(true)
  await expect.poll(async () => (await shown()).price).toBe(9_000)
})
