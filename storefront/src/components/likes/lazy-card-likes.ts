import { type ComponentType, useSyncExternalStore } from 'react'
import type { CardLikesProps } from './card-likes.tsx'

let CardLikes: ComponentType<CardLikesProps> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  // Loads the buttons on the first interaction, so that cards stay light until then.
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

/** Undefined on the server and before the first interaction. */
export function useLazyCardLikes(): ComponentType<CardLikesProps> | undefined {
  return useSyncExternalStore(
    subscribe,
    () => CardLikes,
    () => undefined,
  )
}
