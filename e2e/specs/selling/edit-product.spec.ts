import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../../fixtures/shop-test.ts'

async function tokenOf(request: APIRequestContext, username: string) {
  const answer = await request.post('/api/v1/auth/login', { data: { login: username, password: 'Closyyy-demo-1' } })
  return { authorization: `Bearer ${(await answer.json()).data.token}` }
}

/** Puts a product of the demo seller up, for a test of its own; approved, or rejected with a reason. */
async function makeProduct(request: APIRequestContext, title: string, reason?: string): Promise<number> {
  const seller = await tokenOf(request, 'demo_seller')
  const admin = await tokenOf(request, 'demo_admin')
  const addresses = (await (await request.get('/api/v1/user/address', { headers: seller })).json()).data
  const { id: address_id } = addresses.find((one: { address_type: string }) => one.address_type === 'pickup')
  const data = {
    title,
    description: 'Hardly worn.',
    price: 1500,
    category_id: 22,
    brand_name: 'Khaadi',
    condition_id: 2,
  }
  const made = await request.post('/api/v1/listing/auth/products/create', {
    headers: seller,
    data: { ...data, address_id },
  })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()).data
  const decision = reason === undefined ? 'approve' : 'reject'
  const decided = await request.post(`/api/v1/admin/products/${id}/${decision}`, {
    headers: admin,
    data: reason === undefined ? undefined : { reason },
  })
  expect(decided.status()).toBe(200)
  return id
}

test('a product is changed and taken down from the table', async ({ page, request, open, signInAs, axe }) => {
  const title = `Journey bag ${Date.now()}`
  const id = await makeProduct(request, title)
  const shown = () => request.get(`/api/v1/listing/public/products/show/${id}`)
  await signInAs('demo_seller')
  await open('/seller/sellinghub/selling-active')
  await expect(page.getByRole('table', { name: 'Product List' })).toContainText(title)
  await axe()

  await page.getByRole('button', { name: `Update ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Update product' })
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
  await expect(page.getByText('Product deleted successfully!')).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  expect((await shown()).status()).toBe(404)
})

test('a rejected product tells why, is corrected on a phone, and is sent again', async ({
  page,
  request,
  open,
  signInAs,
}) => {
  const title = `Journey clutch ${Date.now()}`
  await makeProduct(request, title, 'Please describe the inside.')
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('demo_seller')
  await open('/seller/sellinghub/selling-active')
  const card = page.getByRole('row').filter({ hasText: title })
  await expect(card).toContainText('Not approved')
  await expect(card).toContainText('Reason: Please describe the inside.')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await card.getByRole('button', { name: `Correct and send again: ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Update product' })
  await dialog.getByLabel('Description').fill('Hardly worn, two pockets inside.')
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(dialog).toContainText('Product updated successfully!')
  await expect(card).toHaveCount(0)
})
