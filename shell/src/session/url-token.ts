import type { ApiClient } from '@closyyy/api-client/api-client'
import { getOwnUser } from '@closyyy/contract/users-calls'
import { type SignedIn, sessionStarted } from '@closyyy/platform/session'
import { storePendingAction } from '@closyyy/platform/sign-in/pending-action'
import { takeSignInAttempt } from '@closyyy/platform/sign-in/sign-in-attempt'
import type { Store } from './store.ts'

/** Query parameter that an external sign-in returns with. */
const TOKEN_PARAM = 'api_token'

function takeToken(): string | undefined {
  const url = new URL(window.location.href)
  const token = url.searchParams.get(TOKEN_PARAM)
  url.searchParams.delete(TOKEN_PARAM)
  if (token !== null) window.history.replaceState(window.history.state, '', url)
  return token ?? undefined
}

/** Signs in with the token of an external sign-in that this tab began; a link cannot choose the account (SESSION-6). */
export async function takeUrlToken(store: Store, api: ApiClient): Promise<void> {
  const token = takeToken()
  if (token === undefined) return
  // Taken even if the token is not used, so that a second link cannot use it.
  const isExpected = takeSignInAttempt()
  if (!token || !isExpected || store.getState().session.signedIn) return
  const user = await api.call(getOwnUser, {}, { headers: { authorization: `Bearer ${token}` } }).catch(console.warn)
  if (!user?.email_verified_at) return
  const { id: userId, username, profile_picture: profilePicture } = user
  store.dispatch(sessionStarted({ token, userId, username, profilePicture } satisfies SignedIn))
  storePendingRating(window.location.pathname)
}

function storePendingRating(path: string) {
  const seller = /^\/user\/(\d+)$/.exec(path)?.[1]
  if (seller) storePendingAction({ kind: 'rate', subject: Number(seller) }, path)
}
