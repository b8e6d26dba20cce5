import { expect, test } from '../../fixtures/shop-test.ts'

test('a checkout without items returns to the cart and says why', async ({ page, open }) => {
  await open('/checkout?sellerId=28')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('listitem').filter({ hasText: 'No items found for checkout.' })).toBeVisible()
})
