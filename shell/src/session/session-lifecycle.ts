import type { ApiClient } from '@closyyy/api-client/api-client'
import type { QueryClient } from '@closyyy/platform/query'
import { clearSessionTraces, SHARED_SESSION_KEY } from '@closyyy/platform/session-traces'
import { forgetVisits } from '../offline/worker.ts'
import { receiveSession, shareSession } from './session-tabs.ts'
import type { Store } from './store.ts'
import { takeUrlToken } from './url-token.ts'

export async function settleSession(store: Store, api: ApiClient): Promise<void> {
  const isSignedIn = () => store.getState().session.signedIn !== undefined
  await takeUrlToken(store, api)
  if (!isSignedIn() && localStorage.getItem(SHARED_SESSION_KEY)) await receiveSession(store)
  if (isSignedIn()) shareSession(store)
}

export async function forgetSession(queryClient: QueryClient): Promise<void> {
  clearSessionTraces()
  queryClient.removeQueries({ type: 'inactive' })
  await Promise.all([queryClient.invalidateQueries(), forgetVisits(navigator.serviceWorker)])
}
