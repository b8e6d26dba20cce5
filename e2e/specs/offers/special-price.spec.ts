import type { Page } from '@playwright/test'
import { pathOf, rupees } from '../../fixtures/catalogue.ts'
import { openLiker } from '../../fixtures/likers.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { newestMessage } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const SPECIAL = 1_700

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('sends a special price to everyone who likes a listing, and one of them buys at it', async ({
  page,
  request,
  browser,
  playwright,
  baseURL,
  signInAs,
}) => {
  const product = await listProduct(request, { title: 'Liked shawl', quantity: 2 })
  const parts = { browser, newRequest: playwright.request, baseURL }
  const keen = await openLiker(parts, { productId: product.id, wantsSpecialOffers: true })
  const quiet = await openLiker(parts, { productId: product.id, wantsSpecialOffers: false })
  await signInAs('demo_seller')
  const offer = button(page, `Special price for 2 people: ${product.title}`)

  await test.step('the seller sends it', async () => {
    await openPage(page, '/seller/sellinghub/selling-active')
    await offer.click()
    const dialog = page.getByRole('dialog', { name: 'Send a special price' })
    await expect(dialog.getByLabel('Special price')).toHaveValue('1800')
    await dialog.getByLabel('Special price').fill(String(SPECIAL))
    await expect(dialog.getByText(`Special price from the seller: ${rupees(SPECIAL)}`)).toBeVisible()
    await button(page, 'Send to 2 people').click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Sent to 2 people')
    await expect(page.getByText(/^Special price sent\. You can send another from /).first()).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  await test.step('it stays hidden who got it', async () => {
    await openPage(page, '/seller/sellinghub/offers')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: product.title })).toHaveCount(0)
  })

  await test.step('only who chose special offers gets an email', async () => {
    expect(await newestMessage(request, keen.email, /(Buy at this price or reject it)/)).toBeTruthy()
    const { data } = await (await request.get(`/api/v1/dev/outbox?to=${encodeURIComponent(quiet.email)}`)).json()
    expect(JSON.stringify(data)).not.toContain(product.title)
  })

  await test.step('one rejects it on the product page', async () => {
    await openPage(quiet.page, pathOf(product))
    await expect(quiet.page.getByText(`Special price from the seller: ${rupees(SPECIAL)}`)).toBeVisible()
    await button(quiet.page, 'Reject').click()
    await expect(quiet.page.getByText(`You rejected the special price of ${rupees(SPECIAL)}`)).toBeVisible()
  })

  await test.step('the other one buys at it from the offers', async () => {
    await openPage(keen.page, '/seller/sellinghub/offers')
    await keen.page.getByRole('link', { name: product.title }).click()
    await expect(keen.page.getByText(/^Special price until /)).toBeVisible()
    await button(keen.page, 'Buy Now').click()
    await expect(keen.page).toHaveURL(/^[^?]*\/checkout\?sellerId=/)
    await expect(keen.page.getByText(rupees(SPECIAL)).first()).toBeVisible()
  })

  await keen.close()
  await quiet.close()
})
