import type { ApiClient } from '@closyyy/api-client/api-client'
import { getOwnUser } from '@closyyy/contract/users'
import { type SignedIn, sessionStarted } from '@closyyy/platform/session'
import { keepWish } from '@closyyy/platform/wishes'
import type { Store } from './store.ts'

/** Name of the token in the address that a sign-in elsewhere comes back to (storefront.txt section 4). */
export const ADDRESS_TOKEN = 'api_token'

/** Takes the token out of the address and the history; answers it, or undefined. */
function cutToken(): string | undefined {
  const url = new URL(window.location.href)
  const token = url.searchParams.get(ADDRESS_TOKEN)
  url.searchParams.delete(ADDRESS_TOKEN)
  if (token !== null) window.history.replaceState(window.history.state, '', url)
  return token ?? undefined
}

/** Starts the session of a token in the address, where it is alive and nobody is signed in (rulings.md). */
export async function takeAddressToken(store: Store, api: ApiClient): Promise<void> {
  const token = cutToken()
  if (!token || store.getState().session.signedIn) return
  const user = await api.call(getOwnUser, {}, { headers: { authorization: `Bearer ${token}` } }).catch(console.warn)
  if (!user?.email_verified_at) return
  const { id: userId, username, profile_picture: profilePicture } = user
  store.dispatch(sessionStarted({ token, userId, username, profilePicture } satisfies SignedIn))
  wishToRate(window.location.pathname)
}

/** Whoever signed in from a shop wanted to rate its seller: the shop opens that dialog. */
function wishToRate(path: string) {
  const seller = /^\/user\/(\d+)$/.exec(path)?.[1]
  if (seller) keepWish({ kind: 'rate', subject: Number(seller) }, path)
}
