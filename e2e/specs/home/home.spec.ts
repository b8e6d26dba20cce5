import { newestOf } from '../../fixtures/catalogue.ts'
import { throttleNetwork } from '../../fixtures/network-throttling.ts'
import { idle, started } from '../../fixtures/open-page.ts'
import { scrollPosition, scrollTo, watchLayoutShifts } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Bytes a second, at which the browser paints a document several times while it arrives. */
const SLOW_DOWNLOAD = 30 * 1024

const sections = [
  ['Men', '/listing/men'],
  ['Women', '/listing/women'],
  ['Kids', '/listing/kids'],
  ['Wedding Dresses', '/listing/wedding-dresses'],
] as const

test('shows a hero, four tiles and four rows of products, and requests none of it again', async ({ page, open }) => {
  const requested: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/')) requested.push(request.url())
  })
  await open('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shop what you love.')
  const tiles = page.getByRole('navigation', { name: 'Shop by section' }).getByRole('link')
  await expect(tiles).toHaveText(sections.map(([name]) => name))
  for (const [name, path] of sections) {
    await expect(tiles.and(page.getByRole('link', { name, exact: true }))).toHaveAttribute('href', path)
    const row = page.getByRole('region', { name, exact: true })
    await expect(row.getByRole('article')).not.toHaveCount(0)
    await expect(row.getByRole('link', { name: `View all ${name}` })).toHaveAttribute('href', path)
  }
  await idle(page)
  expect(requested).toEqual([])
  await page.getByRole('link', { name: 'View all Kids' }).click()
  await expect(page).toHaveURL('/listing/kids')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('KIDS')
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('article')).not.toHaveCount(0)
})

test('restores the position on the home page after Back from a product', async ({ page, open, request }) => {
  const { title } = await newestOf(request, 'kids')
  await open('/')
  const link = page.getByRole('region', { name: 'Kids', exact: true }).getByRole('link', { name: title, exact: true })
  const place = await scrollTo(page, link)
  expect(place).toBeGreaterThan(400)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(link).toBeInViewport()
  await expect.poll(() => scrollPosition(page)).toBe(place)
})

for (const width of [390, 1280]) {
  test(`does not shift while the home page of ${width} px arrives slowly and is scrolled`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const layoutShifts = await watchLayoutShifts(page)
    const throttle = await throttleNetwork(page, { download: SLOW_DOWNLOAD })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await throttle({})
    await started(page)
    for (const [name] of sections) await scrollTo(page, page.getByRole('link', { name: `View all ${name}` }))
    await idle(page)
    expect(await layoutShifts()).toBeLessThanOrEqual(0.01)
  })
}
