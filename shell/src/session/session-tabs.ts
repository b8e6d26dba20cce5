import { on } from '@closyyy/event-bus/event-bus'
import { type SignedIn, sessionEnded, sessionStarted } from '@closyyy/platform/session'
import { SHARED_SESSION_KEY } from '@closyyy/platform/session-traces'
import type { Store } from './store.ts'

/** How long another tab may take to hand over its session, in milliseconds. */
const HANDOVER_MS = 250

/** What tabs say to each other. Apart from the event bus, as a token must not reach every listener on the page. */
type Message =
  | { kind: 'asked' }
  | { kind: 'given'; session: SignedIn }
  /** Without a token it ends every session: somebody logged out. */
  | { kind: 'ended'; token?: string }

const openChannel = () => new BroadcastChannel('closyyy.session')
const sessionOf = (store: Store) => store.getState().session.signedIn

/** Takes over the session of an open tab, where there is one; without an answer nobody asks again. */
export async function receiveSession(store: Store): Promise<void> {
  const channel = openChannel()
  const session = await new Promise<SignedIn | undefined>(resolve => {
    channel.onmessage = ({ data }: MessageEvent<Message>) => data.kind === 'given' && resolve(data.session)
    channel.postMessage({ kind: 'asked' } satisfies Message)
    setTimeout(resolve, HANDOVER_MS)
  })
  channel.close()
  if (session) store.dispatch(sessionStarted(session))
  else localStorage.removeItem(SHARED_SESSION_KEY)
}

/** Hands this tab's session to new tabs, and ends it here when it ends in another one. */
export function shareSession(store: Store): void {
  localStorage.setItem(SHARED_SESSION_KEY, '1')
  const channel = openChannel()
  const tell = (message: Message) => channel.postMessage(message)

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    const session = sessionOf(store)
    if (!session) return
    if (data.kind === 'asked') tell({ kind: 'given', session })
    if (data.kind === 'ended' && (data.token ?? session.token) === session.token) store.dispatch(sessionEnded())
  }
  let last = sessionOf(store)
  store.subscribe(() => {
    const session = sessionOf(store)
    if (last && !session) tell({ kind: 'ended', token: last.token })
    last = session
  })
  // The bus checks what comes from other tabs, which may take a request; this channel is there at once.
  on('session.ended', () => sessionOf(store) && tell({ kind: 'ended' }))
}
