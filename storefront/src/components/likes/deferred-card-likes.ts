import { type ComponentType, useSyncExternalStore } from 'react'
import { loadAtGesture } from '../deferred/load-at-gesture.ts'
import type { CardLikesProps } from './card-likes.tsx'

let CardLikes: ComponentType<CardLikesProps> | undefined
const listeners = new Set<() => void>()
let stop: (() => void) | undefined

function subscribe(listener: () => void) {
  // Loads the buttons on the first interaction, so that cards stay light until then.
  if (!listeners.size) stop = loadAtGesture(load, isByMouseOrScroll).stop
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) stop?.()
  }
}

/** A first tap often follows a card's link; the buttons would delay its page. Fingers scroll before they like. */
const isByMouseOrScroll = ({ pointerType }: Event & { pointerType?: string }) => pointerType !== 'touch'

async function load(): Promise<boolean> {
  try {
    CardLikes = (await import(/* webpackChunkName: "storefront-likes" */ './card-likes.tsx')).CardLikes
  } catch (error) {
    console.error(error)
    return false
  }
  for (const listener of listeners) listener()
  return true
}

/** Undefined on the server and before the first interaction with mouse, keyboard or scrolling. */
export function useDeferredCardLikes(): ComponentType<CardLikesProps> | undefined {
  return useSyncExternalStore(
    subscribe,
    () => CardLikes,
    () => undefined,
  )
}
