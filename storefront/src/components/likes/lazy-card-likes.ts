import { type ComponentType, useSyncExternalStore } from 'react'
import type { CardLikesProps } from './card-likes.tsx'

let CardLikes: ComponentType<CardLikesProps> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  // Until a person shows up, the cards bring neither script nor buttons for marking.
  if (!listeners.size) for (const sign of ['pointerover', 'keydown']) addEventListener(sign, load, { once: true })
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function load() {
  import(/* webpackChunkName: "storefront-dialogs" */ './card-likes.tsx').then(loaded => {
    CardLikes = loaded.CardLikes
    for (const listener of listeners) listener()
  }, console.error)
}

/** The marks of a card once somebody is there to press them; undefined before, and on the server. */
export function useLazyCardLikes(): ComponentType<CardLikesProps> | undefined {
  return useSyncExternalStore(
    subscribe,
    () => CardLikes,
    () => undefined,
  )
}
