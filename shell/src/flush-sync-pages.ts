import { FLUSH_SYNC } from '@closyyy/platform/navigation/flush-sync'
import type { createBrowserRouter } from '@closyyy/platform/router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Renders pages that are opened with the state `FLUSH_SYNC` in one task instead of in the router's transition, which pauses for
 * frames of the old page (docs/decisions/034). Excludes Back and reloads, because hydration needs the pauses.
 */
export function flushSyncPages(router: Router): void {
  const { subscribe } = router
  router.subscribe = listener =>
    subscribe((state, options) => listener(state, { ...options, flushSync: needsFlushSync(state) }))
}

const needsFlushSync = ({ navigation, historyAction, location }: Router['state']) =>
  navigation.state === 'idle' && historyAction === 'PUSH' && location.state === FLUSH_SYNC
