import type { ApiClient } from '@closyyy/api-client/api-client'
import type { QueryClient } from '@closyyy/platform/query'
import { clearSessionTraces, ENDED_SESSION_KEY, SHARED_SESSION_KEY } from '@closyyy/platform/session-traces'
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
    sessionStorage.removeItem(ENDED_SESSION_KEY)
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
  clearSessionTraces()
  sessionStorage.setItem(ENDED_SESSION_KEY, '1')
  queryClient.removeQueries({ type: 'inactive' })
  await Promise.all([queryClient.invalidateQueries(), forgetVisits(navigator.serviceWorker)])
}
