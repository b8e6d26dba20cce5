import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'

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

const initialState: SessionState = { signedIn: undefined }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionStarted: (state, { payload }: PayloadAction<SignedIn>) => {
      state.signedIn = payload
    },
    sessionEnded: state => {
      state.signedIn = undefined
    },
  },
})

export const { sessionStarted, sessionEnded } = sessionSlice.actions

/** Who is signed in; undefined on the server and in the first render, so that the served HTML fits everybody. */
export function useSession(): SignedIn | undefined {
  return useSelector((state: { session: SessionState }) => state.session.signedIn)
}
