import { listProduct } from '../../fixtures/listed-product.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('keeps edits started on the product page after Escape, and relists a listing marked as sold', async ({
  page,
  request,
  open,
  signInAs,
  axe,
}) => {
  const { id, title } = await listProduct(request, { title: 'Journey stole', quantity: 2 })
  await signInAs('demo_seller')
  await open(`/products/khaadi/journey-stole-${id}`)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const edit = page.getByRole('dialog', { name: 'Edit listing' })
  await edit.getByLabel('Description').fill('Soft, with a pallu.')
  const question = page.getByRole('dialog', { name: 'Discard changes?' })
  // Chromium lets a second Escape in a row close a dialog without a cancel event.
  for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key)
  await expect(question).toBeVisible()
  await axe()
  await question.getByText('Keep editing').click()
  await page.mouse.click(5, 5)
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(edit.getByLabel('Description')).toHaveValue('Soft, with a pallu.')

  await edit.getByText('Sold', { exact: true }).click()
  await edit.getByText('Save changes').click()
  await page.getByRole('dialog', { name: 'Mark as sold?' }).getByText('Mark as sold', { exact: true }).click()
  await expect(edit).toBeHidden()
  const marked = page
    .getByRole('region', { name: 'Notifications' })
    .getByText('Marked as sold. You can find it under Sold.')
  await expect(marked).toBeVisible()

  await open('/seller/sellinghub/sold-items')
  await page.getByRole('tab', { name: 'Sold elsewhere' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Sold elsewhere')
  await axe()
  await row.getByText('Relist').click()
  await expect(row).toHaveCount(0)
  const shown = await request.get(`/api/v1/listing/public/products/show/${id}`)
  expect((await shown.json()).data).toMatchObject({ sold: false, quantity_left: 2 })
})

test('edits and withdraws a listing in review on a phone', async ({ page, request, open, signInAs }) => {
  const { title } = await listProduct(request, { title: 'Journey clutch', isPending: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('demo_seller')
  await open('/seller/sellinghub/selling-active')
  await page.getByRole('link', { name: /under review/ }).click()
  const card = page.getByRole('article', { name: title })
  await card.getByText('Update', { exact: true }).click()
  const edit = page.getByRole('dialog', { name: 'Edit listing' })
  await edit.getByLabel('Price').fill('1750')
  await edit.getByText('Save changes').click()
  await expect(card).toContainText('Rs.1,750')
  await expect(edit).toBeHidden()
  await card.getByRole('button', { name: `More actions: ${title}` }).click()
  await card.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText('Yes, withdraw').click()
  await expect(card).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})
