import { AT_ONCE } from '@closyyy/platform/at-once'
import type { createBrowserRouter } from '@closyyy/platform/router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Renders the pages of links with this state in one task. A transition would pause for frames of the old page, and show the
 * product of a card later, 200 ms on a slow phone (docs/decisions/034). Not after Back or a reload: hydration needs pauses.
 */
export function renderPagesAtOnce(router: Router): void {
  const { subscribe } = router
  router.subscribe = listener =>
    subscribe((state, options) => listener(state, { ...options, flushSync: isAtOnce(state) }))
}

const isAtOnce = ({ navigation, historyAction, location }: Router['state']) =>
  navigation.state === 'idle' && historyAction === 'PUSH' && location.state === AT_ONCE
