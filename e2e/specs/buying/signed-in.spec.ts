import { pathOf, productsOf, rupees } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('a signed-in person buys with a new address', async ({ page, open, request, signInAs }) => {
  await signInAs('demo_buyer')
  const [, , product] = (await productsOf(request, 'kids')).data
  if (!product) throw new Error('Too few products of kids are on sale.')
  await open(pathOf(product))
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('main').getByRole('link', { name: 'View bag' }).click()
  const group = page.getByRole('region', { name: product.user.username })
  await group.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByText('Please select a shipping address.')).toBeVisible()
  await page.getByRole('button', { name: 'Add New Address' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Save Address' })).toBeDisabled()
  await dialog.getByLabel('Address Line 1').fill('House # 9, Street 2')
  await dialog.getByLabel('City').fill('Quetta')
  await dialog.getByLabel('State/Province').fill('Balochistan')
  await dialog.getByLabel('Zip/Postal Code').fill('87300')
  await dialog.getByRole('button', { name: 'Save Address' }).click()
  await expect(dialog.getByText('Address added successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('radio', { name: /House # 9, Street 2/ })).toBeChecked()
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(rupees(product.price + 250))
})
