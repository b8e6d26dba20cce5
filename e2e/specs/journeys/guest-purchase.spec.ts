import { confirmOrder } from '../../fixtures/confirm-order.ts'
import { freshPhone } from '../../fixtures/outbox.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('lets a guest buy from the home page, and return by the emailed link', async ({
  page,
  open,
  request,
  browser,
  axe,
}) => {
  const phone = freshPhone()
  const email = `guest-${Date.now()}@example.com`
  await open('/')
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).click()
  await page.getByRole('button', { name: 'Checkout' }).click()

  await expect(page.getByRole('region', { name: 'Your order' })).toContainText(title)
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByText('Please fill in all required contact and delivery fields.')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await axe()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('combobox').pressSequentially('kara')
  await page.getByRole('option', { name: 'Karachi' }).click()
  await page.getByLabel('First name').fill('Sana')
  await page.getByLabel('Last name').fill('Mir')
  await page.getByLabel('Address', { exact: true }).fill('House # 12/3, Street 4')
  await page.getByLabel('Phone').fill(phone)
  await page.getByRole('button', { name: 'Confirm Order' }).dblclick()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your order')
  await axe()
  await confirmOrder(page, request, phone)
  await expect(page.getByRole('table', { name: 'Items' })).toContainText(title)
  const { data: mails } = await (await request.get(`/api/v1/dev/outbox?to=${email}`)).json()
  expect(mails).toHaveLength(1)
  const link = /http\S+\/orderconfirmation\/\d+\?token=\S+/.exec(mails[0].body)?.[0] ?? ''
  await page.getByRole('link', { name: 'Track order' }).click()
  await expect(page.getByRole('region', { name: 'Order status' })).toBeFocused()
  await axe()
  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/\/checkout/)

  const elsewhere = await browser.newPage()
  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'Cancel the order' }).click()
  await elsewhere.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('This order was cancelled')
  await elsewhere.close()
})
