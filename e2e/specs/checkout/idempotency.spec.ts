import type { Page } from '@playwright/test'
import { confirmOrder } from '../../fixtures/confirm-order.ts'
import { fillGuestCart, sana, storeGuest } from '../../fixtures/filled-cart.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { started } from '../../fixtures/open-page.ts'
import { freshPhone } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Lets the next order through and drops its response, as a lost connection does. */
const loseResponse = (page: Page) =>
  page.route(
    '**/api/v1/cart/checkout/create/guest',
    async route => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

test('places an order once if its response is lost, whether it is retried or was the last unit', async ({
  page,
  open,
  context,
  request,
  expectPageError,
}) => {
  expectPageError(/ERR_CONNECTION_RESET/)
  const phone = freshPhone()
  const email = `once-${Date.now()}@example.com`
  const many = await listProduct(request, { title: 'Journey shawl of many', quantity: 3 })
  const last = await listProduct(request, { title: 'Journey shawl the last' })
  await storeGuest(context, await fillGuestCart(request, many), { ...sana, email, phone })
  const mails = async () => (await (await request.get(`/api/v1/dev/outbox?to=${email}`)).json()).data
  const heading = page.getByRole('heading', { level: 1 })
  const confirm = page.getByRole('button', { name: 'Confirm Order' })

  await test.step('a retry after a reload returns the same order', async () => {
    await open('/cart')
    await page.getByRole('button', { name: 'Checkout' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await expect(page.getByLabel('Save this information for next time')).toBeChecked()
    await loseResponse(page)
    await confirm.click()
    await expect(page.getByText('Error during checkout. Please try again.')).toBeVisible()
    await page.reload()
    await confirm.click()
    await confirmOrder(page, request, phone)
    expect(await mails()).toHaveLength(1)
    await page.goBack()
    await expect(page).not.toHaveURL(/\/checkout/)
  })

  await test.step('a reload finds the order of the last unit automatically', async () => {
    await page.goto(`/checkout?itemId=${last.id}`)
    await started(page)
    await expect(page.getByLabel('First name')).toHaveValue(sana.first_name)
    await loseResponse(page)
    await confirm.click()
    await expect(page.getByText('Error during checkout. Please try again.')).toBeVisible()
    await page.reload()
    await expect(heading).toHaveText('Thank you for your order')
    await expect(page.getByRole('table', { name: 'Items' })).toContainText(last.title)
    expect(await mails()).toHaveLength(2)
  })
})
