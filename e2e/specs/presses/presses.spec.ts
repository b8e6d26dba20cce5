import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { launchFirefox } from '../../fixtures/firefox.ts'
import { openPage } from '../../fixtures/open-page.ts'
import { watchFaults } from '../../fixtures/page-faults.ts'
import { expect, test as shopTest } from '../../fixtures/shop-test.ts'
import type { Control } from './controls.ts'
import { type PressKind, press, pressKinds } from './press.ts'
import type { Scene } from './scene.ts'
import { hubScenes } from './seller-hub-scenes.ts'
import { storefrontScenes } from './storefront-scenes.ts'

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

/** A scene gives up after this many unanswered presses, each of which waits for its timeout. */
const MAX_UNANSWERED = 5

/** Time for all presses of one control in two browsers, on a machine that does much else. */
const CONTROL_TIMEOUT_MS = 60_000

/** Why presses were not answered, by control and kind; an empty reason for those that were. */
type Answers = Map<string, string>

const placeOf = (control: Control, kind: PressKind) => `${control.name}, ${kind}`

async function pressControl(page: Page, control: Control, kind: PressKind) {
  await control.before?.(page)
  if (kind === 'keyboard') await control.byKeyboard(page)
  else await press(page, control.target(page), kind)
  await control.answered(page, kind)
  await control.after(page)
}

/** Presses every control of a scene in every way. */
async function walk(
  browser: Browser,
  { controls, enter, width, height, isPhone }: Scene,
  options: BrowserContextOptions,
  request: Parameters<Scene['enter']>[1],
): Promise<Answers> {
  const context = await browser.newContext({ ...options, viewport: { width, height }, hasTouch: isPhone })
  const faults = watchFaults(context, options.baseURL ?? '')
  const path = await enter(context, request)
  let page = await context.newPage()
  await openPage(page, path)
  const answers: Answers = new Map()
  let unanswered = 0
  for (const control of controls) {
    for (const kind of pressKinds) {
      const reason = await pressControl(page, control, kind).then(
        () => '',
        (error: Error) => error.message,
      )
      answers.set(placeOf(control, kind), reason)
      if (!reason) continue
      if (++unanswered === MAX_UNANSWERED) return answers
      if (reason.includes('crashed')) page = await context.newPage()
      await openPage(page, path)
    }
  }
  for (const fault of faults.unexplained()) answers.set('complaint', fault)
  await context.close()
  return answers
}

/** A table of controls by kinds of press, with a mark for each browser. */
function tableOf({ name, controls }: Scene, byBrowser: Map<string, Answers>): string {
  const mark = (reason: string | undefined) => (reason === undefined ? '-' : reason === '' ? '✓' : '✗')
  const marks = (place: string) => [...byBrowser.values()].map(answers => mark(answers.get(place))).join(' ')
  const head = [`${name}: ${[...byBrowser.keys()].join(', ')}`.padEnd(40), ...pressKinds]
  const rows = controls.map(control => [
    control.name.padEnd(40),
    ...pressKinds.map(kind => marks(placeOf(control, kind)).padEnd(kind.length)),
  ])
  const rule = head.map(cell => '-'.repeat(cell.length))
  return [head, rule, ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}

for (const scene of [...storefrontScenes, ...hubScenes]) {
  test(`${scene.name}: every control answers mouse, touch and keyboard in Chromium and in Firefox`, async ({
    browser,
    firefox,
    baseURL,
    request,
  }, testInfo) => {
    test.setTimeout(CONTROL_TIMEOUT_MS * (2 + scene.controls.length))
    const { locale, timezoneId, serviceWorkers } = testInfo.project.use
    const options = { baseURL, locale, timezoneId, serviceWorkers }
    const byBrowser = new Map<string, Answers>()
    const walkIn = async (name: string, walked: Browser) =>
      void byBrowser.set(name, await walk(walked, scene, options, request))
    await walkIn('Chromium', browser)
    await walkIn('Firefox', firefox)
    const table = tableOf(scene, byBrowser)
    console.log(table)
    await testInfo.attach('presses', { body: table, contentType: 'text/markdown' })
    const unanswered = [...byBrowser].flatMap(([name, answers]) =>
      [...answers].filter(([, reason]) => reason).map(([place, reason]) => `${name}: ${place}: ${reason}`),
    )
    expect(unanswered).toEqual([])
  })
}
