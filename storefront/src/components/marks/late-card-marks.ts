import { type ComponentType, useSyncExternalStore } from 'react'
import type { CardMarksProps } from './card-marks.tsx'

let CardMarks: ComponentType<CardMarksProps> | undefined
const tells = new Set<() => void>()

function subscribe(tell: () => void) {
  // Until a person shows up, the cards bring neither script nor buttons for marking.
  if (!tells.size) for (const sign of ['pointerover', 'keydown']) addEventListener(sign, load, { once: true })
  tells.add(tell)
  return () => tells.delete(tell)
}

function load() {
  import(/* webpackChunkName: "storefront-dialogs" */ './card-marks.tsx').then(loaded => {
    CardMarks = loaded.CardMarks
    for (const tell of tells) tell()
  }, console.error)
}

/** The marks of a card once somebody is there to press them; undefined before, and on the server. */
export function useLateCardMarks(): ComponentType<CardMarksProps> | undefined {
  return useSyncExternalStore(
    subscribe,
    () => CardMarks,
    () => undefined,
  )
}
