import { listProduct } from '../../fixtures/listed-product.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('edits and deletes a product from the table', async ({ page, request, open, signInAs, axe }) => {
  const { id, title } = await listProduct(request, { title: 'Journey bag' })
  const shown = () => request.get(`/api/v1/listing/public/products/show/${id}`)
  await signInAs('demo_seller')
  await open('/seller/sellinghub/selling-active')
  await expect(page.getByRole('table', { name: 'Product List' })).toContainText(title)
  await axe()

  await page.getByRole('button', { name: `Update ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit listing' })
  await dialog.getByLabel('Price').fill('1750')
  await dialog.getByLabel('Description').fill('Hardly worn, with its dust bag.')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toContainText('Product updated successfully!')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Rs.1,750')
  expect((await (await shown()).json()).data).toMatchObject({ price: 1750, title })

  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await expect(page.getByText('Are you sure you want to delete this product?')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, Delete' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Product deleted successfully!')
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  expect((await shown()).status()).toBe(404)
})

test('shows why a product was rejected, and sends it again after a correction on a phone', async ({
  page,
  request,
  open,
  signInAs,
}) => {
  const rejectedFor = 'Please describe the inside.'
  const { title } = await listProduct(request, { title: 'Journey clutch', rejectedFor })
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('demo_seller')
  await open('/seller/sellinghub/selling-active')
  const card = page.getByRole('article', { name: title })
  await expect(card).toContainText('Not approved')
  await expect(card).toContainText('Reason: Please describe the inside.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await card.getByRole('button', { name: `Correct and send again: ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit listing' })
  await dialog.getByLabel('Description').fill('Hardly worn, two pockets inside.')
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(dialog).toContainText('Product updated successfully!')
  await expect(card).toHaveCount(0)
})
