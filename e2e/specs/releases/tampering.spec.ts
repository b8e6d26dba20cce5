import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page, TestInfo } from '@playwright/test'
import { type ReleaseServer, startReleaseServer } from '../../fixtures/document-server.ts'
import { leave, openPage } from '../../fixtures/open-page.ts'
import { expect, test } from '../../fixtures/shop-test.ts'
import { folderCases, hashOf, MARKER, tampered } from '../../fixtures/tampered-files.ts'

/** Each row takes a few seconds, on a busy machine more. */
const TABLE_TIMEOUT_MS = 240_000

type Row = [changed: string, outcome: string]

async function print(testInfo: TestInfo, title: string, rows: Row[]): Promise<void> {
  const width = Math.max(...rows.map(([changed]) => changed.length), title.length)
  const lines = [[title, 'outcome'] as Row, ['-'.repeat(title.length), '-------'] as Row, ...rows]
  const table = lines.map(([changed, outcome]) => `| ${changed.padEnd(width)} | ${outcome} |`).join('\n')
  console.log(table)
  await testInfo.attach('tampering', { body: table, contentType: 'text/markdown' })
}

const idIn = (html: string) => /href="\/releases\/storefront\/(\w+)\//.exec(html)?.[1]

async function servedId(page: Page, { origin }: ReleaseServer): Promise<string | undefined> {
  const response = await page.request.get(`${origin}/`).catch(() => undefined)
  return response?.ok() ? idIn(await response.text()) : undefined
}

async function expectNoMarker(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
  const style = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tampered'))
  expect(style).toBe('')
}

/** Texts of a page whose release is not available. */
const notice = (page: Page) => page.getByText(/didn’t load|isn’t available right now/)

test('the document server rejects a release that was changed in its folder, and serves the last good one', async ({
  page,
  baseURL,
  expectPageError,
}, testInfo) => {
  test.setTimeout(TABLE_TIMEOUT_MS)
  // The server does not read compressed copies.
  expectPageError(/Failed to find a valid digest|storefront/)
  const consoleTexts: string[] = []
  page.on('console', message => consoleTexts.push(message.text()))
  const server = await startReleaseServer(baseURL ?? '')
  const rows: Row[] = []
  try {
    await expect.poll(() => servedId(page, server), { timeout: 60_000 }).toBeTruthy()
    const good = (await servedId(page, server)) ?? ''
    const bad = await server.publishAgain('storefront')
    const folder = join(server.folder, 'storefront', bad)
    await cp(folder, `${folder}.whole`, { recursive: true })
    for (const { name, file, change } of folderCases(join(server.folder, 'storefront', good))) {
      const logged = server.log().length
      await rm(folder, { recursive: true })
      await cp(`${folder}.whole`, folder, { recursive: true })
      await change(folder)
      await server.promote('storefront', bad)
      await expect.poll(() => servedId(page, server).then(() => server.log().slice(logged)), name).toContain(bad)
      const line = JSON.parse(server.log().slice(logged).split('\n')[0] ?? '')
      expect(line, name).toMatchObject({ unit: 'storefront', release: bad, file, msg: 'a release was rejected' })
      expect(await servedId(page, server), name).toBe(good)
      await openPage(page, `${server.origin}/`)
      await expectNoMarker(page)
      rows.push([name, `rejected (${line.file}), the last good release serves`])
      await server.rollBack('storefront')
      await expect.poll(() => servedId(page, server)).toBe(good)
    }
    await rm(folder, { recursive: true })
    await cp(`${folder}.whole`, folder, { recursive: true })
    await writeFile(join(folder, 'container.js.br'), brotliCompressSync(tampered('container.js', '')))
    await server.promote('storefront', bad)
    await expect.poll(() => servedId(page, server)).toBe(bad)
    await openPage(page, `${server.origin}/listing/women`)
    await expect(notice(page)).toBeHidden()
    await expectNoMarker(page)
    rows.push(['compressed copy of the entry', 'refused by the browser, which runs the last good release'])
    await server.rollBack('storefront')
    await expect.poll(() => servedId(page, server)).toBe(good)
    const log = join(server.folder, 'log')
    const number = (await readdir(log)).length + 1
    const releases = { storefront: '../../outside' }
    const entry = { number, at: new Date().toISOString(), by: 'nobody', action: 'promote', releases }
    await writeFile(join(log, `${String(number).padStart(9, '0')}.json`), JSON.stringify(entry))
    await expect.poll(() => servedId(page, server).then(() => server.log())).toContain(`Entry ${number} of`)
    expect(await servedId(page, server)).toBe(good)
    rows.push(['log entry that names a folder outside', 'rejected (the log entry), the releases stay'])
  } finally {
    await leave(page)
    await server.close()
  }
  expect(server.log()).not.toContain(MARKER)
  expect(consoleTexts.join('\n')).not.toContain(MARKER)
  await print(testInfo, 'changed in the folder', rows)
})

/** Serves tampered responses for some of a release's files, on the way to one page. */
async function intercept(page: Page, path: RegExp, change = tampered): Promise<void> {
  await page.route(path, async route => {
    const response = await route.fetch()
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response, body: change(pathname, await response.text()) })
  })
}

interface WayCase {
  name: string
  path: RegExp
  change?: typeof tampered
  /** Page to open; a product is opened from it by a click. */
  open: '/about' | '/listing/women' | 'product'
  locale?: 'ur'
  outcome: 'served page' | 'notice'
}

const wayCases: WayCase[] = [
  { name: "shell's entry", path: /\/shell\/\w+\/main\.js/, open: '/about', outcome: 'served page' },
  { name: "shell's start chunk", path: /\/shell\/\w+\/js\/start\.js/, open: '/about', outcome: 'served page' },
  { name: 'vendor chunk', path: /\/vendor\/react\.\w+\.js/, open: '/about', outcome: 'served page' },
  { name: 'entry', path: /\/storefront\/\w+\/container\.js/, open: '/listing/women', outcome: 'notice' },
  { name: 'exposed chunk', path: /\/storefront\/\w+\/js\/remote\.js/, open: '/listing/women', outcome: 'notice' },
  {
    name: "page's chunk",
    path: /\/storefront\/\w+\/js\/storefront-listing\.js/,
    open: '/listing/women',
    outcome: 'notice',
  },
  { name: 'inner chunk', path: /\/storefront\/\w+\/js\/storefront-product\.js/, open: 'product', outcome: 'notice' },
  { name: 'style sheet', path: /\/storefront\/\w+\/css\/storefront-product\.css/, open: 'product', outcome: 'notice' },
  {
    name: 'inner chunk, its hash in the table replaced',
    path: /\/storefront\/\w+\/(js\/storefront-product\.js|integrity\.json)/,
    change: (path, text) =>
      path.endsWith('.json')
        ? text.replace(/(?<="js\/storefront-product\.js":")[^"]+/, hashOf(''))
        : tampered(path, text),
    open: 'product',
    outcome: 'notice',
  },
  {
    name: 'hash dropped from the table',
    path: /\/storefront\/\w+\/integrity\.json/,
    change: (_, text) => text.replace(/"js\/storefront-product\.js":"[^"]+",?/, ''),
    open: 'product',
    outcome: 'notice',
  },
  {
    name: 'catalogue',
    path: /\/shell\/\w+\/js\/urdu\.js/,
    open: '/listing/women',
    locale: 'ur',
    outcome: 'served page',
  },
]

test('the browser refuses files that are changed on the way to it', async ({ browser, baseURL }, testInfo) => {
  test.setTimeout(TABLE_TIMEOUT_MS)
  const rows: Row[] = []
  for (const { name, path, change, open, locale, outcome } of wayCases)
    await test.step(name, async () => {
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
      if (locale) await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }])
      const page = await context.newPage()
      const consoleTexts: string[] = []
      page.on('console', message => consoleTexts.push(message.text()))
      await intercept(page, path, change)
      const refused = page.waitForEvent('console', message => isRefusal(message.text()))
      if (open === 'product') {
        // A wide listing would load its filters, too, and the changed table refuses them.
        await page.setViewportSize({ width: 390, height: 844 })
        await openPage(page, '/listing/women')
        await page.getByRole('list', { name: 'Items' }).getByRole('link').first().click({ noWaitAfter: true })
      } else await page.goto(open, { waitUntil: 'commit' })
      await refused
      const shown = outcome === 'notice' ? notice(page) : page.getByRole('heading', { level: 1 })
      await expect(shown).toBeVisible()
      await expectNoMarker(page)
      expect(consoleTexts.join('\n')).not.toContain(MARKER)
      rows.push([name, `refused, ${outcome}`])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    })
  await print(testInfo, 'changed on the way to the browser', rows)
})

const isRefusal = (text: string) => /Failed to find a valid digest|has no known hash/.test(text)

test('tampered code does run if the document names its hash', async ({ page, expectPageError }) => {
  expectPageError(/Failed to find a valid digest|storefront/)
  const path = /\/storefront\/\w+\/container\.js/
  let original = ''
  await intercept(page, path, (file, text) => {
    original = text
    return tampered(file, text)
  })
  await page.goto('/listing/women')
  await expect(notice(page)).toBeVisible()
  await page.route('/listing/women', async route => {
    const response = await route.fetch()
    const html = (await response.text()).replaceAll(hashOf(original), hashOf(tampered('container.js', original)))
    await route.fulfill({ response, body: html })
  })
  await openPage(page, '/listing/women')
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(true)
})
