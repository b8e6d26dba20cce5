import { NARROW_SCREEN } from '@closyyy/ui/breakpoints'
import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  const media = window.matchMedia(NARROW_SCREEN)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Returns whether lists are shown as cards. */
export function useCards(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW_SCREEN).matches)
}
