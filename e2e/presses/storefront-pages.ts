import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { newestOf, pathOf } from '../fixtures/catalogue.ts'
import { fillGuestCart, sana, storeGuest } from '../fixtures/filled-cart.ts'
import { listProduct } from '../fixtures/listed-product.ts'
import { signIn, signInByApi } from '../fixtures/sign-in.ts'
import {
  button,
  type Control,
  closesDialog,
  dialog,
  fills,
  opens,
  opensDialog,
  opensOptions,
  opensPicker,
  opensUrl,
} from './controls.ts'
import { focus } from './press.ts'
import { desktop, type PressPage, phone } from './press-page.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
const group = (page: Page) => menu(page).getByRole('button', { name: 'Women' })
const kurtis = (page: Page) => menu(page).getByRole('link', { name: 'Kurtis', exact: true })
const bar = (page: Page) => page.getByRole('form', { name: 'Filters' })
const filter = (name: string) => (page: Page) => bar(page).locator('summary').filter({ hasText: name })
const openSheetButton = (page: Page) => page.getByRole('button', { name: 'Filters' })
const lowest = (page: Page) => bar(page).getByLabel('Lowest')
const done = (page: Page) => bar(page).getByRole('button', { name: 'Done' })
const option = (label: string) => (page: Page) =>
  bar(page)
    .locator('label')
    .filter({ hasText: new RegExp(`^${label}( \\(\\d+\\))?$`) })
const summary = (page: Page) => dialog(page).locator('summary', { hasText: 'Size' })
const small = (page: Page) =>
  dialog(page)
    .locator('label')
    .filter({ hasText: /^Small/ })
const sort = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Sort' })
const like = (page: Page) => page.getByRole('button', { name: /^Like / }).first()
const openSheet = (page: Page) => openSheetButton(page).click()
const city = (scope: Page | Locator) => scope.getByRole('combobox', { name: 'City' })
const cityInDialog = (page: Page) => city(dialog(page))
const field = (label: string | RegExp) => (page: Page) => dialog(page).getByLabel(label)
const openOnce = (name: string, content: (page: Page) => Locator) => (page: Page) =>
  expect(async () => {
    if (!(await content(page).isVisible())) await filter(name)(page).click()
    await expect(content(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()

/** A section of the filters, which the same press closes. */
const section = (name: string, content: (page: Page) => Locator): Control => ({
  ...opens(`filter ${name}`, filter(name), content),
  after: async page => {
    await filter(name)(page).click()
    await expect(content(page)).toBeHidden()
  },
})

const clearAll = (page: Page) => page.getByRole('link', { name: 'Clear all' })

/** Waits for the page too, whose render the URL precedes. */
const expectFiltered = async (page: Page, url: RegExp) => {
  await expect(page).toHaveURL(url)
  await expect(clearAll(page)).toBeVisible()
}

const removeByBack = async (page: Page) => {
  await page.goBack()
  await expect(clearAll(page)).toBeHidden()
}

/** A value of a filter; Back removes it. */
const choose = (name: string, label: string, url: RegExp): Control => ({
  name: `${name}: ${label}`,
  target: option(label),
  before: openOnce(name, option(label)),
  verify: page => expectFiltered(page, url),
  after: async page => {
    await removeByBack(page)
    await expect(option(label)(page).locator('input')).not.toBeChecked()
  },
  byKeyboard: async page => {
    await focus(option(label)(page))
    await page.keyboard.press('Space')
  },
})

const checkout = async (request: APIRequestContext) => {
  const product = await newestOf(request, 'women')
  return { path: `/checkout?itemId=${product.id}`, product }
}

/** The menus, filters, dialogs, sheets and pickers of the storefront. */
export const storefrontPages: PressPage[] = [
  {
    ...desktop,
    name: 'listing',
    enter: async () => '/listing/women',
    controls: [
      opens('category menu', group, kurtis),
      opensUrl('category menu: Kurtis', group, kurtis, /\/women\/kurtis$/),
      opens(
        'mini-cart',
        page => page.getByRole('link', { name: 'Cart' }),
        page => page.getByRole('region', { name: 'Your cart' }),
        'Shift',
      ),
      section('Price', lowest),
      {
        ...choose('Price', 'Done', /min_price=500/),
        target: done,
        before: async page => {
          await openOnce('Price', lowest)(page)
          await lowest(page).fill('500')
        },
        byKeyboard: async page => {
          await focus(done(page))
          await page.keyboard.press('Enter')
        },
        after: removeByBack,
      },
      section('Brand', option('Khaadi')),
      choose('Category', 'Kurtis', /category_id=14/),
      choose('Brand', 'Khaadi', /brand_id=38/),
      choose('Condition', 'Used - Good', /condition_id=3/),
      choose('Size', 'Medium', /size=medium/),
      opensPicker('sort', sort),
      {
        ...opensDialog('sign-in prompt', like),
        // Cards load their buttons after the first pointer movement.
        before: async page => {
          await page.mouse.move(1, 1)
          await page.mouse.move(200, 200)
          await expect(like(page)).toBeVisible()
        },
      },
    ],
  },
  {
    ...phone,
    name: 'listing on a phone',
    enter: async () => '/listing/women',
    controls: [
      opens('category menu on a phone', group, kurtis),
      opensDialog('filter sheet', openSheetButton, page => dialog(page).locator('summary').first()),
      closesDialog('filter sheet: Close', page => dialog(page).getByRole('button', { name: 'Close' }), openSheet),
      closesDialog('filter sheet: Show', page => dialog(page).getByRole('button', { name: /^Show/ }), openSheet),
      {
        ...opens('filter sheet: Size', summary, small),
        before: openSheet,
        after: async page => {
          await page.keyboard.press('Escape')
        },
      },
    ],
  },
  {
    ...desktop,
    name: 'product',
    enter: async (context, request) => {
      await signIn(context, request, 'demo_buyer')
      return pathOf(await listProduct(request, { title: 'Pressed shawl' }))
    },
    controls: [
      opens('account menu', button(/^Account menu/), page => page.getByRole('link', { name: 'Purchases' })),
      opensDialog('offer dialog', button('Make an offer')),
    ],
  },
  {
    ...desktop,
    name: 'checkout of a guest',
    enter: async (context, request) => {
      const { path, product } = await checkout(request)
      await storeGuest(context, await fillGuestCart(request, product), sana)
      return path
    },
    controls: [opensOptions('city', city), fills('city: Quetta', city, 'Quetta')],
  },
  {
    ...phone,
    name: 'checkout on a phone',
    enter: async (context, request) => {
      await signIn(context, request, 'demo_buyer')
      return (await checkout(request)).path
    },
    controls: [
      opensDialog('address dialog', button('Add New Address'), field('Address Line 1')),
      {
        ...opensOptions('address dialog: city', cityInDialog),
        before: async page => {
          await button('Add New Address')(page).click()
          await expect(cityInDialog(page)).toBeVisible()
        },
        after: async page => {
          await page.keyboard.press('Escape')
          await page.keyboard.press('Escape')
          await expect(dialog(page)).toBeHidden()
        },
      },
    ],
  },
  {
    ...phone,
    name: 'shop on a phone',
    enter: async (context, request) => {
      await signIn(context, request, 'demo_buyer')
      return `/user/${(await signInByApi(request, 'demo_seller')).user.id}`
    },
    controls: [opensDialog('rating dialog', button('Rate'))],
  },
]
