import { newestOf, pathOf, productsOf, rupees } from '../../fixtures/catalogue.ts'
import { listProduct } from '../../fixtures/listed-product.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test('shows the facts of a product', async ({ page, open, request }) => {
  const product = await newestOf(request, 'women')
  await open(pathOf(product))
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
  await expect(main.getByText(rupees(product.price), { exact: true }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: product.brand_name ?? '', exact: true })).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: product.condition.title })).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: product.city })).toBeVisible()
  await expect(main.getByText(product.description)).toBeVisible()
  const seller = main.getByRole('region', { name: 'Seller', exact: true })
  await expect(seller.getByRole('link', { name: product.user.username })).toHaveAttribute(
    'href',
    `/user/${product.user.id}`,
  )
  await expect(
    main
      .getByRole('region', { name: /^Photos of / })
      .getByRole('img')
      .first(),
  ).toBeVisible()
  await expect(main.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Women')
})

/** A category that the plain listings leave out, so that its new product is the first one of none. */
const WEDDING_DRESSES = 49

// PRODUCT-4
test('shows measurements, how buying works, and similar items of other sellers', async ({ page, open, request }) => {
  const sizes = { size: 'medium', chest: 36, shoulder: 14.5 }
  const product = await listProduct(request, { title: 'Measured dress', categoryId: WEDDING_DRESSES, sizes })
  await open(pathOf(product))
  const main = page.getByRole('main')
  const measurements = main.getByRole('group').filter({ hasText: 'Measurements' })
  await expect(measurements.getByRole('definition')).toHaveText(['36 in', '14.5 in'])
  await expect(measurements.getByRole('term')).toHaveText(['Chest', 'Shoulder'])
  await expect(
    main.getByText(/^Usually arrives in \d+–\d+ days\. Rs\.250 per order, anywhere in Pakistan\./),
  ).toBeVisible()
  await expect(main.getByText(/you’re covered by Buyer Protection\. The seller is paid once you confirm/)).toBeVisible()
  const similar = page.getByRole('region', { name: 'Similar items' }).getByRole('article')
  await expect(similar).not.toHaveCount(0)
  await expect(similar.filter({ hasText: product.title })).toHaveCount(0)
})

// SHOP-6
test('shows the rating and the sold items of a seller', async ({ page, open, request }) => {
  // Concurrent tests rate the demo seller.
  const products = (await productsOf(request, 'women')).data.filter(({ user }) => user.username !== 'demo_seller')
  const sellers = products.map(async product => {
    const response = await request.get(`/api/v1/users/${product.user.id}/profile`)
    return { product, profile: (await response.json()).data }
  })
  const found = (await Promise.all(sellers)).find(({ profile }) => profile.ratings_count > 0 && profile.sold_count > 0)
  if (!found) throw new Error('No product is of a seller with ratings.')
  const { product, profile } = found
  await open(pathOf(product))
  const seller = page.getByRole('main').getByRole('region', { name: 'Seller', exact: true })
  const stars = (Math.floor(profile.average_rating * 10 + 1e-6) / 10).toFixed(1)
  await expect(seller).toContainText(`Rated ${stars} of 5`)
  await expect(seller).toContainText(`${profile.ratings_count} rating`)
  await expect(seller).toContainText(new RegExp(`${profile.sold_count} items? sold`))
})

test('redirects a URL with an old title to the canonical one', async ({ page, open, request }) => {
  const product = await newestOf(request, 'women')
  await open(`/products/other/an-older-title-${product.id}`)
  await expect(page).toHaveURL(pathOf(product))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title)
})

test('returns 404 with a not-found page for an unknown product', async ({ page, open, expectPageError }) => {
  expectPageError(/status of 404 .*\/products\/khaadi\/gone-99999999/)
  expect((await open('/products/khaadi/gone-99999999')).status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item not found')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.getByRole('link', { name: 'See what’s new' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WOMEN')
})

test('keeps the page of a sold product, under a URL with ?sold', async ({ page, open, signInAs }) => {
  await signInAs('demo_seller')
  await open('/seller/sellinghub/overview')
  const sold = page.getByRole('region', { name: 'Sold' }).getByRole('article').first().getByRole('link')
  const title = (await sold.textContent()) ?? ''
  const path = (await sold.getAttribute('href')) ?? ''
  expect(path).toMatch(/\?sold$/)
  const response = await page.request.get(path)
  expect(response.status()).toBe(200)
  const html = await response.text()
  expect(html).toContain('This item has sold.')
  expect(html).toContain(title)
  expect(html).toContain('https://schema.org/SoldOut')
  expect(html).toContain('<meta property="product:availability" content="out of stock"/>')
  expect(html).toContain(`<title>Sold: ${title}`)
  const bare = await page.request.get(path.replace('?sold', ''), { maxRedirects: 0 })
  expect([bare.status(), bare.headers().location]).toEqual([302, path])
})

test('describes the product to search engines and share cards', async ({ page, open, request, baseURL }) => {
  const product = await newestOf(request, 'women')
  await open(pathOf(product))
  const things = await page.locator('script[type="application/ld+json"]').allTextContents()
  const thing = things.map(text => JSON.parse(text)).find(one => one['@type'] === 'Product')
  expect(thing).toMatchObject({
    name: product.title,
    itemCondition: `https://schema.org/${product.condition_id === 1 ? 'New' : 'Used'}Condition`,
    offers: { price: product.price, priceCurrency: 'PKR', availability: 'https://schema.org/InStock' },
  })
  const meta = (name: string) => page.locator(`meta[property="${name}"]`)
  await expect(meta('og:type')).toHaveAttribute('content', 'product')
  await expect(meta('og:title')).toHaveAttribute('content', new RegExp(product.title))
  await expect(meta('og:url')).toHaveAttribute('content', baseURL + pathOf(product))
  await expect(meta('og:image')).toHaveAttribute('content', /^http.*\/photos\//)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', baseURL + pathOf(product))
})

test('prompts a guest who likes a product to sign in, and likes it on return', async ({ page, open, request }) => {
  const path = pathOf(await newestOf(request, 'women'))
  await open(path)
  await page.getByRole('button', { name: /^Like( \d+)?$/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click()
  await page.getByLabel('Email, phone or username').fill('demo_buyer')
  await page.getByLabel('Password', { exact: true }).fill('Closyyy-demo-1')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: /^Like( \d+)?$/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^Like( \d+)?$/ }).click()
  await expect(page.getByRole('button', { name: /^Like( \d+)?$/ })).toHaveAttribute('aria-pressed', 'false')
})
