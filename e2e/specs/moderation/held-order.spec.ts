import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { signInByApi } from '../../fixtures/sign-in.ts'

// HELD-1, HELD-2
test('an order to an address of its seller waits until a moderator releases it', async ({
  page,
  request,
  open,
  signInAs,
  pageOf,
}) => {
  const product = await listProduct(request, { title: 'Journey held' })
  const headersOf = async (name: string) => ({ authorization: `Bearer ${(await signInByApi(request, name)).token}` })
  const address = {
    address_line_1: `House 7, Street ${Date.now()}`,
    city: 'Multan',
    state_province_or_region: 'Punjab',
    zip_or_postal_code: '60000',
  }
  const save = async (name: string, address_type: string) => {
    const headers = await headersOf(name)
    const saved = await request.post('/api/v1/user/address', { headers, data: { ...address, address_type } })
    return (await saved.json()).data
  }
  await save('demo_seller', 'shipping')
  const { id } = await save('demo_buyer', 'shipping')
  const placed = await request.post('/api/v1/cart/checkout/create', {
    headers: await headersOf('demo_buyer'),
    data: {
      seller_id: product.user.id,
      cart_items: [{ product_id: product.id, quantity: 1 }],
      delivery_address_id: id,
    },
  })
  expect(placed.status()).toBe(201)
  const { tracking_no } = (await placed.json()).data

  await signInAs('demo_seller')
  await open('/seller/sellinghub/sold-items')
  const sold = page.getByRole('rowgroup', { name: `Order ${tracking_no}` })
  await expect(sold).toContainText('Being checked')
  await expect(sold.getByRole('button', { name: 'Mark as shipped' })).toHaveCount(0)

  const admin = await pageOf('demo_admin')
  await openPage(admin, '/seller/sellinghub/moderation?tab=orders')
  await admin.getByRole('button', { name: `Release order ${tracking_no}` }).click()
  const dialog = admin.getByRole('dialog', { name: 'Release this order?' })
  await dialog.getByLabel('Reason').fill('They are brothers.')
  await dialog.getByRole('button', { name: 'Release' }).click()
  const notices = admin.getByRole('region', { name: 'Notifications' })
  await expect(notices).toContainText(`Order ${tracking_no} was released.`)

  await page.reload()
  await expect(sold.getByRole('button', { name: 'Mark as shipped' })).toBeVisible()
})
