import type { Page } from '@playwright/test'
import { productsOf } from '../../fixtures/catalogue.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const bar = (page: Page) => page.getByRole('form', { name: 'Filters' })
const count = (page: Page) => page.getByRole('main').getByRole('status').first()
const cards = (page: Page) => page.getByRole('list', { name: 'Items' }).getByRole('article')
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('link')

const sort = (page: Page) => page.getByRole('main').getByLabel('Sort')

/** Presses the words of a filter or of a value; its count loads at the same time. */
const words = (page: Page, text: string) => bar(page).getByText(new RegExp(`^${text}( \\(\\d+\\))?$`))

async function openFilter(page: Page, name: string) {
  await words(page, name).first().click()
}

async function pick(page: Page, filter: string, choice: string) {
  await openFilter(page, filter)
  await words(page, choice).and(page.locator(':visible')).click()
}

/** The list of women with just these filters, however deep: a list whose end is near loads its next page by itself. */
const women =
  (search = '') =>
  ({ pathname, searchParams }: URL) => {
    const wanted = new URLSearchParams(search)
    searchParams.delete('page')
    for (const params of [searchParams, wanted]) params.sort()
    return pathname === '/listing/women' && `${searchParams}` === `${wanted}`
  }

const items = (total: number) => (total === 1 ? '1 item' : `${total} items`)

const choices = [
  { filter: 'Category', choice: 'Kurtis', search: 'category_id=14' },
  { filter: 'Brand', choice: 'Khaadi', search: 'brand_id=38' },
  { filter: 'Condition', choice: 'Used - Good', search: 'condition_id=3' },
  { filter: 'Size', choice: 'Medium', search: 'size=medium' },
]

test('narrows URL, count and cards by each filter, and removes it by its chip', async ({ page, open, request }) => {
  await open('/listing/women')
  const all = (await count(page).textContent()) ?? ''
  for (const { filter, choice, search } of choices) {
    await test.step(filter, async () => {
      const { data, total } = await productsOf(request, 'women', search)
      await pick(page, filter, choice)
      await expect(page).toHaveURL(women(search))
      await expect(count(page)).toHaveText(items(total))
      await expect(count(page)).not.toHaveText(all)
      await expect(cards(page).first()).toContainText(data[0]?.title ?? '')
      await expect(chips(page)).toHaveText([choice])
      await chips(page).click()
      await expect(count(page)).toHaveText(all)
    })
  }
})

// LISTING-12, LISTING-13
test('combines several values, with counts, and links to the same list', async ({ page, open, request }) => {
  const either = await productsOf(request, 'women', 'size=large,small')
  const small = await productsOf(request, 'women', 'size=small')
  await open('/listing/women')
  await openFilter(page, 'Size')
  await bar(page)
    .getByRole('checkbox', { name: `Small (${small.total})`, exact: true })
    .click()
  await expect(page).toHaveURL(women('size=small'))
  await bar(page)
    .getByRole('checkbox', { name: /^Large/ })
    .press('Space')
  await expect(page).toHaveURL(women('size=large,small'))
  await expect(count(page)).toHaveText(items(either.total))
  await open('/listing/women?size=small&size=large')
  await expect(count(page)).toHaveText(items(either.total))
  await expect(chips(page)).toHaveText(['Large', 'Small'])
})

test('applies a price range by Done, removes it by Reset, and sorts what is left', async ({ page, open, request }) => {
  const { total } = await productsOf(request, 'women', 'min_price=1500&max_price=2500')
  const { data } = await productsOf(request, 'women', 'sort=price_asc')
  await open('/listing/women')
  const all = (await count(page).textContent()) ?? ''
  await openFilter(page, 'Price')
  await bar(page).getByPlaceholder('Rs.1').fill('1500')
  await bar(page).getByPlaceholder('any').fill('2500')
  await bar(page).getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(women('min_price=1500&max_price=2500'))
  await expect(count(page)).toHaveText(items(total))
  await expect(chips(page)).toHaveText(['Rs.1,500 to Rs.2,500'])
  await bar(page).getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL(women())
  await expect(count(page)).toHaveText(all)
  await sort(page).selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL(women('sort=price_asc'))
  await expect(cards(page).first()).toContainText(data[0]?.title ?? '')
  await expect(sort(page)).toHaveValue('price_asc')
})

test('removes chips one by one, each with its filter', async ({ page, open }) => {
  await open('/listing/women?brand_id=38&condition_id=2&size=large&max_price=9000')
  await expect(chips(page)).toHaveText(['Khaadi', 'Up to Rs.9,000', 'Used - Like New', 'Large'])
  await page.getByRole('link', { name: 'Remove Used - Like New' }).click()
  await expect(page).toHaveURL(women('brand_id=38&size=large&max_price=9000'))
  await page.getByRole('link', { name: 'Remove Khaadi' }).click()
  await expect(page).toHaveURL(women('size=large&max_price=9000'))
  await page.getByRole('link', { name: 'Remove Up to Rs.9,000' }).click()
  await page.getByRole('link', { name: 'Remove Large' }).click()
  await expect(page).toHaveURL(women())
  await expect(chips(page)).toHaveCount(0)
})

test('shows the same view after a reload and for a copied link', async ({ page, open, request, context }) => {
  // Other journeys list cheaper products meanwhile.
  const filter = 'min_price=4000&size=large'
  const { data } = await productsOf(request, 'women', `${filter}&sort=price_desc`)
  await open('/listing/women?min_price=4000')
  await pick(page, 'Size', 'Large')
  await expect(page).toHaveURL(women(filter))
  await sort(page).selectOption('price_desc')
  await expect(page).toHaveURL(women(`${filter}&sort=price_desc`))
  await expect(cards(page).first()).toContainText(data[0]?.title ?? '')
  const view = async (of: Page) => [
    await count(of).textContent(),
    ...(await cards(of).getByRole('link').allTextContents()).slice(0, 8),
  ]
  const chosen = await view(page)
  await page.reload()
  expect(await view(page)).toEqual(chosen)
  await expect(chips(page)).toHaveText([/4,000/, 'Large'])
  const other = await context.newPage()
  await other.goto(page.url())
  expect(await view(other)).toEqual(chosen)
  await expect(sort(other)).toHaveValue('price_desc')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })

  test('ticks a tapped filter with the next frame, also on a slow phone', async ({ page, open }) => {
    const processor = await page.context().newCDPSession(page)
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await open('/listing/women')
    await page.getByRole('button', { name: 'Filters' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.locator('summary', { hasText: 'Condition' }).tap()
    const box = sheet.getByRole('checkbox', { name: 'Used - Good' })
    await expect(box).toBeVisible()
    const inNextFrames = box.evaluate(
      (input: HTMLInputElement) =>
        new Promise<boolean[]>(resolve => {
          const seen: boolean[] = []
          const look = () => {
            seen.push(input.checked)
            if (seen.length === 10) resolve(seen)
            else requestAnimationFrame(look)
          }
          input.addEventListener('change', () => requestAnimationFrame(look), { once: true })
        }),
    )
    await sheet.locator('label', { hasText: 'Used - Good' }).tap()
    expect(await inNextFrames).not.toContain(false)
    await expect(page).toHaveURL(women('condition_id=3'))
  })

  // LISTING-4
  test('shows the filters in a sheet that a reload keeps and Back closes with its filters', async ({ page, open }) => {
    const remembered = () => page.evaluate(() => sessionStorage.getItem('showFilters'))
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const size = (name: RegExp) => sheet.getByRole('checkbox', { name })
    const show = sheet.getByRole('button', { name: /^Show \d+ items?$/ })
    await open('/listing/women')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(sheet).toBeVisible()
    expect(await remembered()).toBe('true')
    await sheet.getByText('Size', { exact: true }).first().click()
    await size(/^Small \(\d+\)$/).click()
    await expect(page).toHaveURL(women('size=small'))
    await size(/^Large \(\d+\)$/).click()
    await expect(page).toHaveURL(women('size=large,small'))
    await expect(show).toBeVisible()
    await page.reload()
    await expect(sheet).toBeVisible()
    await expect(size(/^Large/)).toBeChecked()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(women())
    await page.getByRole('button', { name: 'Filters' }).click()
    await sheet.getByText('Size', { exact: true }).first().click()
    await size(/^Small/).click()
    await show.click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(women('size=small'))
    expect(await remembered()).toBe('false')
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  })
})
