import type { Locator, Page } from '@playwright/test'
import { env } from '../../env.ts'
import { newestOf, pathOf } from '../../fixtures/catalogue.ts'
import { deliverOrder } from '../../fixtures/disputed-order.ts'
import { fillGuestCart, sana, storeGuest } from '../../fixtures/filled-cart.ts'
import { damagedTexts } from '../../fixtures/large-text.ts'
import { quietBrowser } from '../../fixtures/quiet-browser.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** The first step of a sign-up whose phone is verified. */
const SIGN_UP = JSON.stringify({ phone: '923001234567', verificationToken: 'large-text' })

// Text of twice the usual size, as people set it in the browser (WCAG 1.4.4). UI-11
test.use({
  viewport: { width: 390, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { executablePath: env.browser, args: [...quietBrowser, '--blink-settings=defaultFontSize=32'] },
})

for (const locale of ['en', 'ur']) {
  test.describe(`with text of 200 % on a phone in ${locale}`, () => {
    test.beforeEach(({ context, baseURL }) =>
      context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]),
    )

    test('nothing is covered or cut on the pages of a guest', async ({ page, open, request, context }) => {
      const product = await newestOf(request, 'women')
      await storeGuest(context, await fillGuestCart(request, product), sana)
      const main = page.getByRole('main')
      const shown = {
        '/': main.getByRole('article'),
        '/listing/women': main.getByRole('article'),
        [pathOf(product)]: main.getByText(/Rs\.\d/),
        [`/user/${product.user.id}`]: main.getByRole('article'),
        '/search?query=kurta': main.getByRole('article'),
        '/cart': main.getByText(/Rs\.\d/),
        [`/checkout?itemId=${product.id}`]: main.getByRole('textbox'),
        '/seller/login': main.getByRole('textbox'),
      }
      await expectPagesToFit(page, open, shown)
    })

    test('nothing is covered or cut in the mini-cart', async ({ page, open, request, context }) => {
      await storeGuest(context, await fillGuestCart(request, await newestOf(request, 'women')), sana)
      await open('/')
      const cart = page.getByRole('banner')
      await cart.getByRole('link').filter({ hasText: '1' }).click()
      const panel = cart.getByRole('region')
      await expect(panel.getByRole('listitem')).toBeVisible()
      await expect(panel).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(damagedTexts)).toEqual([])
    })

    test('nothing is covered or cut while signing up', async ({ page, open, context }) => {
      await context.addInitScript(stored => sessionStorage.setItem('signUp', stored), SIGN_UP)
      await open('/seller/signup-step1')
      await expectToFit(page, 'the first step')
    })

    test('nothing is covered or cut on the pages of a buyer', async ({ page, open, request, signInAs }) => {
      const { id } = await deliverOrder(request)
      await signInAs('demo_buyer')
      const main = page.getByRole('main')
      const shown = {
        '/seller/purchases': main.getByText(/CLX\w/),
        [`/orderconfirmation/${id}`]: main.getByText(/CLX\w/),
        '/seller/settings': main.getByRole('textbox'),
        '/seller/addresses': main.getByText('Clifton'),
        '/seller/following': main.getByText(/Rs\.\d/),
        '/seller/resolution': main.getByText('Sana Safinaz'),
        '/seller/sellinghub/drafts': main.getByRole('tabpanel').getByRole('link'),
      }
      await expectPagesToFit(page, open, shown)
    })

    test('nothing is covered or cut on the pages of a seller', async ({ page, open, request, signInAs }) => {
      const { id } = await deliverOrder(request)
      await signInAs('demo_seller')
      const main = page.getByRole('main')
      const shown = {
        overview: main.getByText(/Rs\.\d/),
        'sold-items': main.getByText(/Rs\.\d/),
        [`sold-items/${id}`]: main.getByText(/Rs\.\d/),
        [`sold-items/${id}/slip`]: main.getByText(/CLX\w/),
        stats: main.getByText(/Rs\.\d/),
        bank: main.getByText(/PK\d\d/),
        vacation: main.getByRole('switch'),
        '../prefer': main.getByRole('definition'),
      }
      await expectPagesToFit(page, path => open(`/seller/sellinghub/${path}`), shown)
    })
  })
}

/** Opens each path and waits for its content. */
async function expectPagesToFit(
  page: Page,
  open: (path: string) => Promise<unknown>,
  shown: Record<string, Locator>,
): Promise<void> {
  for (const [path, content] of Object.entries(shown)) {
    await open(path)
    await expect(content.first()).toBeVisible()
    await expectToFit(page, path)
  }
}

async function expectToFit(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const soft = expect.configure({ soft: true })
  // Polled, because fonts and photos may still be loading.
  await soft.poll(() => page.evaluate(widestOverflow), `sideways scroll of ${path}`).toBeLessThanOrEqual(0)
  await soft.poll(() => page.evaluate(damagedTexts), `texts of ${path}`).toEqual([])
  for (const header of await page.getByRole('banner').all())
    expect.soft(await header.evaluate(overlapsIn), `overlaps in the header of ${path}`).toEqual([])
  const fields = await page.getByRole('banner').getByRole('searchbox').all()
  for (const field of fields) expect((await field.boundingBox())?.width, 'search field').toBeGreaterThan(150)
}

/** Returns by how much the page is wider than the room beside its scrollbar. */
const widestOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Returns the pairs of visible controls in an element that cover each other. */
function overlapsIn(element: Element): string[] {
  const controls = [...element.querySelectorAll('a, button, input')].filter(control => {
    const { width, height } = control.getBoundingClientRect()
    return width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true })
  })
  const nameOf = (control: Element) => control.ariaLabel || control.textContent || control.tagName
  return controls.flatMap((control, index) => {
    const own = control.getBoundingClientRect()
    const covers = controls.slice(index + 1).filter(other => {
      const { left, right, top, bottom } = other.getBoundingClientRect()
      const inline = Math.min(own.right, right) - Math.max(own.left, left)
      return inline > 1 && Math.min(own.bottom, bottom) - Math.max(own.top, top) > 1
    })
    return covers.map(other => `${nameOf(control)} and ${nameOf(other)}`)
  })
}
