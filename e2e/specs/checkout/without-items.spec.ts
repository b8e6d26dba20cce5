import { expect, test } from '../../fixtures/shop-test.ts'

test('a checkout that was opened without items tells so in the cart', async ({ page, open }) => {
  await open('/checkout?sellerId=28')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('listitem').filter({ hasText: 'No items found for checkout.' })).toBeVisible()
})
