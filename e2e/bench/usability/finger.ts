import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Locator } from '@playwright/test'

/** Time for which a finger stays on the screen. */
const TOUCH_MS = 80

/** Taps the middle of a control as a finger does, without waiting until the page is idle. */
export async function tap(session: CDPSession, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (!box) throw new Error(`${control} is not on the screen.`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await pause(TOUCH_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
