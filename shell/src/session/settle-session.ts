import type { ApiClient } from '@closyyy/api-client/api-client'
import { SHARED_SESSION_KEY } from '@closyyy/platform/session-traces'
import { takeAddressToken } from './address-token.ts'
import { receiveSession, shareSession } from './session-tabs.ts'
import type { Store } from './store.ts'

/** Establishes the session before the first page opens: from this tab, the URL, or another tab. */
export async function settleSession(store: Store, api: ApiClient): Promise<void> {
  const isSignedIn = () => store.getState().session.signedIn !== undefined
  await takeAddressToken(store, api)
  if (!isSignedIn() && localStorage.getItem(SHARED_SESSION_KEY)) await receiveSession(store)
  if (isSignedIn()) shareSession(store)
}
