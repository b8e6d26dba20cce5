import { setTimeout as pause } from 'node:timers/promises'
import { type FoundControl, listControls, type Place, placeOfKey } from './page-controls.ts'
import { pageState, pressEffect, startPress } from './page-effects.ts'
import type { WalkedPage } from './walked-page.ts'

const EFFECT_TIMEOUT_MS = 6_000
const POLL_MS = 25
/** A control that is in the same place after this time rests. */
const REST_MS = 50
/** Controls that differ in their data alone are pressed so many times on a page. */
const MAX_OF_A_KIND = 3
/** A dialog, and what opens in it. */
const MAX_DEPTH = 3

/** What the walk remembers of the pages that it has seen with one language and size. */
export interface Memory {
  /** Controls that were pressed, by route and whether somebody is signed in; those of the frame once for all routes. */
  pressed: Set<string>
  /** Kinds of links that were pressed. */
  links: Set<string>
  /** Addresses of all links. */
  addresses: Set<string>
}

/** The walk over one page. */
export interface PageWalk {
  walked: WalkedPage
  path: string
  /** Prefix of its controls in the memory. */
  route: string
  memory: Memory
  /** Keys of the controls found so far, and presses by kind. */
  found: Set<string>
  kinds: Map<string, number>
  pressed: number
  problems: string[]
}

const fingerprint = async ({ page }: WalkedPage) =>
  JSON.stringify([await page.evaluate(pageState), (await page.evaluate(listControls)).map(({ key }) => key)])

/** Presses controls that are shown now, and those that appear; `presses` are the keys that led here. */
export async function pressControls(walk: PageWalk, controls: FoundControl[], presses: string[] = []): Promise<void> {
  const { walked } = walk
  for (const { key } of controls) walk.found.add(key)
  let before = await fingerprint(walked)
  for (const control of controls.filter(one => shouldPress(walk, one))) {
    if ((await fingerprint(walked)) !== before) before = await restore(walk, presses, before)
    let place = await findPlace(walked, control.key, 0)
    if (!place || place.coveredBy) {
      before = await reopen(walk, presses)
      place = await findPlace(walked, control.key)
    }
    await pressControl(walk, control, place, presses)
  }
}

async function pressControl(
  walk: PageWalk,
  control: FoundControl,
  place: Place | undefined,
  presses: string[],
): Promise<void> {
  const words = [...presses, control.label].join(', then ')
  if (!place) walk.problems.push(`lost: ${words}`)
  // What is covered is reported by the checks of the page.
  if (!place || place.coveredBy) return
  walk.pressed++
  const effect = await press(walk.walked, control, place)
  if (!effect) walk.problems.push(`dead: ${words}`)
  else if (control.href === undefined) await followPress(walk, [...presses, control.key])
}

/** Whether a control is to be pressed: of links and of controls of one kind not all are. */
function shouldPress({ memory, kinds, route }: PageWalk, control: FoundControl): boolean {
  const { key, kind, href, isFrame, isCurrent, isExternal } = control
  if (href !== undefined) {
    memory.addresses.add(href)
    if (isCurrent || isExternal || memory.links.has(kind)) return false
    memory.links.add(kind)
    return true
  }
  const place = `${isFrame ? '' : route} ${key}`
  const count = (kinds.get(kind) ?? 0) + 1
  if (isCurrent || memory.pressed.has(place) || count > MAX_OF_A_KIND) return false
  memory.pressed.add(place)
  kinds.set(kind, count)
  return true
}

/** Checks and presses what a press has opened on the same page. */
async function followPress(walk: PageWalk, presses: string[]): Promise<void> {
  const { walked } = walk
  await walked.settle()
  const url = new URL(walked.page.url())
  if (presses.length === MAX_DEPTH || url.pathname !== new URL(walk.path, url).pathname) return
  const controls = await walked.page.evaluate(listControls)
  const opened = controls.filter(({ key }) => !walk.found.has(key))
  if (opened.length === 0) return
  walk.problems.push(...(await walked.check(opened.map(({ key }) => key))))
  await pressControls(walk, opened, presses)
}

/** Returns the page to the state after some presses, which is `before` unless something in it is random. */
async function restore(walk: PageWalk, presses: string[], before: string): Promise<string> {
  const { walked } = walk
  const hasLayer = await walked.page.evaluate(() => document.querySelector('dialog:modal, :popover-open') !== null)
  if (hasLayer) {
    await walked.page.keyboard.press('Escape')
    await walked.settle()
    if ((await fingerprint(walked)) === before) return before
  }
  return reopen(walk, presses)
}

async function reopen({ walked, path }: PageWalk, presses: string[]): Promise<string> {
  await walked.open(path)
  for (const key of presses) {
    const place = await findPlace(walked, key)
    if (place) await press(walked, { key, href: undefined }, place)
    await walked.settle()
  }
  return fingerprint(walked)
}

/**
 * Returns where to press a control once it rests there: it may show a moment after what opened it was pressed, and
 * scrolling to it may lay out what is above.
 */
async function findPlace({ page }: WalkedPage, key: string, timeout = EFFECT_TIMEOUT_MS): Promise<Place | undefined> {
  const end = performance.now() + timeout
  let [last, place] = [undefined as Place | undefined, await page.evaluate(placeOfKey, key)]
  const isPressable = () => place && !place.coveredBy
  while (isPressable() ? last?.x !== place?.x || last?.y !== place?.y : performance.now() < end) {
    await pause(REST_MS)
    last = place
    place = await page.evaluate(placeOfKey, key)
  }
  return place
}

/** Presses a control with mouse or finger; returns what it changed. */
async function press(
  { page, isTouched, settle, takeOutsideEffect }: WalkedPage,
  { key, href }: Pick<FoundControl, 'key' | 'href'>,
  { x, y }: Place,
): Promise<string | undefined> {
  if (!isTouched) {
    await page.mouse.move(x, y)
    await settle()
  }
  takeOutsideEffect()
  const url = page.url()
  await page.evaluate(startPress)
  if (isTouched) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  const end = performance.now() + EFFECT_TIMEOUT_MS
  let effect: string | undefined
  while (performance.now() < end) {
    const outside = takeOutsideEffect()
    if (outside) return outside
    // A press that opens a document ends the one that it was in.
    effect ??= await page.evaluate(pressEffect, key).catch(() => 'navigation')
    // What a link shows before its page opens is not all that it does.
    if (effect && (href === undefined || page.url() !== url)) return effect
    await pause(POLL_MS)
  }
  return effect
}
