import { type FoundControl, listControls, type Place, type Spot } from './page-controls.ts'
import { takeSnapshot } from './page-effects.ts'
import { canPress, findPlace, press } from './press-control.ts'
import { reopen, restore } from './restore.ts'
import type { WalkedPage } from './walked-page.ts'

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
  /** URLs of all links. */
  urls: Set<string>
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

/** Presses controls that are shown now, and those that appear; `presses` are the keys that led here. */
export async function pressControls(walk: PageWalk, controls: FoundControl[], presses: string[] = []): Promise<void> {
  const { walked, path } = walk
  for (const { key } of controls) walk.found.add(key)
  let before = await walked.page.evaluate(takeSnapshot)
  let last: FoundControl | undefined
  for (const control of controls) {
    for (const spot of spotsToPress(walk, control)) {
      before = await restore(walked, { path, presses, last }, before)
      let place = await findPlace(walked, control.key, { spot, timeout: 0 })
      if (!canPress(place)) {
        before = await reopen(walked, { path, presses })
        place = await findPlace(walked, control.key, { spot })
      }
      await pressControl(walk, { control, spot, place }, presses)
      last = control
    }
  }
}

interface Target {
  control: FoundControl
  spot: Spot
  place: Place | undefined
}

async function pressControl(walk: PageWalk, { control, spot, place }: Target, presses: string[]): Promise<void> {
  const name = spot === 'middle' ? control.label : `${spot} of ${control.label}`
  const words = [...presses, name].join(', then ')
  if (!place) walk.problems.push(`lost: ${words}`)
  // The checks of the page report what is covered in its middle.
  else if (place.coveredBy && spot !== 'middle') walk.problems.push(`covered: ${words} by ${place.coveredBy}`)
  if (!canPress(place)) return
  walk.pressed++
  const shown = await listKeys(walk)
  const effect = await press(walk.walked, control, place)
  if (!effect) walk.problems.push(`dead: ${words}`)
  else if (control.href === undefined && spot === 'middle') await followPress(walk, [...presses, control.key], shown)
}

/** Returns where to press a control: of links and of controls of one kind not all are, and the first of a kind everywhere. */
function spotsToPress({ memory, kinds, route }: PageWalk, control: FoundControl): Spot[] {
  const { key, kind, href, isFrame, isCurrent, isExternal, spots } = control
  if (href !== undefined) {
    memory.urls.add(href)
    if (isCurrent || isExternal || memory.links.has(kind)) return []
    memory.links.add(kind)
    return spots
  }
  const place = `${isFrame ? '' : route} ${key}`
  const count = (kinds.get(kind) ?? 0) + 1
  if (isCurrent || memory.pressed.has(place) || count > MAX_OF_A_KIND) return []
  memory.pressed.add(place)
  kinds.set(kind, count)
  return count === 1 ? spots : ['middle']
}

const listKeys = async ({ walked }: PageWalk) =>
  new Set((await walked.page.evaluate(listControls)).map(({ key }) => key))

/** Checks and presses what a press has opened on the same page, without what was shown before it, as by scrolling. */
async function followPress(walk: PageWalk, presses: string[], shown: Set<string>): Promise<void> {
  const { walked } = walk
  await walked.settle()
  const url = new URL(walked.page.url())
  if (presses.length === MAX_DEPTH || url.pathname !== new URL(walk.path, url).pathname) return
  const controls = await walked.page.evaluate(listControls)
  const opened = controls.filter(({ key }) => !walk.found.has(key) && !shown.has(key))
  if (opened.length === 0) return
  walk.problems.push(...(await walked.check(opened.map(({ key }) => key))))
  await pressControls(walk, opened, presses)
}
