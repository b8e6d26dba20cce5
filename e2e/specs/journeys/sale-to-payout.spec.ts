import type { Locator, Page } from '@playwright/test'
import { rupees } from '../../fixtures/catalogue.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { phonePhoto } from '../../fixtures/phone-photo.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const PRICE = 2_000
const OFFER = 1_600
const COUNTER = 1_800
const FEE = 180
const DELIVERY = 250

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const row = (page: Page, words: string | RegExp) => page.getByRole('row').filter({ hasText: words })

const photoNames = (page: Page) =>
  page
    .getByRole('list', { name: 'Chosen photos' })
    .getByRole('img')
    .evaluateAll(images => images.map(image => image.getAttribute('alt')))

async function dragOnto(page: Page, from: Locator, to: Locator) {
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
}

async function choosePhotos(page: Page) {
  const photos = [
    await phonePhoto(page, 'front.jpg', 'teal'),
    await phonePhoto(page, 'back.jpg', 'maroon'),
    await phonePhoto(page, 'label.jpg', 'navy'),
  ]
  await page.getByLabel('Choose photos').setInputFiles(photos)
  await expect(page.getByRole('img', { name: 'label.jpg' })).toBeVisible()
  const handle = (place: number) => page.getByRole('button', { name: new RegExp(`^Move photo ${place}: drag`) })
  await dragOnto(page, handle(3), handle(1))
  await expect.poll(() => photoNames(page)).toEqual(['label.jpg', 'front.jpg', 'back.jpg'])
  await handle(2).press('ArrowLeft')
  await expect.poll(() => photoNames(page)).toEqual(['front.jpg', 'label.jpg', 'back.jpg'])
}

async function fillIn(page: Page, title: string) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('Worn once, for a wedding.')
  await page.getByLabel('Category').selectOption({ label: 'Kurtis' })
  await page.getByRole('combobox', { name: 'Brand' }).fill('Khaa')
  await page.getByRole('option', { name: 'Khaadi' }).click()
  await page.getByRole('radio', { name: /^Used - Like New/ }).check()
  await page.getByLabel('Standard size').selectOption({ label: 'Large' })
  await page.getByLabel('Price').fill(String(PRICE))
  await page.getByLabel('Address').selectOption({ index: 1 })
}

/** Finds the product in the queue and approves it by keyboard shortcut. */
async function approve(admin: Page, title: string) {
  await openPage(admin, '/seller/sellinghub/moderation')
  const waiting = admin.getByRole('article', { name: title })
  await expect(async () => {
    if (await waiting.isHidden()) await admin.keyboard.press('j')
    await expect(waiting).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(waiting.getByRole('button', { name: /^Show photo/ })).toHaveCount(3)
  // A decision is sent once it can no longer be undone.
  const approved = admin.waitForResponse(response => response.url().endsWith('/approve'), { timeout: 30_000 })
  await admin.keyboard.press('Shift+A')
  await expect(waiting).toBeHidden()
  expect((await approved).ok()).toBe(true)
}

test('takes a listing through approval, search, negotiation, sale, shipping, receipt and payout', async ({
  page,
  signInAs,
  pageOf,
  axe,
}) => {
  test.setTimeout(120_000)
  const title = `Journey shawl ${Date.now()}`
  const amount = 300 + (Date.now() % 1_000)
  await signInAs('demo_seller')
  const buyer = await pageOf('demo_buyer')
  const admin = await pageOf('demo_admin')

  await test.step('the seller lists it with photos', async () => {
    await openPage(page, '/seller/list-item')
    await choosePhotos(page)
    await fillIn(page, title)
    await axe()
    await press(page, 'List item')
    const sent = page.getByRole('dialog', { name: 'Product Added Successfully' })
    await expect(sent).toContainText('Product added successfully!')
    await sent.getByRole('button', { name: 'Go to Selling Active' }).click()
    await expect(page).toHaveURL('/seller/sellinghub/selling-active')
    await expect(page.getByText(/under review/).first()).toBeVisible()
    await expect(page.getByRole('link', { name: title })).toHaveCount(0)
  })

  await test.step('an admin approves it', () => approve(admin, title))

  await test.step('the buyer finds it and offers less', async () => {
    await openPage(buyer, `/search?query=${encodeURIComponent(title)}`)
    await buyer.getByRole('article').filter({ hasText: title }).getByRole('link').first().click()
    await press(buyer, 'Make an offer')
    await buyer.getByRole('dialog').getByText('20% off').click()
    await press(buyer, 'Offer')
    await expect(buyer.getByText(`You offered ${rupees(OFFER)}`)).toBeVisible()
  })

  await test.step('the seller counters', async () => {
    await openPage(page, '/seller/sellinghub/offers')
    await page.getByRole('link', { name: title }).click()
    await press(page, 'Counter Offer')
    await page.getByLabel('New Price').fill(String(COUNTER))
    await press(page, 'Submit Counter')
    await expect(page.getByRole('list', { name: /^Conversation about/ })).toContainText(rupees(COUNTER))
  })

  await test.step('the buyer buys at that price', async () => {
    await openPage(buyer, new URL(page.url()).pathname + new URL(page.url()).search)
    await press(buyer, 'Buy Now')
    await expect(buyer.getByRole('region', { name: 'Your order' })).toContainText(rupees(COUNTER))
    await buyer.getByRole('radio').first().check()
    await press(buyer, 'Confirm Order')
    await expect(buyer.getByRole('row', { name: /^Subtotal/ })).toContainText(rupees(COUNTER))
  })

  await test.step('the seller ships it', async () => {
    await openPage(page, '/seller/sellinghub/sold-items')
    const order = page.getByRole('rowgroup', { name: /^Order/ }).filter({ hasText: title })
    await order.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(order.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
  })

  await test.step('the buyer receives it', async () => {
    await openPage(buyer, '/seller/purchases')
    const order = buyer.getByRole('article').filter({ hasText: title })
    await order.getByRole('button', { name: 'I have received it' }).click()
    await press(buyer, 'Yes, I have it')
    await expect(order).toContainText('You have received this order. Enjoy it!')
    await buyer.context().close()
  })

  await test.step('the courier pays, and the hold ends', async () => {
    await openPage(admin, '/seller/sellinghub/remittances')
    const payment = row(admin, rupees(COUNTER + DELIVERY))
      .filter({ hasText: 'Courier’s statement' })
      .first()
    await expect(async () => {
      if (await payment.isHidden()) await admin.reload()
      await expect(payment).toContainText('1 Matched', { timeout: 1_000 })
    }).toPass()
    const waiting = page.getByRole('region', { name: 'Your balances' }).getByText('No cash is with the courier')
    await expect(async () => {
      await openPage(page, '/seller/sellinghub/payment')
      await expect(waiting).toBeVisible({ timeout: 2_000 })
      await expect(page.getByText('Nothing is on hold')).toBeVisible({ timeout: 100 })
    }).toPass()
  })

  await test.step('the payments show the sale, and the seller asks for a payout', async () => {
    const sale = row(page, title)
    for (const part of [COUNTER, FEE, COUNTER - FEE]) await expect(sale).toContainText(rupees(part))
    await axe()
    await press(page, 'Request payout')
    const dialog = page.getByRole('dialog', { name: 'Request payout' })
    await dialog.getByLabel('Amount in rupees').fill(String(amount))
    await dialog.getByRole('button', { name: 'Request payout' }).click()
    await expect(row(page, rupees(amount))).toContainText('Pending')
  })

  await test.step('an admin pays', async () => {
    await openPage(admin, '/seller/sellinghub/payouts')
    await expect(row(admin, rupees(amount)).getByRole('list').first()).toContainText(/cash received/)
    await press(admin, `Start sending ${rupees(amount)} to demo_seller`)
    await press(admin, 'Start sending')
    await press(admin, `Mark as paid: ${rupees(amount)} to demo_seller`)
    await press(admin, 'Yes, it is paid')
    await expect(admin.getByRole('region', { name: 'Notifications' })).toContainText(
      'Recorded as paid. demo_seller has been notified.',
    )
    await expect(row(admin, rupees(amount))).toHaveCount(0)
    await admin.context().close()
  })

  await test.step('the payments show it paid', async () => {
    await openPage(page, '/seller/sellinghub/payment')
    await expect(row(page, rupees(amount))).toContainText('Paid')
    const balances = page.getByRole('region', { name: 'Your balances' })
    await expect(balances).toContainText(`Last payout${rupees(amount)}`)
  })
})
