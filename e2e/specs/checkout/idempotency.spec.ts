import type { Page } from '@playwright/test'
import { confirmOrder } from '../../fixtures/confirm-order.ts'
import { fillGuestCart, sana, storeGuest } from '../../fixtures/filled-cart.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { started } from '../../fixtures/open-page.ts'
import { freshPhone } from '../../fixtures/outbox.ts'
import { newPerson } from '../../fixtures/person.ts'
import { NEW_ADDRESS } from '../../fixtures/placed-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Lets the next order through and drops its response, as a lost connection does. @returns its id once it is placed */
async function loseResponse(page: Page): Promise<{ id: Promise<number> }> {
  const { promise: id, resolve } = Promise.withResolvers<number>()
  await page.route(
    /\/api\/v1\/cart\/checkout\/create(\/guest)?$/,
    async route => {
      const { data } = await (await route.fetch()).json()
      resolve(data.id)
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  return { id }
}

test('places an order once if its response is lost, whether units are left or not', async ({
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

  await test.step('a reload finds the order, whose items have left the cart', async () => {
    await open('/cart')
    await page.getByRole('button', { name: 'Checkout' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await expect(page.getByLabel('Save this information for next time')).toBeChecked()
    await loseResponse(page)
    await confirm.click()
    await expect(page.getByText('Error during checkout. Please try again.')).toBeVisible()
    await page.reload()
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

// CHECKOUT-6
test('returns a signed-in buyer the same order if its response was lost', async ({
  page,
  request,
  open,
  signInAs,
  expectPageError,
}) => {
  expectPageError(/ERR_CONNECTION_RESET/)
  const product = await listProduct(request, { title: 'Journey shawl of three', quantity: 3 })
  const buyer = await newPerson(request)
  await buyer.send('user/address', NEW_ADDRESS)
  await signInAs(buyer.username, buyer.password)
  await open(`/checkout?itemId=${product.id}`)
  const confirm = page.getByRole('button', { name: 'Confirm Order' })
  await page.getByRole('radio').first().check()
  const lost = await loseResponse(page)
  await confirm.click()
  await expect(page.getByText('Error during checkout. Please try again.')).toBeVisible()
  await page.reload()
  await confirm.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  await expect(page).toHaveURL(`/orderconfirmation/${await lost.id}`)
  const shown = await request.get(`/api/v1/listing/public/products/show/${product.id}`)
  expect((await shown.json()).data).toMatchObject({ quantity_left: 2 })
})
