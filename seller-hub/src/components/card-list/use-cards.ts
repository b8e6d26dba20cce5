import { useSyncExternalStore } from 'react'

/** The width from which the hub has its sidebar and lists are tables. */
const NARROW = '(width <= 60rem)'

function subscribe(onChange: () => void) {
  const media = window.matchMedia(NARROW)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Returns whether lists are shown as cards. */
export function useCards(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
}
