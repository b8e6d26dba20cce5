import { onSessionEnded } from '@closyyy/event-bus/on'
import { type SignedIn, sessionEnded, sessionStarted } from '@closyyy/platform/session'
import { RECEIVED_SESSION_KEY, SHARED_SESSION_KEY } from '@closyyy/platform/session-traces'
import type { Store } from './store.ts'

const HANDOVER_MS = 250

/** Not on the event bus because a token must not reach every subscriber on the page. */
type Message =
  | { kind: 'asked' }
  | { kind: 'given'; session: SignedIn }
  /** Ends every session if it has no token, after a logout. */
  | { kind: 'ended'; token?: string }

const openChannel = () => new BroadcastChannel('closyyy.session')
const sessionOf = (store: Store) => store.getState().session.signedIn

export async function receiveSession(store: Store): Promise<void> {
  const channel = openChannel()
  const session = await new Promise<SignedIn | undefined>(resolve => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => data.kind === 'given' && resolve(data.session)
    channel.postMessage({ kind: 'asked' } satisfies Message)
    setTimeout(resolve, HANDOVER_MS)
  })
  channel.close()
  if (session) {
    sessionStorage.setItem(RECEIVED_SESSION_KEY, '1')
    store.dispatch(sessionStarted(session))
  } else localStorage.removeItem(SHARED_SESSION_KEY)
}

export function shareSession(store: Store): void {
  localStorage.setItem(SHARED_SESSION_KEY, '1')
  const channel = openChannel()
  const post = (message: Message) => channel.postMessage(message)

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const session = sessionOf(store)
    if (!session) return
    if (data.kind === 'asked') post({ kind: 'given', session })
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
