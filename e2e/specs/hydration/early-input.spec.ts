import { pathOf } from '../../fixtures/catalogue.ts'
import { delayScripts, openPainted } from '../../fixtures/delayed-scripts.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('adds a product to the cart once when its button is clicked twice before hydration', async ({ page, request }) => {
  const product = await listProduct(request, { quantity: 5 })
  const added: string[] = []
  page.on('request', sent => {
    if (sent.method() === 'POST' && sent.url().endsWith('/cart/items/guest')) added.push(sent.postData() ?? '')
  })
  const releaseScripts = await delayScripts(page)
  await openPainted(page, pathOf(product))
  const more = page.getByRole('button', { name: `One more of ${product.title}` })
  const add = page.getByRole('button', { name: 'Add to cart' })
  await more.click()
  await add.getByText('Add to cart').dblclick()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  releaseScripts()
  await expect(page.getByRole('main').getByRole('link', { name: 'View cart' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(added.map(body => JSON.parse(body).quantity)).toEqual([2])
})

test('prompts a guest who presses Enter on Make an offer before hydration to sign in', async ({ page, request }) => {
  const product = await listProduct(request)
  const releaseScripts = await delayScripts(page)
  await openPainted(page, pathOf(product))
  const offer = page.getByRole('button', { name: 'Make an offer' })
  await offer.focus()
  await page.keyboard.press('Enter')
  await expect(offer).toHaveAttribute('aria-busy', 'true')
  releaseScripts()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(offer).not.toHaveAttribute('aria-busy')
})

test('likes a product and opens the offer dialog of a buyer who pressed both before hydration', async ({
  page,
  request,
  signInAs,
}) => {
  const product = await listProduct(request)
  await signInAs('demo_buyer')
  const releaseScripts = await delayScripts(page)
  await openPainted(page, pathOf(product))
  await page.getByRole('button', { name: 'Like', exact: true }).click({ position: { x: 4, y: 4 } })
  await page.getByRole('button', { name: 'Make an offer' }).click()
  releaseScripts()
  await expect(page.getByRole('dialog', { name: 'Make an offer' })).toBeVisible()
  const like = page.getByRole('button', { name: /^Like( \d+)?$/, includeHidden: true })
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('applies a filter and a sort that were chosen before hydration', async ({ page }) => {
  const releaseScripts = await delayScripts(page)
  await openPainted(page, '/listing/women')
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByText('Condition', { exact: true }).first().click()
  await filters.getByText('Used - Good').click()
  const sort = page.getByRole('main').getByLabel('Sort')
  await sort.selectOption('price_asc')
  releaseScripts()
  await expect(page).toHaveURL('/listing/women?condition_id=3&sort=price_asc')
  await expect(filters.getByRole('checkbox', { name: /^Used - Good/, includeHidden: true })).toBeChecked()
  await expect(sort).toHaveValue('price_asc')
})

test('sends the contact form that was filled in and submitted before hydration', async ({ page, expectPageError }) => {
  expectPageError(/status of 409/)
  await page.route('**/api/v1/contact', route =>
    route.fulfill({ status: 409, json: { status: 'error', message: 'The inbox is full.' } }),
  )
  const releaseScripts = await delayScripts(page)
  await openPainted(page, '/how-to-sell-on-closyyy')
  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Name').fill('Sana')
  await form.getByLabel('Email').fill('sana@example.com')
  await form.getByLabel('Message').fill('Salam')
  const sent = page.waitForRequest('**/api/v1/contact')
  await form.getByLabel('Email').press('Enter')
  releaseScripts()
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Sana', email: 'sana@example.com', message: 'Salam' })
  await expect(form.getByText('The inbox is full.')).toBeVisible()
  await expect(page).toHaveURL('/how-to-sell-on-closyyy')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  test('opens the filters that were tapped before hydration', async ({ page }) => {
    const releaseScripts = await delayScripts(page)
    await openPainted(page, '/listing/women')
    await page.getByRole('button', { name: 'Filters' }).tap()
    releaseScripts()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })

  test('keeps the menu open and the search text on a page that the browser renders', async ({ page }) => {
    const releaseScripts = await delayScripts(page)
    await openPainted(page, '/cart', 'frame')
    const menu = page.getByRole('navigation', { name: 'Categories' })
    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('kurta')
    await menu.getByText('Women', { exact: true }).first().tap()
    releaseScripts()
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Kurtis' }).first()).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('kurta')
  })
})
