import { createAction } from '@reduxjs/toolkit'
import { type Context, useContext, useSyncExternalStore } from 'react'
import { ReactReduxContext, type ReactReduxContextValue } from 'react-redux'
import type { UnknownAction } from 'redux'

/** The person signed in on this page; undefined for a guest. */
export interface SignedIn {
  token: string
  userId: number
  username: string
  /** Path or URL of the picture, null if none was uploaded. */
  profilePicture: string | null
}

/** The `session` slice of the shell's store. */
export interface SessionState {
  signedIn: SignedIn | undefined
}

/** Action of the shell's store: a person signed in. */
export const sessionStarted = createAction<SignedIn>('session/started')
/** Action of the shell's store: the session ended. */
export const sessionEnded = createAction('session/ended')

/** Reducer of the store's `session`. */
export function sessionReducer(state: SessionState = { signedIn: undefined }, action: UnknownAction): SessionState {
  if (sessionStarted.match(action)) return { signedIn: action.payload }
  if (sessionEnded.match(action)) return { signedIn: undefined }
  return state
}

/** React Redux's context; its provider is part of the shell. */
const SessionContext = ReactReduxContext as Context<ReactReduxContextValue<{ session: SessionState }>>

/** Returns the signed-in person; undefined for guests, on the server and while hydrating: all get the same HTML. */
export function useSession(): SignedIn | undefined {
  // `useSelector` brings a copy of React's hook for other selectors, 0.3 KB, which every first view would load.
  const { store, getServerState = store.getState } = useContext(SessionContext)
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().session.signedIn,
    () => getServerState().session.signedIn,
  )
}
