import { pathOf, productsOf } from '../../fixtures/catalogue.ts'
import { started } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('sends a guest’s offer after they sign in with Google, even if they declined there once', async ({
  page,
  open,
  axe,
  request,
}) => {
  const username = `sana-${Date.now()}`
  const product = (await productsOf(request, 'women')).data.find(({ allow_offers }) => allow_offers)
  if (!product) throw new Error('No product takes offers.')
  const google = page.getByRole('button', { name: 'Continue with Google' })
  await open(pathOf(product))
  await page.getByRole('button', { name: 'Make an offer' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click()
  await google.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t sign you in with Google')
  await expect(page.getByRole('alert')).toContainText('You didn’t finish signing in with Google.')
  await axe()

  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await google.click()
  await expect(page.getByRole('heading', { name: 'Sign in to go on to Closyyy' })).toBeVisible()
  await page.getByLabel('Email').fill(`${username}@example.com`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(pathOf(product))
  await started(page)
  await expect(page.getByRole('button', { name: `Account menu of ${username}`, includeHidden: true })).toBeAttached()
  await page.getByRole('dialog').getByText('20% off').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Offer', exact: true }).click()
  await expect(page.getByText(/^You offered Rs\./)).toBeVisible()
})
