import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/shop-test.ts'

/** Presses Tab until the focus is on an element whose text or name is `name`, with or without a count. */
async function tabTo(page: Page, name: string) {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent
      return (element?.getAttribute('aria-label') ?? label ?? '').trim()
    })
  const passed: string[] = []
  while (passed.length < 60) {
    await page.keyboard.press('Tab')
    const now = await focused()
    if (now === name || now.startsWith(`${name} (`)) return
    passed.push(now)
  }
  throw new Error(`“${name}” cannot be reached by Tab; passed ${passed.join(', ')}`)
}

/** Returns whether the focus is visible. */
const focusRing = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as Element
    // The form around a field may show the ring instead.
    return [element, element.closest('form') ?? element].some(ringed => {
      const { outlineStyle, outlineWidth } = getComputedStyle(ringed)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    })
  })

test('offers a skip link on the first Tab, and chooses and removes a filter by keyboard alone', async ({
  page,
  open,
}) => {
  await open('/listing/women')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await tabTo(page, 'Size')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Small')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/listing/women?size=small')
  await tabTo(page, 'Remove Small')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/listing/women')
})

test('shows the focus on every control of the header, and uses the category menu by keyboard', async ({
  page,
  open,
}) => {
  await open('/')
  const unseen: string[] = []
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? '')
    if (!(await focusRing(page))) unseen.push(name)
  }
  expect(unseen).toEqual([])
  await open('/')
  const menu = page.getByRole('navigation', { name: 'Categories' })
  const kurtis = menu.getByRole('link', { name: 'Kurtis', exact: true })
  await tabTo(page, 'Women')
  await page.keyboard.press('Enter')
  await expect(kurtis).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(kurtis).toBeHidden()
  await expect(menu.getByRole('button', { name: 'Women' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Kurtis')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/listing/women/kurtis')
  await expect(kurtis).toBeHidden()
})
