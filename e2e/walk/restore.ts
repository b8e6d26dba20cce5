import type { FoundControl } from './page-controls.ts'
import { goToEntry, type Snapshot, takeSnapshot } from './page-effects.ts'
import { canPress, findPlace, press } from './press-control.ts'
import type { WalkedPage } from './walked-page.ts'

/** Presses since the page was opened; `last` is to be taken back. */
interface Pressed {
  path: string
  presses: string[]
  last?: FoundControl | undefined
}

/** Returns the page to the state of a snapshot, at best without loading it again, and takes the next snapshot. */
export async function restore(walked: WalkedPage, pressed: Pressed, before: Snapshot): Promise<Snapshot> {
  if (await isBefore(walked, before)) return before
  for (const takeBack of [goBack, closeLayer, pressAgain])
    if ((await takeBack(walked, before, pressed.last)) && (await isBefore(walked, before))) return before
  return reopen(walked, pressed)
}

async function isBefore({ page, settle }: WalkedPage, before: Snapshot): Promise<boolean> {
  await settle()
  return (await page.evaluate(takeSnapshot)).state === before.state
}

/** Goes back to the page's entry of the history, if the document is still the same. */
async function goBack({ page }: WalkedPage, before: Snapshot): Promise<boolean> {
  const { document, entry } = await page.evaluate(takeSnapshot)
  if (document !== before.document || entry === before.entry) return false
  await page.evaluate(goToEntry, before.entry)
  return true
}

async function closeLayer({ page }: WalkedPage, before: Snapshot): Promise<boolean> {
  const { layers } = await page.evaluate(takeSnapshot)
  if (layers <= before.layers) return false
  await page.keyboard.press('Escape')
  return true
}

async function pressAgain(walked: WalkedPage, _: Snapshot, last: FoundControl | undefined): Promise<boolean> {
  const place = last?.isToggle ? await findPlace(walked, last.key, { timeout: 0 }) : undefined
  if (!last || !canPress(place)) return false
  await press(walked, last, place)
  return true
}

/** Loads the page and repeats the presses. */
export async function reopen(walked: WalkedPage, { path, presses }: Pressed): Promise<Snapshot> {
  await walked.open(path)
  for (const key of presses) {
    const place = await findPlace(walked, key)
    if (place) await press(walked, { key, href: undefined }, place)
    await walked.settle()
  }
  return walked.page.evaluate(takeSnapshot)
}
