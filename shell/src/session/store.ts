import { type SessionState, type SignedIn, sessionReducer } from '@closyyy/platform/session'
import { configureStore } from '@closyyy/platform/state'

/** The shell's one store: client state that more than one page reads, a slice a noun. */
export function createStore(signedIn?: SignedIn) {
  const session: SessionState = { signedIn }
  return configureStore({ reducer: { session: sessionReducer }, preloadedState: { session } })
}

export type Store = ReturnType<typeof createStore>

/** The state of every server render: nothing of a person's session is in the served HTML. */
export const signedOutState = createStore().getState()
