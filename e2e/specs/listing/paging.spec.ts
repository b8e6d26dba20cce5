import type { Page } from '@playwright/test'
import { scrollPosition, scrollTo } from '../../fixtures/scrolling.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Items' }).getByRole('article')

async function scrollToPage(page: Page, depth: number) {
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(depth * 8)
}

test('loads pages of eight automatically up to the sixth, then by a button', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  // Other journeys list cheaper products meanwhile, which do not move these.
  await open('/listing/women?sort=price_desc')
  await expect(cards(page)).toHaveCount(8)
  const more = page.getByRole('main').getByRole('button', { name: 'Show more' })
  for (let depth = 2; depth <= 6; depth++) {
    await expect(more).toBeHidden()
    await scrollToPage(page, depth)
    await expect(page).toHaveURL(`/listing/women?sort=price_desc&page=${depth}`)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(cards(page)).toHaveCount(48)
  await more.click()
  await expect(cards(page)).toHaveCount(56)
  await expect(page).toHaveURL('/listing/women?sort=price_desc&page=7')
})

test('restores filters, loaded pages and scroll position after Back from a product', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  // Other journeys list no new clothes meanwhile, so no page moves.
  await open('/listing/women?condition_id=1&sort=price_desc')
  await scrollToPage(page, 2)
  await scrollToPage(page, 3)
  await expect(page).toHaveURL('/listing/women?condition_id=1&sort=price_desc&page=3')
  const link = cards(page).nth(17).getByRole('link')
  const place = await scrollTo(page, link)
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(page).toHaveURL('/listing/women?condition_id=1&sort=price_desc&page=3')
  await expect(link).toHaveText(title)
  await expect(link).toBeInViewport()
  await expect(cards(page)).toHaveCount(24)
  await expect.poll(() => scrollPosition(page)).toBe(place)
  await expect(page.getByRole('link', { name: 'Remove New' })).toBeAttached()
})

const oldLinks = [
  { link: '/listing', target: '/listing/men', heading: 'MEN' },
  { link: '/all-men', target: '/listing/men', heading: 'MEN' },
  { link: '/listing/49', target: '/listing/wedding-dresses', heading: 'WEDDING DRESSES' },
  { link: '/listing/4711', target: '/listing/men', heading: 'MEN' },
  { link: '/listing/12', target: '/listing/women/top', heading: 'WOMEN / TOPS' },
  {
    link: '/listing/women?category_id=49&sort=newest&per_page=8&page=1',
    target: '/listing/women?category_id=49&sort=newest&per_page=8&page=1',
    heading: 'WEDDING DRESSES',
  },
]

test('redirects the old links', async ({ page, open }) => {
  for (const { link, target, heading } of oldLinks) {
    await test.step(link, async () => {
      expect((await open(link)).status()).toBe(200)
      await expect(page).toHaveURL(target)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(cards(page)).toHaveCount(8)
    })
  }
})
