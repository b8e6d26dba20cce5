import { expect, test } from '../../fixtures/shop-test.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test.describe('on a phone', () => {
  test.use(phone)

  test('opens the search screen on a tap, and remembers what was searched', async ({ page, open }) => {
    await open('/')
    const box = page.getByRole('searchbox', { name: 'Search' })
    await box.tap()
    await expect(page).toHaveURL('/search')
    await expect(box).toBeFocused()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Closyyy' })).toBeHidden()
    const recent = page.getByRole('region', { name: 'Recent searches' })
    await expect(recent).toContainText('Your searches on this device appear here.')
    await box.fill('kurta')
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “kurta”')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Search' }).tap()
    await expect(box).toHaveValue('')
    await recent.getByRole('link', { name: 'kurta' }).tap()
    await expect(page).toHaveURL('/search?query=kurta')
    await page.goBack()
    await recent.getByRole('button', { name: 'Remove “kurta”' }).tap()
    await expect(recent.getByRole('link')).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Shop by section' }).getByRole('link', { name: 'Kids' }).tap()
    await expect(page).toHaveURL('/listing/kids')
  })

  test('switches the language in the category menu', async ({ page, open }) => {
    await open('/listing/men')
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'اردو' }).click()
    await expect(page.getByRole('navigation', { name: 'مرکزی مینو' }).getByRole('link')).toHaveText([
      'ہوم',
      'تلاش',
      'بیچیں',
      'محفوظ',
      'آپ',
    ])
    await expect(page).toHaveURL('/listing/men')
  })
})

test.describe('without script', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  test('searches from the search screen, reached by the bottom bar', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
    await page.getByRole('searchbox', { name: 'Search' }).fill('kurta')
    await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
    await expect(page).toHaveURL('/search?query=kurta')
    await expect(page.getByRole('list', { name: 'Results' })).toBeVisible()
  })
})
