import { createAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import type { UnknownAction } from 'redux'

/** The person signed in on this page; undefined for a guest. */
export interface SignedIn {
  token: string
  userId: number
  username: string
  /** Path or address of the picture, null where none was uploaded. */
  profilePicture: string | null
}

export interface SessionState {
  signedIn: SignedIn | undefined
}

export const sessionStarted = createAction<SignedIn>('session/started')
export const sessionEnded = createAction('session/ended')

/** The session's slice of the shell's store. */
export function sessionReducer(state: SessionState = { signedIn: undefined }, action: UnknownAction): SessionState {
  if (sessionStarted.match(action)) return { signedIn: action.payload }
  if (sessionEnded.match(action)) return { signedIn: undefined }
  return state
}

/** Who is signed in; undefined on the server and in the first render, so that the served HTML fits everybody. */
export function useSession(): SignedIn | undefined {
  return useSelector((state: { session: SessionState }) => state.session.signedIn)
}
