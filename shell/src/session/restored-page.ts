import { readSession } from './session-storage.ts'
import type { Store } from './store.ts'

/** Reloads a page that the browser restores from its back/forward cache if the session has changed meanwhile. */
export function watchRestoredPage(store: Store, reload = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readSession()?.token !== store.getState().session.signedIn?.token) reload()
  })
}
