import { emitSessionStarted } from '@closyyy/event-bus/emit/auth'
import { type SignedIn, sessionStarted } from '@closyyy/platform/session'
import { useDispatch } from '@closyyy/platform/state'
import { clearReturnTo } from './return-to.ts'

/** SESSION-3. */
const RELOAD_DELAY_MS = 100

/**
 * Stores the session, emits `session.started` and loads a new document, which clears another account's data. It replaces
 * the login in the history, because that page redirects a signed-in visitor.
 */
export function useStartSession() {
  const dispatch = useDispatch()
  return (session: SignedIn, target: string) => {
    clearReturnTo()
    dispatch(sessionStarted(session))
    emitSessionStarted({ user_id: session.userId })
    setTimeout(() => window.location.replace(target), RELOAD_DELAY_MS)
  }
}
