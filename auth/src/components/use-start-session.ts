import { emit } from '@closyyy/event-bus/event-bus'
import { type SignedIn, sessionStarted } from '@closyyy/platform/session'
import { useDispatch } from '@closyyy/platform/state'
import { forgetWayBack } from './way-back.ts'

/** How long after login the page is loaded anew, in milliseconds (SESSION-3). */
const RELOAD_DELAY_MS = 100

/** Starts a session, tells it, and loads a page anew, which clears what another account left. */
export function useStartSession() {
  const dispatch = useDispatch()
  return (session: SignedIn, target: string) => {
    forgetWayBack()
    dispatch(sessionStarted(session))
    emit('session.started', { user_id: session.userId })
    setTimeout(() => window.location.assign(target), RELOAD_DELAY_MS)
  }
}
