import { horizontalOverflow } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

const pages = ['/seller/login', '/seller/phone', '/seller/password-reset', '/seller/password-reset?token=any']

for (const locale of ['en', 'ur']) {
  test(`at 320 px in ${locale} the sign-in pages fit and pass the accessibility checks`, async ({
    page,
    context,
    open,
    axe,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
    for (const path of pages) {
      await open(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0)
      await axe()
    }
  })
}
