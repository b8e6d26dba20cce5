import { createAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
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

/** Returns the signed-in person; undefined for guests, on the server and while hydrating: all get the same HTML. */
export function useSession(): SignedIn | undefined {
  return useSelector((state: { session: SessionState }) => state.session.signedIn)
}
