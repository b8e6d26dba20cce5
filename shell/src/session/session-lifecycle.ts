import type { ApiClient } from '@closyyy/api-client/api-client'
import type { QueryClient } from '@closyyy/platform/query'
import { clearSessionStorage } from '@closyyy/platform/session-data/clear-session'
import {
  ENDED_SESSION_KEY,
  SHARED_SESSION_KEY,
  SIGN_UP_KEY,
  SIGN_UP_PICTURE_KEY,
} from '@closyyy/platform/session-data/session-keys'
import { forgetVisits } from '../offline/worker.ts'
import { receiveSession, shareSession } from './session-tabs.ts'
import type { Store } from './store.ts'
import { takeUrlToken } from './url-token.ts'

export interface SettleOptions {
  api: ApiClient
  queryClient: QueryClient
  /** Runs the loaders of the page again. */
  revalidate: () => void
}

export async function settleSession(store: Store, { api, queryClient, revalidate }: SettleOptions): Promise<void> {
  const isSignedIn = () => store.getState().session.signedIn !== undefined
  await takeUrlToken(store, api)
  const share = () => {
    for (const key of [ENDED_SESSION_KEY, SIGN_UP_KEY, SIGN_UP_PICTURE_KEY]) sessionStorage.removeItem(key)
    shareSession(store)
  }
  const onLate = () => {
    share()
    revalidate()
    void queryClient.invalidateQueries()
  }
  if (!isSignedIn() && localStorage.getItem(SHARED_SESSION_KEY)) await receiveSession(store, onLate)
  if (isSignedIn()) share()
}

export async function forgetSession(queryClient: QueryClient): Promise<void> {
  clearSessionStorage()
  sessionStorage.setItem(ENDED_SESSION_KEY, '1')
  queryClient.removeQueries({ type: 'inactive' })
  await Promise.all([queryClient.invalidateQueries(), forgetVisits(navigator.serviceWorker)])
}
