import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const texts = {
  en: { facts: ['Condition', 'Size'], add: 'Add to cart', view: 'View cart', seller: 'Seller', delivery: 'Delivery' },
  ur: {
    facts: ['حالت', 'سائز'],
    add: 'کارٹ میں ڈالیں',
    view: 'کارٹ دیکھیں',
    seller: 'بیچنے والا',
    delivery: 'ڈیلیوری',
  },
}

for (const [locale, { facts, add, view, seller, delivery }] of Object.entries(texts)) {
  test(`answers on a phone’s first screen what it is and costs, and a swipe later who sells it, in ${locale}`, async ({
    page,
    open,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
    await open('/listing/women?size=large')
    await page.getByRole('main').getByRole('article').first().getByRole('link').tap()
    const main = page.getByRole('main')
    const button = main.getByRole('button', { name: add, exact: true })

    await test.step('photo, title, facts and the button', async () => {
      await expect(main.getByRole('img').first()).toBeInViewport()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      for (const fact of facts)
        await expect(main.getByRole('term').filter({ hasText: fact })).toBeInViewport({ ratio: 1 })
      await expect(button).toBeInViewport({ ratio: 1 })
    })

    await test.step('the seller after one swipe, the delivery after another', async () => {
      await page.mouse.wheel(0, 600)
      await expect(main.getByRole('region', { name: seller, exact: true })).toBeInViewport({ ratio: 1 })
      await page.mouse.wheel(0, 600)
      await expect(main.getByText(delivery, { exact: true })).toBeInViewport()
      await expect(button).toBeInViewport({ ratio: 1 })
    })

    await test.step('the bar keeps its height when the item is in the cart', async () => {
      const { y } = (await button.boundingBox()) ?? {}
      await button.tap()
      const link = main.getByRole('link', { name: view })
      await expect(link).toBeInViewport({ ratio: 1 })
      expect(Math.abs(((await link.boundingBox())?.y ?? 0) - (y ?? 0))).toBeLessThanOrEqual(1)
    })
  })
}
