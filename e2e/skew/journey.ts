import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
  expect as playwrightExpect,
} from '@playwright/test'
import { pathOf, rupees, type WireProduct } from '../fixtures/catalogue.ts'
import { listProduct } from '../fixtures/listed-product.ts'
import { openPage, started } from '../fixtures/open-page.ts'
import { freshPhone } from '../fixtures/outbox.ts'
import { watchPageErrors } from '../fixtures/page-errors.ts'
import { DEMO_PASSWORD, signIn } from '../fixtures/sign-in.ts'

const HUB = '/seller/sellinghub'
const OVERVIEW = `${HUB}/overview`

/** Warnings concern speed, such as that of a preload that an earlier release does not use. */
const WARNING = /^console warning: /
/** A page replaces a release that takes longer than its limit by the last good one. */
const SLOW_UNIT =
  /^console error: (RemoteError: The remote \S+ timed out\.|Release \S+ of \S+ failed\. It takes too long\.)/
const TIMEOUT_MS = 30_000

const expect = playwrightExpect.configure({ timeout: TIMEOUT_MS })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/**
 * Smoke journey over all units: a guest buys from the home page, a seller signs in and opens the listing form, a buyer
 * makes an offer that the seller accepts. Returns the releases that were replaced because they took too long.
 * @throws at the first step that fails, and for unexpected errors of a page
 */
export async function runJourney(browser: Browser, request: APIRequestContext, origin: string): Promise<string[]> {
  const errors: (() => string[])[] = []
  const contexts: BrowserContext[] = []
  const newPage = async (username?: string) => {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', serviceWorkers: 'block' })
    contexts.push(context)
    context.setDefaultTimeout(TIMEOUT_MS)
    errors.push(watchPageErrors(context, origin).unexpected)
    if (username) await signIn(context, request, username)
    return context.newPage()
  }
  try {
    const product = await listProduct(request, { title: 'Skew shawl', quantity: 2 })
    await buyAsGuest(await newPage(), product)
    const seller = await newPage()
    await openHub(seller)
    await makeOffer(await newPage('demo_buyer'), product)
    await acceptOffer(seller, product)
    const unexpected = errors.flatMap(of => of()).filter(error => !WARNING.test(error))
    const isSlow = (error: string) => SLOW_UNIT.test(error)
    expect(
      unexpected.filter(error => !isSlow(error)),
      'errors of the pages',
    ).toEqual([])
    return unexpected.filter(isSlow)
  } finally {
    await Promise.all(contexts.map(context => context.close()))
  }
}

async function buyAsGuest(page: Page, { title }: WireProduct): Promise<void> {
  await openPage(page, '/')
  await page.getByRole('banner').getByRole('button', { name: 'Beauty' }).click()
  await page.getByRole('link', { name: 'See all beauty' }).click()
  // Earlier releases name the list “Products”.
  await page
    .getByRole('list', { name: /^(Items|Products)$/ })
    .getByRole('link', { name: title, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await press(page, 'Add to cart')
  // Earlier releases name the cart “bag” here.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^View (cart|bag)$/ })
    .click()
  await press(page, 'Checkout')
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(title)
  await page.getByLabel('Email', { exact: true }).fill(`skew-${Date.now()}@example.com`)
  await page.getByRole('combobox').pressSequentially('kara')
  await page.getByRole('option', { name: 'Karachi' }).click()
  await page.getByLabel('First name').fill('Sana')
  await page.getByLabel('Last name').fill('Mir')
  await page.getByLabel('Address', { exact: true }).fill('House # 12/3, Street 4')
  await page.getByLabel('Phone').fill(freshPhone())
  await press(page, 'Confirm Order')
  // Earlier releases do not ask for the code.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Thank you for your order|Confirm your order)$/)
  await expect(page.getByRole('table', { name: 'Items' })).toContainText(title)
}

async function openHub(page: Page): Promise<void> {
  await openPage(page, OVERVIEW)
  await page.getByLabel('Email, phone or username').fill('demo_seller')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await press(page, 'Login')
  await expect(page).toHaveURL(OVERVIEW)
  await expect(page.getByRole('region', { name: 'Selling' }).getByRole('article')).not.toHaveCount(0)
  await openPage(page, '/seller/list-item')
  await page.getByLabel('Title').fill('Skew shawl')
  await expect(page.getByLabel('Category')).toBeEnabled()
}

async function makeOffer(page: Page, product: WireProduct): Promise<void> {
  await openPage(page, pathOf(product))
  await press(page, 'Make an offer')
  await page.getByRole('dialog').getByText('20% off').click()
  await press(page, 'Offer')
  await expect(page.getByText(`You offered ${rupees(product.price * 0.8)}`)).toBeVisible()
}

async function acceptOffer(page: Page, { title }: WireProduct): Promise<void> {
  await page.goto(`${HUB}/offers`)
  await started(page)
  await page.getByRole('link', { name: title }).first().click()
  await press(page, 'Accept')
  await expect(page.getByText('Accepted. demo_buyer can buy it at this price now.')).toBeVisible()
}
