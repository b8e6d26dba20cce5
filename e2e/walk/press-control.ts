import { setTimeout as pause } from 'node:timers/promises'
import { type FoundControl, type Place, restingPlace, type Spot } from './page-controls.ts'
import { pressEffect, startPress } from './page-effects.ts'
import type { WalkedPage } from './walked-page.ts'

const EFFECT_TIMEOUT_MS = 6_000
const POLL_MS = 25

export const canPress = (place: Place | undefined): place is Place =>
  place !== undefined && !place.coveredBy && !place.hasLeft

/** Returns where to press a control; what opened a moment ago may still be covered, or may not show all its controls. */
export async function findPlace(
  { page }: WalkedPage,
  key: string,
  { spot = 'middle' as Spot, timeout = EFFECT_TIMEOUT_MS } = {},
): Promise<Place | undefined> {
  const end = performance.now() + timeout
  for (;;) {
    const place = await page.evaluate(restingPlace, { key, spot })
    if (place?.hasLeft || canPress(place) || performance.now() >= end) return place
    await pause(POLL_MS)
  }
}

/** Presses a control with mouse or finger; returns what it changed. */
export async function press(
  walked: WalkedPage,
  { key, href }: Pick<FoundControl, 'key' | 'href'>,
  place: Place,
): Promise<string | undefined> {
  const { page, isTouched, takeOutsideEffect } = walked
  const { x, y } = isTouched ? place : await hover(walked, key, place)
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
    // A link that already changed the page may still open another.
    if (effect && (href === undefined || page.url() !== url)) return effect
    await pause(POLL_MS)
  }
  return effect
}

/** Moves the mouse over a control; returns where it is then. */
async function hover({ page, settle }: WalkedPage, key: string, place: Place): Promise<Place> {
  await page.mouse.move(place.x, place.y)
  await settle()
  const { spot } = place
  return (await page.evaluate(restingPlace, { key, spot })) ?? place
}
