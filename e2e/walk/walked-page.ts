import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { started } from '../fixtures/open-page.ts'
import { watchPageErrors } from '../fixtures/page-errors.ts'
import * as controls from './page-controls.ts'
import * as effects from './page-effects.ts'
import * as layout from './page-layout.ts'

/** Time without a change after which a page counts as settled. */
const QUIET_MS = 60

export const languages = ['en', 'ur'] as const

/** Screens, of which the phone is touched and the desktop has a mouse. */
export const sizes = {
  phone: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
}
export type Size = keyof typeof sizes

/** How a visitor looks at the shop. */
export interface View {
  origin: string
  language: (typeof languages)[number]
  size: Size
}

/** A page of one visitor, with the functions of the walk in every document. */
export interface WalkedPage {
  page: Page
  isTouched: boolean
  /** Opens a path and returns the one at which it ends; from then on writes to the API wait for ever. */
  open: (path: string) => Promise<string>
  /** Resolves once nothing changes any more. */
  settle: () => Promise<void>
  /** Returns what the page logged since the last call. */
  takeMessages: () => string[]
  /** Returns what a press did outside the document since the last call, such as a download. */
  takeOutsideEffect: () => string | undefined
  /** Returns what is wrong with the page and the controls with some keys. */
  check: (keys: string[]) => Promise<string[]>
}

/** Opens a browser context in which every document has the functions of the walk. */
export async function openContext(browser: Browser, { origin, size }: View): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Asia/Karachi',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...sizes[size],
  })
  const functions = { ...controls, ...layout, ...effects }
  const content = `${Object.values(functions).join('\n')}\nObject.assign(window, { ${Object.keys(functions).join()} })\nwatchPage()`
  await context.addInitScript({ content })
  return context
}

export async function openWalkedPage(context: BrowserContext, { origin, language, size }: View): Promise<WalkedPage> {
  const errors = watchPageErrors(context, origin)
  const page = await context.newPage()
  const outsideEffect = watchOutsideEffects(page)
  const isTouched = sizes[size].hasTouch
  let taken = 0
  const isLoading = watchRequests(page)
  const settle = async () => {
    // A navigation ends the document that was to become quiet.
    do await page.evaluate(effects.untilQuiet, QUIET_MS).catch(() => page.waitForLoadState())
    while (isLoading())
  }
  return {
    page,
    isTouched,
    settle,
    takeOutsideEffect: outsideEffect,
    takeMessages() {
      const messages = errors.unexpected().slice(taken)
      taken += messages.length
      return messages
    },
    async open(path) {
      await context.addCookies([{ name: 'locale', value: language, url: origin }])
      await page.goto(path)
      await started(page)
      // Cards load their buttons after the first pointer movement.
      await page.mouse.move(1, 1)
      await page.mouse.move(2, 2)
      await settle()
      await page.evaluate(effects.holdWrites)
      return pathAndQuery(page)
    },
    async check(keys) {
      await page.evaluate(layout.showHeader)
      const violations = await accessibilityViolations(page)
      const problems = await page.evaluate(layout.layoutProblems, { keys, isTouched })
      return [...violations.map(violation => `axe: ${violation}`), ...problems]
    },
  }
}

function pathAndQuery(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Kinds of requests that a page can be used without, or that stay open. */
const backgroundRequests = ['eventsource', 'image', 'media', 'ping', 'websocket']

/** Returns a function that returns whether the page waits for a script, a style or data. */
function watchRequests(page: Page): () => boolean {
  const pending = new Set<Request>()
  page.on('request', request => {
    if (!backgroundRequests.includes(request.resourceType())) pending.add(request)
  })
  page.on('requestfinished', request => pending.delete(request))
  page.on('requestfailed', request => pending.delete(request))
  page.on('framenavigated', () => pending.clear())
  return () => pending.size > 0
}

/** Returns a function that returns what happened outside the document since its last call. */
function watchOutsideEffects(page: Page): () => string | undefined {
  let effect: string | undefined
  page.on('filechooser', () => {
    effect = 'file chooser'
  })
  page.on('download', () => {
    effect = 'download'
  })
  page.on('popup', popup => {
    effect = 'window'
    void popup.close()
  })
  page.on('dialog', dialog => void dialog.accept())
  return () => {
    const last = effect
    effect = undefined
    return last
  }
}
