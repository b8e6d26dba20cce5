import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { started } from '../fixtures/open-page.ts'
import { watchPageErrors } from '../fixtures/page-errors.ts'
import * as controls from './page-controls.ts'
import * as effects from './page-effects.ts'
import * as layout from './page-layout.ts'
import * as overlaps from './page-overlaps.ts'

/** Time without a change after which a page counts as settled. */
const QUIET_MS = 60
/** The same after a request: React reveals what has loaded up to 300 milliseconds later. */
const QUIET_AFTER_REQUEST_MS = 350

export const languages = ['en', 'ur'] as const

/** Screens, of which the phone is touched and the desktop has a mouse, with the least size of a control. */
export const sizes = {
  phone: {
    target: { min: 44, maySpread: false },
    screen: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
  },
  desktop: {
    target: { min: 24, maySpread: true },
    screen: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
  },
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
    ...sizes[size].screen,
  })
  const functions = { ...controls, ...layout, ...overlaps, ...effects }
  const content = `${Object.values(functions).join('\n')}\nObject.assign(window, { ${Object.keys(functions).join()} })\nwatchPage()`
  await context.addInitScript({ content })
  return context
}

export async function openWalkedPage(context: BrowserContext, { origin, language, size }: View): Promise<WalkedPage> {
  const errors = watchPageErrors(context, origin)
  const page = await context.newPage()
  const outsideEffect = watchOutsideEffects(page)
  const isTouched = sizes[size].screen.hasTouch
  let taken = 0
  const requests = watchRequests(page)
  const settle = async () => {
    do {
      const isFromNow = requests.takeCount() > 0
      const milliseconds = isFromNow ? QUIET_AFTER_REQUEST_MS : QUIET_MS
      // A navigation ends the document that was to become quiet.
      await page.evaluate(effects.untilQuiet, { milliseconds, isFromNow }).catch(() => page.waitForLoadState())
    } while (requests.arePending() || requests.hasNew())
  }
  return {
    page,
    isTouched,
    settle,
    takeOutsideEffect: outsideEffect,
    takeMessages() {
      const messages = errors.unexpected().slice(taken)
      taken += messages.length
      return messages.map(message => message.replaceAll(origin, ''))
    },
    async open(path) {
      await context.addCookies([{ name: 'locale', value: language, url: origin }])
      // The page that is left may still change its URL, which interrupts the navigation.
      await page.goto(path).catch(() => page.goto(path))
      await started(page)
      await settle()
      await page.waitForSelector('[data-deferred]', { state: 'detached' })
      // Cards load their buttons after the first pointer movement since they are hydrated.
      await page.mouse.move(1, 1)
      await page.mouse.move(2, 2)
      await settle()
      await page.evaluate(effects.holdWrites)
      return pathAndQuery(page)
    },
    async check(keys) {
      await page.evaluate(layout.showHeader)
      const parts = await page.evaluate(layout.openLayers)
      // Their own check of targets scrolls them out from under fixed bars first.
      const violations = await accessibilityViolations(page, { parts, without: ['target-size'] })
      const problems = await page.evaluate(layout.layoutProblems, { keys, target: sizes[size].target })
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

/** Watches what the page requests of scripts, styles and data. */
function watchRequests(page: Page) {
  const pending = new Set<Request>()
  let count = 0
  page.on('request', request => {
    if (backgroundRequests.includes(request.resourceType())) return
    pending.add(request)
    count++
  })
  page.on('requestfinished', request => pending.delete(request))
  page.on('requestfailed', request => pending.delete(request))
  page.on('framenavigated', () => pending.clear())
  return {
    arePending: () => pending.size > 0,
    /** Returns whether there were requests since `takeCount`. */
    hasNew: () => count > 0,
    /** Returns the number of requests since the last call. */
    takeCount() {
      const last = count
      count = 0
      return last
    },
  }
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
