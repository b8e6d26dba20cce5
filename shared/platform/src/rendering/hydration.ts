import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Returns false on the server and in the render that hydrates its HTML, true in all others. A component whose HTML the
 * server rendered keeps `useState(!useIsHydrated())` true.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
