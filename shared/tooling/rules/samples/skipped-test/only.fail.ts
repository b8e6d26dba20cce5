// as: e2e/specs/cart/cart.spec.ts
// expect: Every test runs, every time: mend it or delete it.
import { test } from '@playwright/test'

test.describe.only('cart', () => {})
