import { rupees } from '../../fixtures/catalogue.ts'
import { changeProduct, listProduct } from '../../fixtures/listed-product.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

test('shows a changed price and a sold product before anything is ordered', async ({
  page,
  open,
  request,
  signInAs,
  expectPageError,
}) => {
  expectPageError(/status of 409 .*\/checkout\/create/)
  const shawl = await listProduct(request, { title: 'Journey shawl to stay' })
  const stole = await listProduct(request, { title: 'Journey stole to go' })
  const headers = { authorization: `Bearer ${(await signInByApi(request, 'demo_buyer')).token}` }
  for (const { id } of [shawl, stole])
    await request.post('/api/v1/user/cart/items', { headers, data: { product_id: id, quantity: 1 } })
  await signInAs('demo_buyer')
  const summary = page.getByRole('region', { name: 'Your order' })
  const confirm = page.getByRole('button', { name: 'Confirm Order' })

  await open('/cart')
  const group = page.getByRole('region', { name: 'demo_seller' })
  await expect(group).toContainText(shawl.title)
  await changeProduct(request, shawl, { price: 1_900 })
  await group.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByText(`${shawl.title}: The price has dropped from Rs.2,000 to Rs.1,900.`)).toBeVisible()
  await expect(summary).toContainText(stole.title)
  await page.getByRole('radio').first().check()

  await changeProduct(request, shawl, { price: 2_100 })
  await changeProduct(request, stole, { sold: true })
  await confirm.click()
  const message = `${shawl.title} costs Rs.2,100 now. ${stole.title} is already sold.`
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(page.getByText(`${shawl.title}: The price has gone up from Rs.2,000 to Rs.2,100.`)).toBeVisible()
  await expect(page.getByText(`${stole.title} has just been sold. It isn’t part of this order.`)).toBeVisible()

  await confirm.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  const items = page.getByRole('table', { name: 'Items' })
  await expect(items.getByRole('row', { name: shawl.title })).toContainText(rupees(2_100))
  await expect(items).not.toContainText(stole.title)
})
