import { type ComponentType, useSyncExternalStore } from 'react'
import type { CardLikesProps } from './card-likes.tsx'

let CardLikes: ComponentType<CardLikesProps> | undefined
const listeners = new Set<() => void>()

const signs = ['pointerover', 'keydown', 'scroll']

/** Milliseconds until another interaction may load the buttons after they failed to load. */
const RETRY_AFTER_MS = 5_000

function awaitSign() {
  for (const sign of signs) addEventListener(sign, loadAt, { passive: true })
}

function subscribe(listener: () => void) {
  // Loads the buttons on the first interaction, so that cards stay light until then.
  if (!listeners.size) awaitSign()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function loadAt({ pointerType }: Event & { pointerType?: string }) {
  // A first tap often follows a card's link; the buttons would delay its page. Fingers scroll before they like.
  if (pointerType === 'touch') return
  for (const sign of signs) removeEventListener(sign, loadAt)
  import(/* webpackChunkName: "storefront-likes" */ './card-likes.tsx').then(
    loaded => {
      CardLikes = loaded.CardLikes
      for (const listener of listeners) listener()
    },
    (error: unknown) => {
      console.error(error)
      setTimeout(awaitSign, RETRY_AFTER_MS)
    },
  )
}

/** Undefined on the server and before the first interaction with mouse, keyboard or scrolling. */
export function useLazyCardLikes(): ComponentType<CardLikesProps> | undefined {
  return useSyncExternalStore(
    subscribe,
    () => CardLikes,
    () => undefined,
  )
}
