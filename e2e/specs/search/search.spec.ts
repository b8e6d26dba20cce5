import { expect, test } from '../../fixtures/shop-test.ts'

test('shows the matches of the header’s search box', async ({ page, open }) => {
  await open('/')
  await page.getByRole('searchbox', { name: 'Search' }).fill('kurta')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?query=kurta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “kurta”')
  const titles = page.getByRole('list', { name: 'Results' }).getByRole('heading')
  await expect(titles.first()).toBeVisible()
  for (const title of await titles.allTextContents()) expect(title).toMatch(/kurta/i)
})

test('does not search for fewer than three letters', async ({ page, open }) => {
  await open('/about')
  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.fill('ku')
  await box.press('Enter')
  await box.fill('kur')
  await expect(page).toHaveURL('/about')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?query=kur')
})

test('shows that a query of two letters in the URL is too short', async ({ page, open }) => {
  expect((await open('/search?query=ku')).status()).toBe(200)
  await expect(page.getByRole('main')).toContainText('Search query is too short.')
})

test('shows that nothing matches, with a link to continue', async ({ page, open }) => {
  await open('/search?query=zeppelin')
  await expect(page.getByRole('main')).toContainText('No products found for "zeppelin".')
  await page.getByRole('link', { name: 'Browse women’s fashion' }).click()
  await expect(page).toHaveURL('/listing/women')
})
