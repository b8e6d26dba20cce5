// as: e2e/specs/cart/cart.spec.ts
// expect: A fixed wait is slow and still flaky: wait for a visible result (expect(locator).toBeVisible()).
import type { Page } from '@playwright/test'

export const rest = (page: Page) => page.waitForTimeout(500)
