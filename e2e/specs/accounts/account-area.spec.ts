import type { Page } from '@playwright/test'
import { horizontalOverflow, watchLayoutShifts } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { DEMO_PASSWORD } from '../../fixtures/sign-in.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Your account' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('leads a guest from the bottom bar through the login to the menu of the account', async ({ page, open }) => {
    await open('/')
    await bar(page).getByRole('link', { name: 'You' }).tap()
    await page.getByLabel('Email, phone or username').fill('demo_buyer')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL('/seller/account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You')
    await menu(page).getByRole('link', { name: 'Saved' }).tap()
    await expect(page).toHaveURL('/seller/saved')
    await expect(bar(page).getByRole('link', { name: 'Saved' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('main').getByRole('link', { name: 'You' }).tap()
    await expect(page).toHaveURL('/seller/account')
  })

  for (const locale of ['en', 'ur'] as const) {
    test(`scrolls the settings to the open one (${locale})`, async ({ page, open, context, baseURL, signInAs }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
      await signInAs('demo_buyer')
      await open('/seller/preferences')
      const current = page.getByRole('main').locator('[aria-current="page"]')
      await expect(current).toBeInViewport({ ratio: 1 })
    })
  }

  test('counts what waits for a seller on the bottom bar, also on the pages visited next', async ({
    page,
    open,
    axe,
    signInAs,
  }) => {
    await signInAs('demo_seller')
    const layoutShifts = await watchLayoutShifts(page)
    await open('/seller/account')
    await expect(menu(page).getByRole('link', { name: /Offers \d+ task(s)? waiting/ })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Payments' })).toBeVisible()
    await expect(bar(page).getByRole('link', { name: /task(s)? waiting/ })).toBeVisible()
    await axe()
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    expect(await layoutShifts()).toBeLessThan(0.005)
    await bar(page).getByRole('link', { name: 'Home' }).tap()
    await expect(page).toHaveURL('/')
    await expect(bar(page).getByRole('link', { name: /task(s)? waiting You/ })).toBeVisible()
  })
})

test('offers a buyer to start selling, and has no selling tools, in the side navigation of a desktop', async ({
  page,
  open,
  axe,
  signInAs,
}) => {
  await signInAs('demo_buyer')
  await open('/seller/purchases')
  await expect(bar(page)).toBeHidden()
  await expect(menu(page).getByRole('link')).toHaveText([
    'Purchases',
    'Messages',
    'Offers',
    'Saved',
    'Following',
    'Addresses',
    'Resolution Centre',
    'Profile',
    'Settings',
    'Start selling',
  ])
  await axe()
  await menu(page).getByRole('link', { name: 'Saved' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved')
  await menu(page).getByRole('link', { name: 'Start selling' }).click()
  await expect(page).toHaveURL('/seller/list-item')
})

test('shows the same menu in Urdu', async ({ page, open, context, baseURL, signInAs }) => {
  await context.addCookies([{ name: 'locale', value: 'ur', url: baseURL ?? '' }])
  await signInAs('demo_seller')
  await open('/seller/addresses')
  const links = page.getByRole('navigation', { name: 'آپ کا اکاؤنٹ' }).getByRole('link')
  await expect(links).toHaveCount(19)
  await expect(links.first()).toHaveText('خریداریاں')
})
