import { pathOf } from '../../fixtures/catalogue.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('shows one cart in two tabs, settles quick taps on the last quantity, and opens the mini-cart by mouse, key and press', async ({
  page,
  open,
  context,
  request,
}) => {
  const product = await listProduct(request, { title: 'Journey shawl of tabs', quantity: 9 })
  const other = await context.newPage()
  await openPage(other, '/cart')
  await expect(other.getByText('Your cart is empty.')).toBeVisible()
  await open(pathOf(product))
  await page.getByRole('button', { name: 'Add to cart' }).click()

  const sentQuantities: number[] = []
  other.on('request', sent => {
    if (sent.method() === 'PUT') sentQuantities.push(sent.postDataJSON().quantity)
  })
  const more = other.getByRole('button', { name: `One more of ${product.title}` })
  for (const _tap of [2, 3, 4, 5, 6]) await more.click()
  const quantity = other.getByRole('group', { name: `Quantity of ${product.title}` }).getByRole('status')
  await expect(quantity).toHaveText('6')

  const icon = page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })
  const mini = page.getByRole('region', { name: 'Your cart' })
  await icon.hover()
  await expect(mini).toContainText('Quantity 6')
  expect(sentQuantities.at(-1)).toBe(6)
  await page.mouse.move(0, 0)
  await expect(mini).toBeHidden()
  await icon.focus()
  await expect(mini.getByRole('link', { name: product.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(mini).toBeHidden()
  await expect(icon).toBeFocused()
  await icon.click()
  await expect(mini.getByRole('link', { name: 'View cart' })).toBeVisible()

  await other.getByRole('button', { name: `Remove ${product.title}` }).click()
  await expect(mini).toContainText('Your cart is empty.')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
})
