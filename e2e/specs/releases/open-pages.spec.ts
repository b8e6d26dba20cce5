import type { Page } from '@playwright/test'
import { type ReleaseServer, startReleaseServer } from '../../fixtures/document-server.ts'
import { leave, started } from '../../fixtures/open-page.ts'
import { withText } from '../../fixtures/release-variants.ts'
import { expect, test } from '../../fixtures/shop-test.ts'

const UNIT = 'storefront'
const LATE_START = '00:06'
const NEWS_INTERVAL = '00:31'

/** Publishes a release of the storefront whose pages begin with a text. */
async function publish(server: ReleaseServer, text: string) {
  return { text, id: await server.publishAgain(UNIT, withText(text)) }
}

async function promote(server: ReleaseServer, { id }: { id: string }) {
  await server.promote(UNIT, id)
  await server.untilCurrent(UNIT, id)
}

/** Opens a page that learns of releases, and marks it so that a reload would show. */
async function openMarked(page: Page, url: string) {
  await page.clock.install()
  await page.goto(url)
  await started(page)
  await page.clock.fastForward(LATE_START)
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

async function learnReleases(page: Page) {
  const news = page.waitForResponse('**/units.json')
  await page.clock.fastForward(NEWS_INTERVAL)
  await (await news).finished()
}

/** Expects that text on screen, the id in the DOM and the registry agree. */
async function expectRelease(page: Page, server: ReleaseServer, { text, id }: { text: string; id: string }) {
  await expect(page.getByRole('main')).toContainText(text)
  await expect(page.locator('html')).toHaveAttribute('data-release', id)
  expect(await page.evaluate(of => Reflect.get(window, 'ranReleases').has(of), id), 'its own chunks ran').toBe(true)
  await server.untilCurrent(UNIT, id)
  expect(await page.evaluate(() => Reflect.get(window, 'isMarked')), 'the page was not reloaded').toBe(true)
}

test('runs the release that was promoted or rolled back to after the next navigation, three times in one page', async ({
  page,
  baseURL,
}) => {
  const server = await startReleaseServer(baseURL ?? '')
  try {
    const [one, two, three] = [
      await publish(server, 'First version.'),
      await publish(server, 'Second version.'),
      await publish(server, 'Third version.'),
    ]
    await promote(server, one)
    await openMarked(page, server.origin)
    await expectRelease(page, server, one)
    const links = [
      page.getByRole('contentinfo').getByRole('link', { name: 'About us' }),
      page.getByRole('banner').getByRole('link', { name: 'Closyyy', exact: true }),
    ]
    for (const next of [two, three, two]) {
      await promote(server, next)
      await learnReleases(page)
      await links[0]?.click()
      await expectRelease(page, server, next)
      await server.rollBack(UNIT)
      await server.untilCurrent(UNIT, one.id)
      await learnReleases(page)
      await links[1]?.click()
      await expectRelease(page, server, one)
    }
  } finally {
    await leave(page)
    await server.close()
  }
})

test('stays with its release while a page stays open, so that nothing that was entered is lost', async ({
  page,
  baseURL,
}) => {
  const server = await startReleaseServer(baseURL ?? '')
  try {
    const [one, two] = [await publish(server, 'First version.'), await publish(server, 'Second version.')]
    await promote(server, one)
    await openMarked(page, `${server.origin}/listing/women`)
    await promote(server, two)
    await learnReleases(page)
    await page.getByRole('main').getByLabel('Sort').selectOption('price_asc')
    await expect(page).toHaveURL(`${server.origin}/listing/women?sort=price_asc`)
    await expect(page.getByRole('main')).toContainText(one.text)
    await page.getByRole('banner').getByRole('link', { name: 'Closyyy', exact: true }).click()
    await expectRelease(page, server, two)
  } finally {
    await leave(page)
    await server.close()
  }
})
