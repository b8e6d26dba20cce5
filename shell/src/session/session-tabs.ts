import { LOGIN_PATH } from '@closyyy/contract/paths'
import { onSessionEnded } from '@closyyy/event-bus/on'
import { type SignedIn, sessionEnded, sessionStarted } from '@closyyy/platform/session'
import { RECEIVED_SESSION_KEY, SHARED_SESSION_KEY } from '@closyyy/platform/session-data/session-keys'
import type { Store } from './store.ts'

/** A page that receives no session in this time starts as a guest's. */
const HANDOVER_MS = 250
/** A busy tab may respond later; the page then continues with its session. */
const LATE_HANDOVER_MS = 3000

/** Not on the event bus because a token must not reach every subscriber on the page. */
type Message =
  | { kind: 'asked' }
  | { kind: 'given'; session: SignedIn }
  /** Ends every session if it has no token, after a logout. */
  | { kind: 'ended'; token?: string }

const openChannel = () => new BroadcastChannel('closyyy.session')
const sessionOf = (store: Store) => store.getState().session.signedIn

/** @param onLate called if a tab responds after the page has started as a guest's */
export async function receiveSession(store: Store, onLate: () => void): Promise<void> {
  const requested = window.location.href
  const channel = openChannel()
  let isLate = false
  await new Promise<void>(resolve => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'given' || sessionOf(store)) return
      sessionStorage.setItem(RECEIVED_SESSION_KEY, '1')
      store.dispatch(sessionStarted(data.session))
      if (isLate && !leaveLogin(requested)) onLate()
      resolve()
    }
    channel.postMessage({ kind: 'asked' } satisfies Message)
    setTimeout(resolve, HANDOVER_MS)
  })
  isLate = true
  if (sessionOf(store)) channel.close()
  else setTimeout(() => endHandover(store, channel), LATE_HANDOVER_MS)
}

function endHandover(store: Store, channel: BroadcastChannel): void {
  channel.close()
  if (!sessionOf(store)) localStorage.removeItem(SHARED_SESSION_KEY)
}

/** Opens the page from which a guest was redirected to the login; returns whether the login is open. */
function leaveLogin(requested: string): boolean {
  if (window.location.pathname !== LOGIN_PATH) return false
  window.history.replaceState(window.history.state, '', requested)
  window.location.reload()
  return true
}

export function shareSession(store: Store): void {
  // Repeated, because a tab that received no response in time removes it, for all later tabs.
  const offerSession = () => sessionOf(store) && localStorage.setItem(SHARED_SESSION_KEY, '1')
  offerSession()
  document.addEventListener('visibilitychange', () => document.hidden || offerSession())
  const channel = openChannel()
  const post = (message: Message) => channel.postMessage(message)

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const session = sessionOf(store)
    if (!session) return
    if (data.kind === 'asked') {
      offerSession()
      post({ kind: 'given', session })
    }
    if (data.kind === 'ended' && (data.token ?? session.token) === session.token) store.dispatch(sessionEnded())
  }
  let last = sessionOf(store)
  store.subscribe(() => {
    const session = sessionOf(store)
    if (last && !session) post({ kind: 'ended', token: last.token })
    last = session
  })
  // The bus validates events from other tabs, which may load a schema first; this channel delivers at once.
  onSessionEnded(() => sessionOf(store) && post({ kind: 'ended' }))
}
