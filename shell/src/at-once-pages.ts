import { AT_ONCE } from '@closyyy/platform/at-once'
import type { createBrowserRouter } from '@closyyy/platform/router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Renders pages that are opened with the state `AT_ONCE` in one task instead of in the router's transition, which pauses for
 * frames of the old page (docs/decisions/034). Excludes Back and reloads, because hydration needs the pauses.
 */
export function renderPagesAtOnce(router: Router): void {
  const { subscribe } = router
  router.subscribe = listener =>
    subscribe((state, options) => listener(state, { ...options, flushSync: isAtOnce(state) }))
}

const isAtOnce = ({ navigation, historyAction, location }: Router['state']) =>
  navigation.state === 'idle' && historyAction === 'PUSH' && location.state === AT_ONCE
