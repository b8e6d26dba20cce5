import type { Page } from '@playwright/test'
import { restyledElements } from '../../fixtures/sheet-order.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('adds style sheets after those of the document, so that the browser does not compute all styles again', async ({
  page,
  open,
}) => {
  await open('/listing/women')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  const owners = () => page.evaluate(() => [...document.styleSheets].map(({ ownerNode }) => ownerNode?.nodeName))
  await expect.poll(owners).toContain('LINK')
  const all = await owners()
  expect(all.slice(all.indexOf('LINK'))).not.toContain('STYLE')
})

/** Pages with the role of what shows once they have loaded. */
const pages: Record<string, { account?: string; path: string; shows: Parameters<Page['getByRole']>[0] }> = {
  'the home page': { path: '/', shows: 'article' },
  'a listing': { path: '/listing/women', shows: 'article' },
  'the login': { path: '/seller/login', shows: 'textbox' },
  'a new listing': { account: 'demo_seller', path: '/seller/list-item', shows: 'textbox' },
  'sold items': { account: 'demo_seller', path: '/seller/sellinghub/sold-items', shows: 'row' },
  'the audit log': { account: 'demo_admin', path: '/seller/sellinghub/audit-log', shows: 'combobox' },
}

for (const [name, { account, path, shows }] of Object.entries(pages))
  test(`looks the same in any order of style sheets: ${name}`, async ({ page, open, signInAs }) => {
    if (account) await signInAs(account)
    await open(path)
    await expect(page.getByRole('main').getByRole(shows).first()).toBeVisible()
    expect(await restyledElements(page)).toEqual([])
  })
