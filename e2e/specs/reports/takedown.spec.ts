import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('takes a reported item down, and its seller reads why', async ({ page, request, signInAs, pageOf }) => {
  test.slow()
  const { id, title } = await listProduct(request, { title: 'Replica shawl' })
  await signInAs('demo_buyer')
  const moderator = await pageOf('demo_admin')
  const seller = await pageOf('demo_seller')

  await test.step('a buyer reports the item', async () => {
    await openPage(page, `/products/khaadi/replica-shawl-${id}`)
    await page.getByRole('button', { name: 'Report this item' }).click()
    const dialog = page.getByRole('dialog', { name: 'Report this item' })
    await dialog.getByText('Counterfeit or replica').click()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'Thank you. We’ll look into it and email you the outcome.',
    )
  })

  await test.step('a moderator takes it down', async () => {
    await openPage(moderator, '/seller/sellinghub/reports')
    const card = moderator.getByRole('article', { name: title })
    await card.getByRole('button', { name: 'Take down' }).click()
    const dialog = moderator.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The label is a replica.')
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await expect(moderator.getByRole('region', { name: 'Notifications' })).toContainText(`${title} was taken down.`)
    await expect(card).toHaveCount(0)
  })

  await test.step('it is gone for buyers', async () => {
    expect((await request.get(`/api/v1/listing/products/${id}`)).status()).toBe(404)
  })

  await test.step('the seller reads why', async () => {
    await openPage(seller, '/seller/sellinghub/selling-active')
    const row = seller.getByRole('row', { name: new RegExp(title) })
    await expect(row.getByText('Taken down')).toBeVisible()
    await expect(row.getByText('The label is a replica.')).toBeVisible()
  })
})
