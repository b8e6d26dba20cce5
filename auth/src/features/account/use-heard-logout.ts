import { on } from '@closyyy/event-bus/event-bus'
import { type SessionState, sessionEnded } from '@closyyy/platform/session'
import { useStore } from '@closyyy/platform/state'
import { useEffect } from 'react'
import { clearSessionTraces } from './session-traces.ts'

/** Signs this tab out when another one did; the page is loaded anew, so that nothing of the account stays on it. */
export function useHeardLogout(): void {
  const store = useStore<{ session: SessionState }>()
  useEffect(
    () =>
      on('session.ended', () => {
        if (!sessionStorage.getItem('authToken')) return
        store.dispatch(sessionEnded())
        clearSessionTraces()
        window.location.reload()
      }),
    [store],
  )
}
