import { expect, test } from '../../fixtures/shop-test.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

// SEARCH-6
test('narrows and sorts the results, with counts, and keeps that on a reload', async ({ page, open }) => {
  await open('/search?query=lawn')
  const form = page.getByRole('form', { name: 'Filters' })
  const count = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await form.getByText('Brand', { exact: true }).first().click()
  const khaadi = form.getByRole('checkbox', { name: /^Khaadi \(\d+\)$/ })
  const [, found = ''] = /\((\d+)\)/.exec((await khaadi.locator('xpath=..').textContent()) ?? '') ?? []
  await khaadi.click()
  await expect(page).toHaveURL('/search?query=lawn&brand_id=38')
  await expect(count).toHaveText(found === '1' ? '1 item' : `${found} items`)
  await page.getByRole('main').getByLabel('Sort').selectOption('price_asc')
  await expect(page).toHaveURL('/search?query=lawn&brand_id=38&sort=price_asc')
  await page.reload()
  await expect(khaadi).toBeChecked()
  await expect(page.getByRole('main').getByLabel('Sort')).toHaveValue('price_asc')
  await page.getByRole('link', { name: 'Remove Khaadi' }).click()
  await expect(page).toHaveURL('/search?query=lawn&sort=price_asc')
})

test.describe('on a phone', () => {
  test.use(phone)

  test('filters results in the sheet, in Urdu too', async ({ page, open, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: 'ur', url: baseURL ?? '' }])
    await open('/search?query=lawn')
    await page.getByRole('button', { name: 'فلٹر' }).tap()
    const sheet = page.getByRole('dialog', { name: 'فلٹر' })
    await sheet.getByText('حالت', { exact: true }).first().tap()
    await sheet.getByRole('checkbox').nth(1).tap()
    await expect(page).toHaveURL(/query=lawn&condition_id=\d$/)
    await sheet.getByRole('button', { name: /دکھائیں$/ }).tap()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('list', { name: 'لاگو فلٹر' }).getByRole('link')).toHaveCount(1)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('applies filters to a search and to a listing', async ({ page }) => {
    await page.goto('/search?query=lawn')
    const form = page.getByRole('form', { name: 'Filters' })
    await form.getByText('Condition', { exact: true }).first().click()
    await form.getByRole('checkbox', { name: 'Used - Good' }).check()
    await form.getByRole('checkbox', { name: 'Used - Like New' }).check()
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(2)
    await form.getByText('Brand', { exact: true }).first().click()
    await expect(form.getByRole('checkbox', { name: 'Khaadi' })).toBeVisible()
    await page.goto('/listing/women')
    await form.getByText('Size', { exact: true }).first().click()
    await form.getByRole('checkbox', { name: 'Small', exact: true }).check()
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('link', { name: 'Remove Small' })).toBeVisible()
  })
})
