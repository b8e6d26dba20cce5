// as: e2e/specs/cart/cart.spec.ts
// expect: Don't focus the test.
import { expect, test } from '@playwright/test'

test.describe.only('cart', () => {
  test('counts the items', ({ page }) => expect(page.getByText('2')).toBeVisible())
})
