import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { launchFirefox } from '../../fixtures/firefox.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { watchPageErrors } from '../../fixtures/page-errors.ts'
import { expect, test as shopTest } from '../../fixtures/shop-test.ts'
import { adminPages } from '../../presses/admin-pages.ts'
import type { Control } from '../../presses/controls.ts'
import { type PressKind, press, pressKinds } from '../../presses/press.ts'
import type { PressPage } from '../../presses/press-page.ts'
import { sellerHubPages } from '../../presses/seller-hub-pages.ts'
import { storefrontPages } from '../../presses/storefront-pages.ts'

const test = shopTest.extend<object, { firefox: Browser }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern
    async ({}, use) => {
      const browser = await launchFirefox()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

/** Stops after this many failed presses on a page, each of which waits for its timeout. */
const MAX_FAILURES = 5

/** Timeout for all presses of one control in two browsers, on a busy machine. */
const CONTROL_TIMEOUT_MS = 60_000

/** Reasons why presses failed, by control and kind; empty if one succeeded. */
type Results = Map<string, string>

const placeOf = (control: Control, kind: PressKind) => `${control.name}, ${kind}`

async function pressControl(page: Page, control: Control, kind: PressKind) {
  await control.before?.(page)
  if (kind === 'keyboard') await control.byKeyboard(page)
  else await press(page, control.target(page), kind)
  await control.verify(page, kind)
  await control.after?.(page)
}

/** Presses every control of a page in every way. */
async function walk(
  browser: Browser,
  { controls, enter, width, height, isPhone }: PressPage,
  options: BrowserContextOptions,
  request: Parameters<PressPage['enter']>[1],
): Promise<Results> {
  const context = await browser.newContext({ ...options, viewport: { width, height }, hasTouch: isPhone })
  const pageErrors = watchPageErrors(context, options.baseURL ?? '')
  const path = await enter(context, request)
  let page = await context.newPage()
  await openPage(page, path)
  const results: Results = new Map()
  let failures = 0
  for (const control of controls) {
    for (const kind of pressKinds) {
      const reason = await pressControl(page, control, kind).then(
        () => '',
        (error: Error) => error.message,
      )
      results.set(placeOf(control, kind), reason)
      if (!reason) continue
      if (++failures === MAX_FAILURES) return results
      if (reason.includes('crashed')) page = await context.newPage()
      await openPage(page, path)
    }
  }
  for (const error of pageErrors.unexpected()) results.set('page error', error)
  await context.close()
  return results
}

/** A table of controls by kinds of press, with a mark for each browser. */
function tableOf({ name, controls }: PressPage, byBrowser: Map<string, Results>): string {
  const mark = (reason: string | undefined) => (reason === undefined ? '-' : reason === '' ? '✓' : '✗')
  const marks = (place: string) => [...byBrowser.values()].map(results => mark(results.get(place))).join(' ')
  const head = [`${name}: ${[...byBrowser.keys()].join(', ')}`.padEnd(40), ...pressKinds]
  const rows = controls.map(control => [
    control.name.padEnd(40),
    ...pressKinds.map(kind => marks(placeOf(control, kind)).padEnd(kind.length)),
  ])
  const rule = head.map(cell => '-'.repeat(cell.length))
  return [head, rule, ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

// The longest come first, so that no worker is left with one of them at the end.
for (const pressPage of [...sellerHubPages, ...adminPages, ...storefrontPages]) {
  test(`${pressPage.name}: every control responds to mouse, touch and keyboard in Chromium and in Firefox`, async ({
    browser,
    firefox,
    baseURL,
    request,
  }, testInfo) => {
    test.setTimeout(CONTROL_TIMEOUT_MS * (2 + pressPage.controls.length))
    const { locale, timezoneId, serviceWorkers } = testInfo.project.use
    const options = { baseURL, locale, timezoneId, serviceWorkers }
    const byBrowser = new Map<string, Results>()
    const walkIn = async (name: string, walked: Browser) =>
      void byBrowser.set(name, await walk(walked, pressPage, options, request))
    await walkIn('Chromium', browser)
    await walkIn('Firefox', firefox)
    const table = tableOf(pressPage, byBrowser)
    console.log(table)
    await testInfo.attach('presses', { body: table, contentType: 'text/markdown' })
    const failures = [...byBrowser].flatMap(([name, results]) =>
      [...results].filter(([, reason]) => reason).map(([place, reason]) => `${name}: ${place}: ${reason}`),
    )
    expect(failures).toEqual([])
  })
}
