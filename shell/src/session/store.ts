import { type SessionState, type SignedIn, sessionReducer } from '@closyyy/platform/session'
import { configureStore } from '@closyyy/platform/state'

/** Creates the shell's store: client state that several pages read. */
export function createStore(signedIn?: SignedIn) {
  const session: SessionState = { signedIn }
  return configureStore({ reducer: { session: sessionReducer }, preloadedState: { session } })
}

export type Store = ReturnType<typeof createStore>

/** The state of every server render, so that the HTML contains nothing of a session. */
export const signedOutState = createStore().getState()
