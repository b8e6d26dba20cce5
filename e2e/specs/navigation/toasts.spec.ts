import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Shows a toast as a unit of the page does. */
const showToast = (page: Page, message: string, duration: number) =>
  page.evaluate(
    toast => {
      const listeners = Reflect.get(globalThis, Symbol.for('closyyy.toast-listeners'))
      for (const listen of listeners) listen({ kind: 'plain', ...toast })
    },
    { message, duration },
  )

// UI-13
for (const [device, width] of Object.entries({ phone: 390, desktop: 1280 })) {
  test(`keeps the newest toast in place on a ${device} while older ones disappear`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 })
    await open('/about')
    await showToast(page, 'Older', 1_500)
    const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
    await expect(toasts).toHaveCount(1)
    await showToast(page, 'Newest', 60_000)
    const newest = toasts.filter({ hasText: 'Newest' })
    // Waits for the end of the toast's motion.
    await newest.evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    await expect(toasts).toHaveCount(2)
    const before = await newest.boundingBox()
    await expect(toasts).toHaveCount(1)
    expect(await newest.boundingBox()).toEqual(before)
  })
}
