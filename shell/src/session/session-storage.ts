import { type SignedIn, sessionEnded } from '@closyyy/platform/session'
import type { Store } from './store.ts'

/** The storage keys of storefront.txt section 3 that hold the session; both picture keys carry the same value. */
const keys = { token: 'authToken', userId: 'userId', username: 'username', pictures: ['pro_pic', 'profile_picture'] }

/** The session that this tab holds, or undefined. */
export function readSession(storage: Storage = sessionStorage): SignedIn | undefined {
  const token = storage.getItem(keys.token)
  if (!token) return undefined
  return {
    token,
    userId: Number(storage.getItem(keys.userId)),
    username: storage.getItem(keys.username) ?? '',
    profilePicture: storage.getItem(keys.pictures[0] as string) || null,
  }
}

/** Keeps the tab's storage the same as the store's session, and calls `onEnded` when that has ended. */
export function persistSession(store: Store, onEnded: () => void, storage: Storage = sessionStorage): void {
  let last = store.getState().session.signedIn
  store.subscribe(() => {
    const { signedIn } = store.getState().session
    if (signedIn === last) return
    last = signedIn
    write(storage, signedIn)
    if (!signedIn) onEnded()
  })
}

/** Returns the page's session; ends it if its token was removed from the tab's storage, which no event reports. */
export function checkSession(store: Store, storage: Storage = sessionStorage): SignedIn | undefined {
  const { signedIn } = store.getState().session
  if (!signedIn || storage.getItem(keys.token)) return signedIn
  store.dispatch(sessionEnded())
  return undefined
}

function write(storage: Storage, signedIn: SignedIn | undefined) {
  const all = [keys.token, keys.userId, keys.username, ...keys.pictures]
  if (!signedIn) {
    for (const key of all) storage.removeItem(key)
    return
  }
  storage.setItem(keys.token, signedIn.token)
  storage.setItem(keys.userId, String(signedIn.userId))
  storage.setItem(keys.username, signedIn.username)
  for (const key of keys.pictures) storage.setItem(key, signedIn.profilePicture ?? '')
}
