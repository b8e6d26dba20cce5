import { type SessionState, type SignedIn, sessionReducer } from '@closyyy/platform/session'
import { configureStore } from '@closyyy/platform/state'

export function createStore(signedIn?: SignedIn) {
  const session: SessionState = { signedIn }
  return configureStore({ reducer: { session: sessionReducer }, preloadedState: { session } })
}

export type Store = ReturnType<typeof createStore>

export const signedOutState = createStore().getState()
