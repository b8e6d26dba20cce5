import type { Locator, Page } from '@playwright/test'
import { tapInFirefox } from '../fixtures/firefox.ts'

const spots = ['words', 'padding', 'edge'] as const
type Spot = (typeof spots)[number]

/** A kind of press: with mouse or touch on a spot of the control, or by keyboard. */
export type PressKind = `${'mouse' | 'touch'} ${Spot}` | 'keyboard'

export const pressKinds: PressKind[] = [
  ...spots.map(spot => `mouse ${spot}` as const),
  ...spots.map(spot => `touch ${spot}` as const),
  'keyboard',
]

/** Moves the focus to a control from elsewhere; for a label or a frame, to its field. */
export function focus(target: Locator): Promise<void> {
  return target.evaluate(element => {
    const field = element.querySelector<HTMLElement>('input, select')
    const control = (element as HTMLLabelElement).control ?? field ?? (element as HTMLElement)
    control.blur()
    control.focus()
  })
}

/** Presses a control as a user does: at a position on the screen, or with the focus on it. */
export async function press(page: Page, target: Locator, kind: Exclude<PressKind, 'keyboard'>): Promise<void> {
  const [pointer, spot] = kind.split(' ') as ['mouse' | 'touch', Spot]
  const { x, y } = await settledPlace(target, spot)
  if (pointer === 'touch') {
    const isFirefox = page.context().browser()?.browserType().name() === 'firefox'
    return isFirefox ? tapInFirefox(page, x, y) : tapInChromium(page, x, y)
  }
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.up()
}

/** Taps with a finger; Playwright's own `tap` is for contexts whose only pointer is one. */
async function tapInChromium(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** Returns a position on a control; retries if a render replaced or moved the control. */
async function settledPlace(target: Locator, spot: Spot): Promise<{ x: number; y: number }> {
  return (await target.evaluate(placeOf, spot)) ?? (await settledPlace(target, spot))
}

/** Runs in the page: scrolls the control into view and returns a position on it. */
async function placeOf(control: HTMLElement | SVGElement, spot: Spot): Promise<{ x: number; y: number } | undefined> {
  const isMoving = ({ effect }: Animation) => (effect as KeyframeEffect).target?.contains(control)
  // A canceled animation rejects.
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isMoving)
      .map(animation => animation.finished),
  )
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  if (!control.isConnected) return undefined
  const box = control.getBoundingClientRect()
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT, node =>
    node.textContent?.trim() && node.parentElement?.getClientRects().length
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  )
  const range = document.createRange()
  const text = texts.nextNode()
  if (text) range.selectNodeContents(text)
  const face = text ? range : (control.querySelector('svg, img, input') ?? control)
  const words = face.getClientRects()[0] ?? box
  const middle = (rect: DOMRect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 })
  const gaps = [
    { size: box.right - words.right, place: { x: (words.right + box.right) / 2, y: middle(box).y } },
    { size: words.left - box.left, place: { x: (box.left + words.left) / 2, y: middle(box).y } },
    { size: words.top - box.top, place: { x: middle(box).x, y: (box.top + words.top) / 2 } },
  ]
  const [widest] = gaps.sort((one, other) => other.size - one.size)
  const places = {
    words: middle(words),
    padding: widest && widest.size > 2 ? widest.place : { x: box.left + box.width / 4, y: middle(box).y },
    edge: { x: box.right - 1, y: middle(box).y },
  }
  const place = places[spot]
  const hit = document.elementFromPoint(place.x, place.y)
  // Counts or a list that loaded meanwhile moved it out of the view.
  if (!hit) return undefined
  if (!control.contains(hit)) throw new Error(`Its ${spot} is covered by ${hit.outerHTML.slice(0, 80)}.`)
  return place
}
